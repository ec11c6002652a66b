import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hash } from '../cache/hash.ts'
import type { Store } from '../cache/store.ts'
import type { BundledSite } from './vite-config.ts'

/** A bundle, the hashes of the files that it was made of and of their folders, and the site's folder and configuration as JSON. */
type Cached<T> = { readonly options: string; readonly modules: Readonly<Record<string, string>>; readonly result: T }

type Input = { readonly root: string; readonly site: BundledSite; readonly store: Store }

/** Takes a bundle from the store while the files and the configuration that it was made of are unchanged; otherwise makes it again. */
export async function cachedBundle<T>(
  input: Input,
  { name, make }: { name: string; make: () => Promise<{ files: readonly string[]; result: T }> },
): Promise<T> {
  const { root, store } = input
  const known = store.readRecord<Cached<T>>(`bundle-${name}`)
  const { mount, theme, plugins, analytics, announcement } = input.site
  // The folder is part of it: in a copy of a site, the files of the original must not count.
  const options = JSON.stringify([root, mount, theme, plugins?.version, analytics, announcement, publicVariables()])
  const isFresh = known?.options === options && Object.entries(known.modules).every(([path, own]) => hashPath(path) === own)
  if (isFresh) return known.result
  for (let attempt = 1; ; attempt++) {
    const started = Date.now()
    const { files: all, result } = await make()
    // Plugins may write files into the site's cache while they bundle. Those are results, so the bundle does not depend on them.
    const cache = join(root, '.cache').replaceAll('\\', '/')
    const files = filesOnDisk(all).filter((file) => !file.replaceAll('\\', '/').startsWith(`${cache}/`))
    // A file that was saved meanwhile may be in the bundle as it was before. Its hash would be that of the new text, for good. A time in
    // the future, such as one of another clock, says nothing.
    const wasSaved = (file: string): boolean => {
      const saved = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
      return saved > started && saved < Date.now() + 1000
    }
    if (attempt < mostAttempts && files.some(wasSaved)) continue
    // A file that comes beside them may be meant by an import from then on.
    const folders = new Set(moduleFiles(files).map((file) => dirname(file)))
    const modules = Object.fromEntries([...files, ...folders].map((path) => [path, hashPath(path)]))
    store.writeRecord(`bundle-${name}`, { options, modules, result } satisfies Cached<T>)
    return result
  }
}

/** A bundle is made again while files are saved, but not forever. */
const mostAttempts = 5

/** The project's own files of a bundle, in the order of loading: absolute paths. */
export function moduleFiles(files: readonly string[]): string[] {
  return filesOnDisk(files).filter((file) => !/[\\/]node_modules[\\/]/.test(file))
}

/** Modules that a plugin made up have names that are not absolute paths: `virtual:…`, or with a null character. */
function filesOnDisk(files: readonly string[]): string[] {
  return [...new Set(files.map((id) => id.replace(/\?.*$/, '')))].filter((id) => /^(?:\/|[a-z]:[\\/])/i.test(id))
}

/** A hash of a file, or of the names in a folder; empty for what is not there. */
function hashPath(path: string): string {
  try {
    return hash(readFileSync(path))
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EISDIR' ? hash(...readdirSync(path).sort()) : ''
  }
}

/** The variables of the environment that Vite puts into bundles. */
function publicVariables(): [string, string | undefined][] {
  return Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
}
