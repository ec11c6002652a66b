import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from './hash.ts'
import { openPacks } from './packs.ts'
import { writeAtomic } from './write-atomic.ts'

/** A store of JSON values by content. What cannot be read counts as absent. */
export type Store = {
  /** Folder on disk; empty for a store in memory. */
  readonly folder: string
  read<T>(kind: string, key: string): T | null
  /** Throws what the file system throws, e.g. on a full disk. */
  write(kind: string, key: string, value: unknown): void
  /** Holds what is written while the work lasts, then puts it into one file: thousands of small files cost more than what is in them. */
  batched<T>(work: () => Promise<T>): Promise<T>
}

/** Values from which on a batch becomes one file. */
const packFrom = 24

/** Holds what Vite prepares for a development server, which may be running: it is not of the store. */
export const viteFolder = 'vite'

/** Stores of other fingerprints that are kept: another process may be working with one, e.g. a development server. */
const keptOthers = 3

/**
 * Opens the store of one fingerprint below `<root>/.cache/pagewright`, or below the system's temporary folder when the
 * root cannot be written. Of the others, the last used are kept; with `fresh`, nothing of the own one.
 */
export function openStore(root: string, { fingerprint, fresh }: { fingerprint: string; fresh: boolean }): Store {
  const parent = cacheFolder(root)
  const own = join(parent, fingerprint)
  const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true })
  mkdirSync(own, { recursive: true })
  if (fresh) for (const name of readdirSync(own)) if (name !== viteFolder) remove(join(own, name))
  const now = new Date()
  utimesSync(own, now, now)
  const others = readdirSync(parent).filter((name) => name !== fingerprint)
  const usedAt = (folder: string): number => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const byUse = others.map((name) => join(parent, name)).sort((a, b) => usedAt(b) - usedAt(a))
  for (const folder of byUse.slice(keptOthers)) remove(folder)
  return folderStore(own)
}

/** Where a site's cache lies. */
export function cacheFolder(root: string): string {
  const own = join(root, '.cache', 'pagewright')
  return isWritable(root) ? own : join(tmpdir(), `pagewright-${hash(root)}`)
}

/** The store in a folder, as it is. */
export function folderStore(folder: string): Store {
  const packs = openPacks(join(folder, 'packs'))
  let held: Map<string, unknown> | null = null
  const writeFile = (path: string, value: unknown): void => writeAtomic(path, JSON.stringify(value))
  const flush = (values: ReadonlyMap<string, unknown>): void => {
    if (values.size >= packFrom) packs.write(new Map([...values].map(([name, value]) => [name, JSON.stringify(value)])))
    else for (const [name, value] of values) writeFile(toFile(folder, name), value)
  }
  return {
    folder,
    read: <T>(kind: string, key: string) => {
      if (!isAddressed(key)) return readJson<T>(join(folder, `${kind}.json`))
      const name = `${kind}/${key}`
      if (held?.has(name)) return held.get(name) as T
      const path = toFile(folder, name)
      return existsSync(path) ? readJson<T>(path) : parseJson<T>(packs.read(name))
    },
    write: (kind, key, value) => {
      if (!isAddressed(key)) return writeFile(join(folder, `${kind}.json`), value)
      const name = `${kind}/${key}`
      if (held !== null) return void held.set(name, value)
      const path = toFile(folder, name)
      if (!existsSync(path)) writeFile(path, value)
    },
    batched: async (work) => {
      held = new Map()
      try {
        return await work()
      } finally {
        const values = held
        held = null
        flush(values)
      }
    },
  }
}

/** A store in memory, for tests. */
export function memoryStore(): Store {
  const values = new Map<string, string>()
  return {
    folder: '',
    read: <T>(kind: string, key: string) => {
      const text = values.get(`${kind}/${key}`)
      return text === undefined ? null : (JSON.parse(text) as T)
    },
    write: (kind, key, value) => {
      values.set(`${kind}/${key}`, JSON.stringify(value))
    },
    batched: (work) => work(),
  }
}

/** Keys of up to two characters name the one record of a kind; longer ones are content hashes. */
function isAddressed(key: string): boolean {
  return key.length > 2
}

/** The file of an addressed value: spread over folders. */
function toFile(folder: string, name: string): string {
  const [kind = '', key = ''] = name.split('/')
  return join(folder, kind, key.slice(0, 2), `${key.slice(2)}.json`)
}

function readJson<T>(path: string): T | null {
  try {
    return parseJson<T>(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

function parseJson<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
