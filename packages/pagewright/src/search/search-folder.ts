import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { nameLength } from '@pagewright/search'
import { hash } from '../cache/hash.ts'
import type { Store } from '../cache/store.ts'
import { writeAtomic } from '../cache/write-atomic.ts'

/** Holds files of the index beside the store, named by their content, so that a build copies what it has. */
export type SearchFolder = {
  /** Absolute path of a file. */
  readonly pathOf: (name: string) => string
  /** Keeps a text and returns its name. */
  readonly keep: (content: string) => string
  /** Whether a text is there, and as it was written. */
  readonly has: (name: string) => boolean
  /** Learns of texts that a worker has kept. */
  readonly learn: (names: readonly string[]) => void
  readonly read: (name: string) => string
  /** Deletes all kept texts but the named ones. */
  readonly prune: (names: readonly string[]) => void
}

export function openSearchFolder({ folder: parent }: Pick<Store, 'folder'>): SearchFolder {
  const folder = join(parent, 'search')
  mkdirSync(folder, { recursive: true })
  const known = new Set(readdirSync(folder).filter((name) => /^[0-9a-f]+$/.test(name)))
  const whole = new Set<string>()
  const pathOf = (name: string): string => join(folder, name)
  const add = (name: string): void => {
    known.add(name)
    whole.add(name)
  }
  const has = (name: string): boolean => {
    if (known.has(name) && !whole.has(name) && nameOf(read(pathOf(name))) === name) whole.add(name)
    return whole.has(name)
  }
  return {
    pathOf,
    keep: (content) => {
      const name = nameOf(content)
      if (!has(name)) writeAtomic(pathOf(name), content)
      add(name)
      return name
    },
    has,
    learn: (names) => {
      for (const name of names) add(name)
    },
    read: (name) => readFileSync(pathOf(name), 'utf8'),
    prune: (names) => {
      const used = new Set(names)
      for (const name of known) {
        if (used.has(name)) continue
        rmSync(pathOf(name), { force: true })
        known.delete(name)
        whole.delete(name)
      }
    },
  }
}

function nameOf(content: string): string {
  return hash(content).slice(0, nameLength)
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
