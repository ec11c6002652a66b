import { existsSync, readdirSync, readFileSync, realpathSync, rmdirSync, rmSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative } from 'node:path'
import { readText, writeAtomic } from '../cache/files.ts'

/** The new content of files, by their paths from the root; null deletes a file. */
export type Files = ReadonlyMap<string, string | Uint8Array | null>

/** Where the content of all files before and after a change stands while they are written. */
const unfinishedFile = '.cache/pagewright-unfinished.json'

type Unfinished = readonly { readonly file: string; readonly before: string | null; readonly after: string | null }[]

/**
 * Writes all files, or none: when one cannot be written, those before it get their old content back. When the process is killed in between,
 * `undoUnfinished` does that later.
 */
export function writeFiles(root: string, files: Files): void {
  const changes: Unfinished = [...files].map(([file, content]) => ({
    // A symbolic link stays one, unless the file moves.
    file: content === null ? file : targetOf(root, file),
    before: readBase64(join(root, file)),
    after: content === null ? null : Buffer.from(content).toString('base64'),
  }))
  writeAtomic(join(root, unfinishedFile), JSON.stringify(changes))
  try {
    for (const { file, after } of changes) put(join(root, file), after)
  } catch (error) {
    undoUnfinished(root)
    throw error
  }
  rmSync(join(root, unfinishedFile))
  for (const { file, after } of changes) if (after === null) removeEmptyFolders(dirname(join(root, file)))
}

/** The file within the root that a path leads to, from the root. */
function targetOf(root: string, file: string): string {
  const path = join(root, file)
  const target = existsSync(path) ? relative(realpathSync(root), realpathSync(path)) : file
  return target.startsWith('..') || isAbsolute(target) ? file : target
}

/** Whether a change was interrupted while its files were written. */
export function isUnfinished(root: string): boolean {
  return existsSync(join(root, unfinishedFile))
}

/** Gives the files of an interrupted change their old content back, except those that were edited since. Returns them. */
export function undoUnfinished(root: string): string[] {
  const journal = readText(join(root, unfinishedFile))
  if (journal === null) return []
  const changes = (JSON.parse(journal) as Unfinished).filter(({ before, after }) => before !== after)
  const written = changes.filter(({ file, after }) => readBase64(join(root, file)) === after)
  const undone = written.length === changes.length ? [] : written
  for (const { file, before } of undone) put(join(root, file), before)
  for (const { file, before } of changes) {
    const path = join(root, file)
    const folder = dirname(path)
    // What an interrupted `writeAtomic` has left beside the file.
    const names = existsSync(folder) ? readdirSync(folder) : []
    for (const name of names) if (name.startsWith(`${basename(path)}.`) && name.endsWith('.tmp')) rmSync(join(folder, name))
    if (before === null) removeEmptyFolders(folder)
  }
  rmSync(join(root, unfinishedFile))
  return undone.map(({ file }) => file)
}

function readBase64(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'base64') : null
}

/** Writes a file, given in Base64; null deletes it. */
function put(path: string, content: string | null): void {
  if (content === null) rmSync(path, { force: true })
  else writeAtomic(path, Buffer.from(content, 'base64'))
}

function removeEmptyFolders(folder: string): void {
  try {
    rmdirSync(folder)
    removeEmptyFolders(dirname(folder))
  } catch {
    // It holds other files.
  }
}
