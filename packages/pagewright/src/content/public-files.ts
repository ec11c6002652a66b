import { type Dirent, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { ProblemList } from '@pagewright/model'
import { entriesBelow, relativePath } from '../cache/files.ts'

/** The folder of files that are copied to the output as they are, from the root. */
export const publicFolder = 'public'

/** Paths of files that are not served: hidden ones, and those in hidden folders other than `.well-known`. */
export const hidden = /(?:^|\/)\.(?!well-known\/)/

/** Node.js reads no more bytes at once. */
const largestFile = 2 ** 31 - 1

/** Lists the files of the site's public folder that are published, relative to it and sorted. What cannot be published is a problem. */
export function scanPublicFolder(root: string, problems: ProblemList): string[] {
  const folder = join(root, publicFolder)
  return entriesOf(folder, { root, problems })
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .map(({ entry, path }) => ({ entry, path, name: relativePath(folder, path) }))
    .filter(({ entry, name }) => !entry.isDirectory() && !hidden.test(name))
    .filter(({ entry, path, name }) => {
      const file = `${publicFolder}/${name}`
      if (sep === '/' && path.slice(folder.length).includes('\\')) {
        const message = 'The file has a backslash in its path, which browsers read as a slash'
        problems.add('file-unreadable', { file, message, hint: 'Rename it' })
      } else if (!entry.isFile()) {
        problems.add('content-ignored', {
          file,
          message: `"${file}" is not published, because it is a symbolic link or a special file`,
          hint: 'Put a copy of the file that it leads to in its place, or delete it',
        })
      } else if (name.includes('\uFFFD')) {
        problems.add('file-unreadable', { file, message: "The file's name is not in UTF-8", hint: unreadableHint(null, name) })
      } else if (statSync(path).size > largestFile) {
        problems.add('file-too-large', { file, message: 'The file is larger than 2 GB', hint: 'Publish it elsewhere, and link to it' })
      } else return true
      return false
    })
    .map(({ name }) => name)
    .sort()
}

function entriesOf(folder: string, { root, problems }: { root: string; problems: ProblemList }): Dirent[] {
  try {
    return entriesBelow(folder)
  } catch (error) {
    const { code, message, path = folder } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' || path !== folder)
      problems.add('file-unreadable', {
        file: relativePath(root, path),
        message: `The folder cannot be read: ${message}`,
        hint: unreadableHint(error, path),
      })
    return []
  }
}

/** What to do about a file or folder that the file system does not read. */
export function unreadableHint(error: unknown, path: string): string {
  if ((error as NodeJS.ErrnoException | null)?.code === 'ENOTDIR') return 'A file stands in its place: rename or delete it'
  // Node.js puts this character in the place of bytes that are not UTF-8, and then finds no such file.
  return path.includes('\uFFFD')
    ? 'Rename it: names are read as UTF-8, and this one was written in another encoding'
    : 'Check its permissions'
}
