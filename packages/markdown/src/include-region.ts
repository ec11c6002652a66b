const start = /^[ \t]*(?:\/\/|#|--|<!--|\/\*)[ \t]*#region[ \t]+([\w-]+)/
const end = /^[ \t]*(?:\/\/|#|--|<!--|\/\*)[ \t]*#endregion\b/

/** Part of an included file. */
export type Region = {
  readonly code: string
  /** The line of the file that each line was, from 0. */
  readonly lines: readonly number[]
  /** The columns that were taken away. */
  readonly indent: number
  /** Its first and last line, from 1, in the file without region marks, as readers see it elsewhere. Null for a whole file. */
  readonly range: LineRange | null
}

export type LineRange = { readonly from: number; readonly to: number }

/** Names of the regions of a file, in order. */
export function regionNames(text: string): string[] {
  return text.split('\n').flatMap((line) => start.exec(line)?.[1] ?? [])
}

/** A file's text without region marks: all of it, or one region, without its common indent. Null when the region is missing. */
export function cutRegion(text: string, name: string | null): Region | null {
  const open: string[] = []
  const picked: { text: string; line: number; shown: number }[] = []
  let found = name === null
  let shown = 0
  for (const [line, content] of text.replace(/\n+$/, '').split('\n').entries()) {
    const opened = start.exec(content)?.[1]
    if (opened !== undefined) {
      open.push(opened)
      found ||= opened === name
    } else if (end.test(content)) open.pop()
    else {
      shown += 1
      if (name === null || open.includes(name)) picked.push({ text: content, line, shown })
    }
  }
  if (!found) return null
  while (picked[0]?.text.trim() === '') picked.shift()
  while (picked.at(-1)?.text.trim() === '') picked.pop()
  const indents = picked
    .filter(({ text: content }) => content.trim() !== '')
    .map(({ text: content }) => /^[ \t]*/.exec(content)?.[0].length ?? 0)
  const indent = name === null || indents.length === 0 ? 0 : indents.reduce((least, own) => Math.min(least, own))
  return {
    code: picked.map(({ text: content }) => content.slice(indent).trimEnd()).join('\n'),
    lines: picked.map(({ line }) => line),
    indent,
    range: name === null || picked[0] === undefined ? null : { from: picked[0].shown, to: picked.at(-1)?.shown ?? picked[0].shown },
  }
}
