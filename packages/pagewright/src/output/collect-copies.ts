import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { copiedFile, type OutputFile } from './output-file.ts'

export const publicFolder = 'public'

/** Lists the files of the site's public folder, relative to it and sorted. Empty when there is no such folder. */
export function listPublicFiles(root: string): string[] {
  try {
    return readdirSync(join(root, publicFolder), { recursive: true, withFileTypes: true, encoding: 'utf8' })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(join(root, publicFolder).length + 1)
          .replaceAll('\\', '/'),
      )
      .sort()
  } catch {
    return []
  }
}

/** Copies the files of the public folder. */
export function copyPublicFiles(root: string, files: readonly string[]): OutputFile[] {
  return files.map((file) => copiedFile(file, { from: join(root, publicFolder, file) }))
}
