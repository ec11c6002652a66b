import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { hash } from '../cache/hash.ts'

/** An asset of the content: its file in the output, a key that changes with its bytes, and the absolute path it is copied from. */
export type AssetFile = { readonly file: string; readonly key: string; readonly from: string }

/** Puts a content asset (path from the root) under a name made of its content: `assets/order-1a2b3c4d.png`. */
export function toAssetFile(root: string, asset: string): AssetFile {
  const from = join(root, asset)
  const key = hash(readFileSync(from))
  const extension = extname(asset)
  return { file: `assets/${toName(basename(asset, extension))}-${key.slice(0, 10)}${extension}`, key, from }
}

/** What an address and every file system take as it is; the hash keeps names apart that become one. */
function toName(name: string): string {
  return Array.from(name.normalize('NFC').replace(/[^\p{L}\p{N}._~-]+/gu, '-'))
    .slice(0, 50)
    .join('')
}
