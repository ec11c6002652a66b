import { readFileSync, statSync } from 'node:fs'
import { hash } from '../cache/hash.ts'
import type { Store } from '../cache/store.ts'

type Cached<T> = { readonly modules: Readonly<Record<string, string>>; readonly result: T }

/** Takes a bundle from the store while the files that it was made of are unchanged; otherwise makes it again. */
export async function cachedBundle<T>(
  store: Store,
  { name, make }: { name: string; make: () => Promise<{ files: readonly string[]; result: T }> },
): Promise<T> {
  const known = readBundle<T>(store, name)
  if (known !== null) return known
  for (let attempt = 1; ; attempt++) {
    const started = Date.now()
    const { files: all, result } = await make()
    const files = filesOnDisk(all)
    // A file that was saved meanwhile may be in the bundle as it was before. Its hash would be that of the new text, for good.
    if (attempt < mostAttempts && files.some((file) => savedAt(file) > started)) continue
    const modules = Object.fromEntries(files.map((file) => [file, hashFile(file)]))
    store.writeRecord(`bundle-${name}`, { modules, result } satisfies Cached<T>)
    return result
  }
}

/** A bundle is made again while files are saved, but not forever. */
const mostAttempts = 5

/** When a file was saved last, in ms since 1970; 0 when it is not there. */
function savedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** The bundle in the store; null without one, and when a file that it was made of has changed since. */
export function readBundle<T>(store: Store, name: string): T | null {
  const cached = store.readRecord<Cached<T>>(`bundle-${name}`)
  const isFresh = cached !== null && Object.entries(cached.modules).every(([file, known]) => hashFile(file) === known)
  return isFresh ? cached.result : null
}

/** The project's own files of a bundle, in the order of loading: absolute paths. */
export function moduleFiles(files: readonly string[]): string[] {
  return filesOnDisk(files).filter((file) => !/[\\/]node_modules[\\/]/.test(file))
}

/** Modules that a plugin made up have names that are not absolute paths: `virtual:…`, or with a null character. */
function filesOnDisk(files: readonly string[]): string[] {
  return [...new Set(files.map((id) => id.replace(/\?.*$/, '')))].filter((id) => /^(?:\/|[a-z]:[\\/])/i.test(id))
}

function hashFile(file: string): string {
  try {
    return hash(readFileSync(file))
  } catch {
    return ''
  }
}
