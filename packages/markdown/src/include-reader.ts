import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { hash } from './hash.ts'

/** Reads files that texts include, and remembers which text has included which file. */
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

/** Creates a reader below a root folder. Each file is read once; what lies outside the root counts as missing. */
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
    return readdirSync(join(root, dirname(file))).map((name) => join(dirname(file), name))
  } catch {
    return []
  }
}
