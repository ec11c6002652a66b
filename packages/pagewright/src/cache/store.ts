import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Body } from '@pagewright/markdown'
import { readText, rename, writeAtomic } from './files.ts'
import { hash } from './hash.ts'

/**
 * A cache of JSON. Values are stored under their own hash and never change; records have a name and are overwritten.
 * What is missing or damaged is read as null. Writing throws what the file system throws.
 */
export type Store = {
  /** Absolute path of the folder on disk. */
  readonly folder: string
  /** Reads the value of a kind that was written under a hash. */
  read<T>(kind: string, key: string): T | null
  /** Does nothing where the hash has a value already. */
  write(kind: string, key: string, value: unknown): void
  readRecord<T>(name: string): T | null
  writeRecord(name: string, record: unknown): void
}

/** The folder of a store in which Vite keeps its own cache. A fresh store leaves it, since a development server may be using it. */
export const viteFolder = 'vite'

/** How many stores of other fingerprints are kept. Another process, such as a development server, may be working with one. */
const keptOthers = 3

/**
 * Opens a fingerprint's store, emptied with `fresh`, below the root (an absolute path) or, if that is read-only, the temporary
 * folder. Prunes old stores. Throws what the file system throws if neither can be written.
 * Each month begins with a new one, so that what was kept for texts as they were before an edit does not pile up.
 */
export function openStore(root: string, { fingerprint, fresh }: { fingerprint: string; fresh: boolean }): Store {
  const parent = cacheFolder(root)
  const own = join(parent, `${fingerprint}-${new Date().toISOString().slice(0, 7)}`)
  mkdirSync(own, { recursive: true })
  if (fresh) for (const name of readdirSync(own)) if (name !== viteFolder) remove(join(own, name))
  const now = new Date()
  utimesSync(own, now, now)
  const others = readdirSync(parent).filter((name) => name !== basename(own))
  const usedAt = (folder: string): number => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const byUse = others.map((name) => join(parent, name)).sort((a, b) => usedAt(b) - usedAt(a))
  for (const folder of byUse.slice(keptOthers)) remove(folder)
  return folderStore(own)
}

/** Removes a file or folder that another process may be writing into. It is renamed first, so that nothing is added while it is emptied. */
function remove(path: string): void {
  const aside = `${path}.${process.pid}.old`
  try {
    rename(path, aside)
  } catch (error) {
    // Another process has removed it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  rmSync(aside, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 })
}

/** The absolute path of a site's cache. */
export function cacheFolder(root: string): string {
  const own = join(root, '.cache', 'pagewright')
  return isWritable(root) ? own : join(tmpdir(), `pagewright-${hash(root)}`)
}

/** Opens the store in a folder without changing anything in it. */
export function folderStore(folder: string): Store {
  // The first letters of the key name a folder, so that no folder holds too many files.
  const valueFile = (kind: string, key: string): string => join(folder, kind, key.slice(0, 2), `${key.slice(2)}.json`)
  const recordFile = (name: string): string => join(folder, `${name}.json`)
  return {
    folder,
    read: (kind, key) => parseJson(readText(valueFile(kind, key))),
    write: (kind, key, value) => {
      const path = valueFile(kind, key)
      if (!existsSync(path)) writeAtomic(path, JSON.stringify(value))
    },
    readRecord: (name) => parseJson(readText(recordFile(name))),
    writeRecord: (name, record) => writeAtomic(recordFile(name), JSON.stringify(record)),
  }
}

/** Keeps a compiled text. The sections are kept apart, because the search needs nothing else, and pages need all but them. */
export function writeBody(store: Pick<Store, 'write'>, key: string, { sections, ...shown }: Body): void {
  store.write('body', key, shown)
  store.write('sections', key, sections)
}

/** The compiled text with a key, without its sections. Throws `CacheLost` when the store does not have it. */
export function readBody(store: Pick<Store, 'read'>, key: string): Omit<Body, 'sections'> {
  return readKept(store, { kind: 'body', key })
}

/** The sections of the compiled text with a key. Throws `CacheLost` when the store does not have them. */
export function readSections(store: Pick<Store, 'read'>, key: string): Body['sections'] {
  return readKept(store, { kind: 'sections', key })
}

/** A value of a kind that was written under a hash. Throws `CacheLost` when the store does not have it any more. */
export function readKept<T>(store: Pick<Store, 'read'>, { kind, key }: { kind: string; key: string }): T {
  const value = store.read<T>(kind, key)
  if (value === null) throw new CacheLost(`the file ${kind}/${key}`)
  return value
}

/** Thrown when a file that the store held earlier is missing or damaged. A build with an empty cache makes it again. */
export class CacheLost extends Error {
  /** Kept when the error comes out of a worker, where its class is lost. */
  readonly code = 'CACHE_LOST'

  constructor(what: string) {
    super(`The cache has lost ${what}. Run again with --no-cache`)
  }
}

/** Whether an error, also one of a worker, says that the cache in a folder (an absolute path) has lost something. */
export function isCacheLost(error: unknown, folder: string): boolean {
  const { code, path = '' } = error as NodeJS.ErrnoException
  return code === 'CACHE_LOST' || (code === 'ENOENT' && path.startsWith(folder))
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
