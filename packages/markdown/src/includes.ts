import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { hash } from './hash.ts'

/** Reads files that texts include, and remembers which text has included which file. Files are named by their paths from the root. */
export type IncludeReader = {
  /** Hash of a file's text, after line ends and NUL are normalized; empty when it is missing. */
  hashOf(file: string): string
  /** Begins to read for one text. */
  track(): Includes
}

/** Reads the files that one text includes, and remembers them. */
export type Includes = {
  /** A file of the site as UTF-8; null when it is missing or lies outside. */
  read(file: string): string | null
  /** The files beside a missing one, for suggestions. */
  list(file: string): readonly string[]
  /** The files that were read, with their hashes. */
  used(): { readonly file: string; readonly hash: string }[]
}

/** Creates a reader below a root folder (an absolute path). Each file is read once; what lies outside the root counts as missing. */
export function createIncludeReader(root: string): IncludeReader {
  const texts = new Map<string, string | null>()
  const read = (file: string): string | null => {
    if (!texts.has(file)) texts.set(file, readInside(root, file))
    return texts.get(file) ?? null
  }
  const hashOf = (file: string): string => {
    const text = read(file)
    return text === null ? '' : hash(text)
  }
  return {
    hashOf,
    track: () => {
      const used = new Set<string>()
      return {
        read: (file) => {
          used.add(file)
          return read(file)
        },
        list: (file) => siblings(root, file),
        used: () => [...used].map((file) => ({ file, hash: hashOf(file) })),
      }
    },
  }
}

/** Whether a path only leads down from the site's folder. Others are not read, even where they lead to a file of the site. */
export function leadsDown(file: string): boolean {
  return !file.startsWith('/') && !file.split(/[/\\]/).includes('..')
}

function readInside(root: string, file: string): string | null {
  if (file === '' || !leadsDown(file)) return null
  try {
    const path = realpathSync(join(root, file))
    if (!path.startsWith(realpathSync(root) + sep)) return null
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)).replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD')
  } catch {
    return null
  }
}

function siblings(root: string, file: string): readonly string[] {
  if (!leadsDown(file)) return []
  try {
    return readdirSync(join(root, dirname(file))).map((name) => posix.join(dirname(file), name))
  } catch {
    return []
  }
}

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
