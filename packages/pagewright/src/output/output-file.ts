import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesBelow, relativePath } from '../cache/files.ts'
import { hash } from '../cache/hash.ts'
import { publicFolder } from '../content/public-files.ts'

/** A file of the output to be, which is made when its key has changed. */
export type OutputFile = {
  /** Path below the output folder, with `/`. */
  readonly file: string
  /** Equal keys mean equal bytes. */
  readonly key: string
  /** Makes the content, or reads it from where it lies. May reject with `CacheLost` and with what the file system throws. */
  readonly make: (readEarlier?: ReadEarlier) => Bytes | Promise<Bytes>
}

type Bytes = string | Uint8Array

/** Reads a text file that precedes this one in the list of outputs. The development server has none to give. */
export type ReadEarlier = (file: string) => string

/** A file whose content is at hand. */
export function readyFile(file: string, content: Bytes): OutputFile {
  return { file, key: hash(content), make: () => content }
}

/** A copy of a file, by its absolute path. Unless its key is given, it is the hash of the bytes, which are read now. */
export function copiedFile(file: string, { from, key = hash(readFileSync(from)) }: { from: string; key?: string }): OutputFile {
  return { file, key, make: () => readFileSync(from) }
}

/** The plain files below a folder (an absolute path), as paths from it with `/`, without symbolic links. Throws if it cannot be read. */
export function listFiles(folder: string): string[] {
  const entries = entriesBelow(folder).filter((entry) => entry.isFile())
  return entries.map(({ parentPath, name }) => relativePath(folder, join(parentPath, name)))
}

/** Copies the files of the public folder. */
export function copyPublicFiles(root: string, files: ReadonlySet<string>): OutputFile[] {
  return [...files].map((file) => copiedFile(file, { from: join(root, publicFolder, file) }))
}
