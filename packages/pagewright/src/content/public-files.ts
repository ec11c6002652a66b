import { type Dirent, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { ProblemCode, ProblemList } from '@pagewright/model'
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
  const published: string[] = []
  for (const entry of entriesOf(folder, { root, problems })) {
    const path = join(entry.parentPath, entry.name)
    const name = relativePath(folder, path)
    if (entry.isDirectory() || hidden.test(name)) continue
    const obstacle = obstacleOf(entry, { path, inside: path.slice(folder.length) })
    if (obstacle === null) published.push(name)
    else problems.add(obstacle.code, { file: `${publicFolder}/${name}`, message: obstacle.message, hint: obstacle.hint })
  }
  return published.sort()
}

type Obstacle = { readonly code: ProblemCode; readonly message: string; readonly hint: string }

/** Why a file of the public folder cannot be published; null if it can. `inside` is the part of its path that is below the folder. */
function obstacleOf(entry: Dirent, { path, inside }: { path: string; inside: string }): Obstacle | null {
  if (sep === '/' && inside.includes('\\'))
    return { code: 'file-unreadable', message: 'The file has a backslash in its path, which browsers read as a slash', hint: 'Rename it' }
  if (!entry.isFile())
    return {
      code: 'content-ignored',
      message: 'The file is not published, because it is a symbolic link or a special file',
      hint: 'Put a copy of the file that it leads to in its place, or delete it',
    }
  if (inside.includes('\uFFFD'))
    return { code: 'file-unreadable', message: "The file's name is not in UTF-8", hint: unreadableHint(null, path) }
  if (statSync(path).size > largestFile)
    return { code: 'file-too-large', message: 'The file is larger than 2 GB', hint: 'Publish it elsewhere, and link to it' }
  return null
}

function entriesOf(folder: string, { root, problems }: { root: string; problems: ProblemList }): Dirent[] {
  try {
    return entriesBelow(folder)
  } catch (error) {
    const { code, path = folder } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' || path !== folder) reportUnreadable(error, { what: 'folder', file: relativePath(root, path), problems })
    return []
  }
}

/** Reports a file or folder, by its path from the root, that the file system does not read. */
export function reportUnreadable(
  error: unknown,
  { what, file, problems }: { what: 'file' | 'folder'; file: string; problems: ProblemList },
): void {
  const message = `The ${what} cannot be read: ${(error as Error).message}`
  problems.add('file-unreadable', { file, message, hint: unreadableHint(error, file) })
}

/** What to do about such a file or folder. */
function unreadableHint(error: unknown, path: string): string {
  if ((error as NodeJS.ErrnoException | null)?.code === 'ENOTDIR') return 'A file stands in its place: rename or delete it'
  // Node.js puts this character in the place of bytes that are not UTF-8, and then finds no such file.
  return path.includes('\uFFFD')
    ? 'Rename it: names are read as UTF-8, and this one was written in another encoding'
    : 'Check its permissions'
}
