import { readFileSync } from 'node:fs'
import { hash } from '../cache/hash.ts'
import type { Store } from '../cache/store.ts'
import type { Output } from './build-bundles.ts'

type Cached<T> = { readonly modules: Readonly<Record<string, string>>; readonly result: T }

/** Takes a bundle's result from the store while the modules it was made of are unchanged; else makes it again. */
export async function cachedBundle<T>(
  store: Store,
  options: { name: string; make: () => Promise<{ outputs: Output; result: T }> },
): Promise<T> {
  const cached = readBundle<T>(store, options.name)
  if (cached !== null) return cached
  const { outputs, result } = await options.make()
  const modules = Object.fromEntries(moduleFiles(outputs).map((file) => [file, hashFile(file)]))
  store.writeRecord(`bundle-${options.name}`, { modules, result } satisfies Cached<T>)
  return result
}

/** Whether the store has a bundle of the modules as they are now. */
export function hasBundle(store: Store, name: string): boolean {
  return readBundle(store, name) !== null
}

function readBundle<T>(store: Store, name: string): T | null {
  const cached = store.readRecord<Cached<T>>(`bundle-${name}`)
  const isFresh = cached !== null && Object.entries(cached.modules).every(([file, known]) => hashFile(file) === known)
  return isFresh ? cached.result : null
}

/** The project's own files in a bundle, in the order of loading; installed packages are covered by the lock file in the fingerprint. */
export function moduleFiles(outputs: Output): string[] {
  const ids = outputs.flatMap((item) => (item.type === 'chunk' ? item.moduleIds : item.originalFileNames))
  return [...new Set(ids.map((id) => id.replace(/\?.*$/, '')))].filter((id) => id.startsWith('/') && !id.includes('/node_modules/'))
}

function hashFile(file: string): string {
  try {
    return hash(readFileSync(file))
  } catch {
    return ''
  }
}
