import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from '../cache/hash.ts'
import type { Store } from '../cache/store.ts'
import type { BundledSite } from './vite-config.ts'

/** A bundle, the hashes of the files that it was made of, and the site's folder and configuration as JSON. */
type Cached<T> = { readonly options: string; readonly modules: Readonly<Record<string, string>>; readonly result: T }

type Input = { readonly root: string; readonly site: BundledSite; readonly store: Store }

/** Takes a bundle from the store while the files and the configuration that it was made of are unchanged; otherwise makes it again. */
export async function cachedBundle<T>(
  input: Input,
  { name, make }: { name: string; make: () => Promise<{ files: readonly string[]; result: T }> },
): Promise<T> {
  const known = input.store.readRecord<Cached<T>>(`bundle-${name}`)
  const isFresh = known?.options === optionsOf(input) && Object.entries(known.modules).every(([file, own]) => hashFile(file) === own)
  if (isFresh) return known.result
  for (let attempt = 1; ; attempt++) {
    const started = Date.now()
    const { files: all, result } = await make()
    // What plugins write into the site's cache is made while the bundle is, so the bundle is not made of it.
    const cache = join(input.root, '.cache').replaceAll('\\', '/')
    const files = filesOnDisk(all).filter((file) => !file.replaceAll('\\', '/').startsWith(`${cache}/`))
    // A file that was saved meanwhile may be in the bundle as it was before. Its hash would be that of the new text, for good.
    if (attempt < mostAttempts && files.some((file) => savedAt(file) > started)) continue
    const modules = Object.fromEntries(files.map((file) => [file, hashFile(file)]))
    input.store.writeRecord(`bundle-${name}`, { options: optionsOf(input), modules, result } satisfies Cached<T>)
    return result
  }
}

/** A bundle is made again while files are saved, but not forever. */
const mostAttempts = 5

/** When a file was saved last, in ms since 1970; 0 when it is not there. */
function savedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** The folder is part of it: in a copy of a site, the files of the original must not count. */
function optionsOf({ root, site: { mount, theme, plugins, analytics, announcement } }: Input): string {
  return JSON.stringify([root, mount, theme, plugins, analytics, announcement])
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
