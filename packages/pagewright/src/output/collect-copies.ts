import { readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { copiedFile, type OutputFile } from './output-file.ts'

export const publicFolder = 'public'

/** Lists the files of the site's public folder, relative to it and sorted. Empty when there is no such folder. */
export function listPublicFiles(root: string): string[] {
  try {
    return listFiles(join(root, publicFolder))
      .filter((file) => !basename(file).startsWith('.'))
      .sort()
  } catch {
    return []
  }
}

/** Lists the plain files in a folder and in all folders below it, as paths with `/`. Symbolic links are left out. */
export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
}

/** Copies the files of the public folder. */
export function copyPublicFiles(root: string, files: readonly string[]): OutputFile[] {
  return files.map((file) => copiedFile(file, { from: join(root, publicFolder, file) }))
}
