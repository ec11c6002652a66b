import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copySite } from '../../../tests/copy-site.mjs'

/** The folder of the broken sites. Each has only the files in which it differs from the good site, which is its folder `base`. */
export const fixtures = fileURLToPath(new URL('../fixtures/broken', import.meta.url))

/** The toy site, which has a page of every type, two languages and its own theme. */
export const toySite = fileURLToPath(new URL('../fixtures/toy', import.meta.url))

/** Why tests with symbolic links cannot run on this system; null where they can. */
export const lackOfLinks = process.platform === 'win32' ? 'Windows has other symbolic links, which most users may not make' : null

const kept = ['.cache', 'dist']

/** Makes an empty folder for a test file. */
export function createFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'site-')))
}

/** Copies a site into the folder `site` of a new folder and returns its path. By default it copies the good site. */
export function createSite(from = join(fixtures, 'base')): string {
  return copySite(from, join(createFolder(), 'site'))
}

/** Makes a site's folder the good site again, then copies the files of a broken one over it. Keeps the cache and the output. */
export function resetSite(root: string, overlay: string | null = null): void {
  for (const name of readdirSync(root)) if (!kept.includes(name)) rmSync(join(root, name), { recursive: true, force: true })
  cpSync(join(fixtures, 'base'), root, { recursive: true, filter: (path) => !kept.includes(basename(path)) })
  if (overlay === null) return
  const from = join(fixtures, overlay)
  cpSync(from, root, { recursive: true, filter: (path) => basename(path) !== 'expected.txt' })
}

/** Every file below a folder with its bytes as text, sorted, to compare two outputs. */
export function readFolder(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
  const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(files.sort().map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'latin1')]))
}

/** Names of the files that are not the same in two folders. */
export function differingFiles(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((file) => one[file] !== other[file])
}

/** Replaces a passage in a file of a site. Throws where the file does not have it. */
export function editFile(path: string, passage: string, by: string): void {
  const text = readFileSync(path, 'utf8')
  if (!text.includes(passage)) throw new Error(`${path} does not contain "${passage}"`)
  writeFileSync(path, text.replace(passage, by))
}
