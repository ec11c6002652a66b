import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A file that is served. */
export type ServedFile = { readonly path: string; readonly size: number; readonly modified: number; readonly etag: string }

/** What hosts read and do not serve. */
const unserved = ['_headers', '_redirects']

/**
 * The files of an output by their names, relative, with `/`. Only plain files in plain folders: links could lead out of
 * the folder, names with a leading dot are nobody's business. What is not listed is not served.
 */
export function listFiles(out: string): ReadonlyMap<string, ServedFile> {
  const files = new Map<string, ServedFile>()
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(out, folder), { withFileTypes: true })) {
      const name = folder + entry.name
      if (entry.name.startsWith('.') && entry.name !== '.well-known') continue
      if (entry.isDirectory()) walk(`${name}/`)
      if (entry.isFile() && !unserved.includes(name)) files.set(name, describe(join(out, name)))
    }
  }
  walk('')
  return files
}

function describe(path: string): ServedFile {
  const { size, mtimeMs } = statSync(path)
  return { path, size, modified: Math.floor(mtimeMs / 1000) * 1000, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` }
}
