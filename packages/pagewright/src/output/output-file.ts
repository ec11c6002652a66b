import { readFileSync } from 'node:fs'
import { hash } from '../cache/hash.ts'

/** A file of the output to be, which is made when its key has changed. */
export type OutputFile = {
  /** Path below the output folder, with `/`. */
  readonly file: string
  /** Equal keys mean equal bytes. */
  readonly key: string
  /** Makes the content, or reads it from where it lies. */
  readonly make: (readEarlier?: ReadEarlier) => Content | Promise<Content>
}

type Content = string | Uint8Array

/** Reads a text file that precedes this one in the list of outputs. The development server has none to give. */
export type ReadEarlier = (file: string) => string

/** A file with a text that is at hand. */
export function textFile(file: string, content: string): OutputFile {
  return { file, key: hash(content), make: () => content }
}

/** A copy of another file, by its absolute path. */
export type CopiedFile = OutputFile & { readonly from: string }

/** A file that is copied. Its key is the hash of its bytes. */
export function copiedFile(file: string, { from, key = hash(readFileSync(from)) }: { from: string; key?: string }): CopiedFile {
  return { file, key, from, make: () => readFileSync(from) }
}
