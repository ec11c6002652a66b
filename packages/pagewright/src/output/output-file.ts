import { hash } from '../cache/hash.ts'

/** A file of the output to be. `file` is relative to the output folder, with `/`; equal keys mean equal bytes. */
export type OutputFile =
  | TextFile
  | CopyFile
  /** Expensive to make, and therefore made only when its key has changed. */
  | {
      readonly type: 'made'
      readonly file: string
      readonly key: string
      readonly make: (readEarlier?: ReadEarlier) => Content | Promise<Content>
    }

export type CopyFile = { readonly type: 'copy'; readonly file: string; readonly key: string; readonly from: string }

export type TextFile = { readonly type: 'text'; readonly file: string; readonly key: string; readonly content: string }

type Content = string | Uint8Array

/** Reads a text file that precedes this one in the list of outputs. The development server has none to give. */
export type ReadEarlier = (file: string) => string

/** A file with a text that is at hand. */
export function textFile(file: string, content: string): TextFile {
  return { type: 'text', file, key: hash(content), content }
}
