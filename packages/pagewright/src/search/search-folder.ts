import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { nameLength } from '@pagewright/search'
import { writeAtomic } from '../cache/files.ts'
import { hash } from '../cache/hash.ts'
import type { Store } from '../cache/store.ts'

export type SearchFolder = ReturnType<typeof openSearchFolder>

/** Opens the folder of a store that holds files of the index, named by their content, so that a build copies those it has. */
export function openSearchFolder({ folder: parent }: Pick<Store, 'folder'>) {
  const folder = join(parent, 'search')
  mkdirSync(folder, { recursive: true })
  const pathOf = (name: string): string => join(folder, name)
  /** Whether a text is there, and is undamaged. */
  const has = (name: string): boolean => {
    try {
      return nameOf(readFileSync(pathOf(name), 'utf8')) === name
    } catch {
      return false
    }
  }
  /** Writes a text unless it is there, and returns its name. */
  const keep = (content: string): string => {
    const name = nameOf(content)
    if (!has(name)) writeAtomic(pathOf(name), content)
    return name
  }
  const prune = (names: readonly string[]): void => {
    const used = new Set(names)
    for (const name of readdirSync(folder)) if (/^[0-9a-f]+$/.test(name) && !used.has(name)) rmSync(pathOf(name), { force: true })
  }
  return { pathOf, has, keep, prune }
}

function nameOf(content: string): string {
  return hash(content).slice(0, nameLength)
}
