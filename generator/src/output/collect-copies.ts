import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { hash } from '../cache/hash.ts'
import type { OutputFile } from './output-file.ts'

export const publicFolder = 'public'

/** Files of the public folder, relative to it, sorted. */
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

/** The public folder as it is. */
export function copyPublicFiles(root: string, files: readonly string[]): OutputFile[] {
  return files.map((file) => {
    const from = join(root, publicFolder, file)
    return { type: 'copy', file, key: hash(readFileSync(from)), from }
  })
}

/** A content asset under a name made of its content: `assets/order-1a2b3c4d.png`. */
export function copyAsset(root: string, file: string): OutputFile {
  const from = join(root, file)
  const key = hash(readFileSync(from))
  const extension = extname(file)
  return { type: 'copy', file: `assets/${toName(basename(file, extension))}-${key.slice(0, 10)}${extension}`, key, from }
}

/** What an address and every file system take as it is; the hash keeps names apart that become one. */
function toName(name: string): string {
  return Array.from(name.normalize('NFC').replace(/[^\p{L}\p{N}._~-]+/gu, '-'))
    .slice(0, 50)
    .join('')
}
