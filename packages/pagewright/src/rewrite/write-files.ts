import { existsSync, readFileSync, realpathSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { writeAtomic } from '../cache/files.ts'

/** The new content of files, by their paths from the root; null deletes a file. */
export type Files = ReadonlyMap<string, string | Uint8Array | null>

/**
 * Writes all files, or none: when one cannot be written, those before it get their old content back, and the error is thrown. Files are
 * deleted last, so that no text is lost when the process is killed in between.
 */
export function writeFiles(root: string, files: Files): void {
  const undo: (() => void)[] = []
  // On a file system that ignores case, a file whose name changes only in case has to be deleted before it is written again.
  const names = [...files.keys()].map((file) => file.toLowerCase())
  const goesLast = ([file, content]: readonly [string, unknown]): number =>
    Number(content === null && names.indexOf(file.toLowerCase()) === names.lastIndexOf(file.toLowerCase()))
  try {
    for (const [file, content] of [...files].sort((one, other) => goesLast(one) - goesLast(other))) {
      // A symbolic link stays one, unless the file moves.
      const path = join(root, content === null ? file : targetOf(root, file))
      const before = existsSync(path) ? readFileSync(path) : null
      put(path, content)
      undo.unshift(() => put(path, before))
    }
  } catch (error) {
    for (const step of undo) step()
    throw error
  }
}

/** The file within the root that a path leads to, from the root. */
function targetOf(root: string, file: string): string {
  const path = join(root, file)
  const target = existsSync(path) ? relative(realpathSync(root), realpathSync(path)) : file
  return target.startsWith('..') || isAbsolute(target) ? file : target
}

/** Writes a file; null deletes it, and the folders that are empty then. */
function put(path: string, content: string | Uint8Array | null): void {
  if (content === null) {
    rmSync(path, { force: true })
    removeEmptyFolders(dirname(path))
  } else writeAtomic(path, content)
}

function removeEmptyFolders(folder: string): void {
  try {
    rmdirSync(folder)
    removeEmptyFolders(dirname(folder))
  } catch {
    // It holds other files.
  }
}
