import type { Root } from 'mdast'

/** A change to a text before it is parsed: what is put in the place of `remove` characters at an offset. No line break is touched. */
export type Edit = { readonly at: number; readonly remove: number; readonly insert: string }

/** The text with its edits, which are in order and do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = ''
  let done = 0
  for (const { at, remove, insert } of edits) {
    edited += text.slice(done, at) + insert
    done = at + remove
  }
  return edited + text.slice(done)
}

/** Gives the tree of an edited text the positions of the original text. `clean` takes out of strings what edits put in. */
export function undoEdits(root: Root, options: { text: string; edits: readonly Edit[]; clean: (value: string) => string }): Root {
  const { text, edits, clean } = options
  if (edits.length === 0) return root
  const lineStarts = startsOfLines(text)
  const shifts: { after: number; by: number }[] = []
  for (const { at, remove, insert } of edits) {
    const by = shifts.at(-1)?.by ?? 0
    shifts.push({ after: at + by, by: by + insert.length - remove })
  }
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return clean(value)
    if (Array.isArray(value)) return value.map(visit)
    if (value === null || typeof value !== 'object') return value
    const { offset, line, column } = value as { offset?: number; line?: number; column?: number }
    if (offset === undefined || line === undefined || column === undefined)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]))
    const original = offset - (shifts[countBelow(shifts, offset) - 1]?.by ?? 0)
    return { line, offset: original, column: original - (lineStarts[line - 1] ?? 0) + 1 }
  }
  return visit(root) as Root
}

function startsOfLines(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function countBelow(sorted: readonly { readonly after: number }[], limit: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as { after: number }).after < limit) low = middle + 1
    else high = middle
  }
  return low
}
