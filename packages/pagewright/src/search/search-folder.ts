import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { nameLength } from '@pagewright/search'
import { writeAtomic } from '../cache/files.ts'
import { hash } from '../cache/hash.ts'
import type { Store } from '../cache/store.ts'

/** The folder of a store that holds files of the index, named by their content, so that a build copies those it has. */
export type SearchFolder = {
  /** The absolute path of a file. */
  readonly pathOf: (name: string) => string
  /** Writes a text unless it is there, and returns its name. */
  readonly keep: (content: string) => string
  /** Whether a text is there, and is undamaged. */
  readonly has: (name: string) => boolean
  /** Deletes all texts except those named. */
  readonly prune: (names: readonly string[]) => void
}

export function openSearchFolder({ folder: parent }: Pick<Store, 'folder'>): SearchFolder {
  const folder = join(parent, 'search')
  mkdirSync(folder, { recursive: true })
  const pathOf = (name: string): string => join(folder, name)
  const has = (name: string): boolean => {
    try {
      return nameOf(readFileSync(pathOf(name), 'utf8')) === name
    } catch {
      return false
    }
  }
  return {
    pathOf,
    has,
    keep: (content) => {
      const name = nameOf(content)
      if (!has(name)) writeAtomic(pathOf(name), content)
      return name
    },
    prune: (names) => {
      const used = new Set(names)
      for (const name of readdirSync(folder)) if (/^[0-9a-f]+$/.test(name) && !used.has(name)) rmSync(pathOf(name), { force: true })
    },
  }
}

function nameOf(content: string): string {
  return hash(content).slice(0, nameLength)
}
