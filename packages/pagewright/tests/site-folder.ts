import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copySite } from '../../../tests/copy-site.mjs'

/** Folder of the broken sites; `base` in it is the good one that they all lie over. */
export const fixtures = fileURLToPath(new URL('../fixtures/broken', import.meta.url))

/** The toy site, which has a page of every type, three languages and a theme of its own. */
export const toySite = fileURLToPath(new URL('../fixtures/toy', import.meta.url))

const kept = ['.cache', 'dist']

/** Makes an empty folder for a test file. */
export function createFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'site-')))
}

/** Copies a site into the folder `site` of a new folder, and returns its path. Without a path of another site, it is the good one. */
export function createSite(from = join(fixtures, 'base')): string {
  return copySite(from, join(createFolder(), 'site'))
}

/** Makes a site's folder the good site again, then lays a broken one over it. Cache and output stay. */
export function resetSite(root: string, overlay: string | null = null): void {
  for (const name of readdirSync(root)) if (!kept.includes(name)) rmSync(join(root, name), { recursive: true, force: true })
  cpSync(join(fixtures, 'base'), root, { recursive: true })
  if (overlay === null) return
  const from = join(fixtures, overlay)
  cpSync(from, root, { recursive: true, filter: (path) => basename(path) !== 'expected.txt' })
}

/** Every file below a folder with its bytes as text, sorted: what two builds are compared by. */
export function readFolder(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
  const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(files.sort().map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]))
}

/** Names of the files that two folders do not have alike. */
export function differingFiles(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((file) => one[file] !== other[file])
}
