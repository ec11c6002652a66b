import { type Dirent, lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import nodePath, { dirname, join, relative, sep } from 'node:path'

let counter = 0

/** Writes a file, and makes its folder. A reader, or a later run after a crash, sees either the old content or the new one as a whole. */
export function writeAtomic(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}-${counter++}.tmp`
  try {
    writeFile(temporary, content)
    rename(temporary, path)
  } catch (error) {
    try {
      rmSync(temporary, { force: true })
    } catch {
      // What has failed first says why.
    }
    throw error
  }
}

/** For how long, in ms, a rename is tried again that Windows refuses, and how long each try waits. */
const patience = { whole: 2000, step: 50 }

/**
 * Renames a file or folder; a file that has the new name is replaced. On Windows it is tried again for two seconds, because virus scanners
 * open new files for a moment. Throws what the file system throws.
 */
export function rename(from: string, to: string): void {
  const end = Date.now() + patience.whole
  for (;;) {
    try {
      renameSync(from, to)
      return
    } catch (error) {
      if (!isHeldOpen(error) || Date.now() > end) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, patience.step)
    }
  }
}

/** Whether an error is one by which Windows refuses to change a file or folder that another program has open, or a file in it. */
export function isHeldOpen(error: unknown): boolean {
  return process.platform === 'win32' && ['EPERM', 'EACCES', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** Writes a file that nobody reads meanwhile, and makes its folder if that is missing. Throws what the file system throws. */
export function writeFile(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

/** The text of a UTF-8 file without its byte order mark; null where there is no such file, or it cannot be read. */
export function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    return null
  }
}

/**
 * All files, folders and links below a folder (an absolute path). What a symbolic link leads to is left out, while `readdirSync` with
 * `recursive` lists it from Node.js 22 on. Throws what the file system throws.
 */
export function entriesBelow(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(join(folder, entry.name))] : [entry],
  )
}

/** Whether a path is a symbolic link that leads to a folder that it lies in, or to one around that. */
export function leadsInCircle(path: string): boolean {
  try {
    if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return false
    const target = `${realpathSync(path)}${sep}`
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      if (`${realpathSync(folder)}${sep}`.startsWith(target)) return true
      if (folder === dirname(folder)) return false
    }
  } catch {
    // It is gone by now, leads nowhere, or may not be read.
    return false
  }
}

/** The path of a file from a folder, both absolute, with `/` on every system: `../shared/a.ts`. From another drive of Windows, it is absolute. */
export function relativePath(folder: string, path: string): string {
  return relative(folder, path).replaceAll('\\', '/')
}

/** Whether an absolute path is a folder or lies in it. `rules` are those of the system unless a test gives others. */
export function isInside(path: string, { folder, rules = nodePath }: { folder: string; rules?: typeof nodePath.posix }): boolean {
  const way = rules.relative(folder, path)
  return !rules.isAbsolute(way) && way.split(rules.sep)[0] !== '..'
}
