import type { PageFiles } from '../render/render-executor.ts'

/** A file of the output to be. `file` is relative to the output folder, with `/`; equal keys mean equal bytes. */
export type OutputFile =
  | { readonly type: 'text'; readonly file: string; readonly key: string; readonly content: string }
  | { readonly type: 'copy'; readonly file: string; readonly key: string; readonly from: string }
  /** Dear to make, so that is done only when its key is new. */
  | {
      readonly type: 'made'
      readonly file: string
      readonly key: string
      readonly make: (readEarlier?: ReadEarlier) => Content | Promise<Content>
    }

type Content = string | Uint8Array

/** Reads a text file of the new output that stands before the one that is made; not to be had in development. */
export type ReadEarlier = (file: string) => string

/** A page's two files, rendered when its key is new. */
export type OutputPage = PageFiles & { readonly key: string }

/** Everything that a build puts into its folder. */
export type Outputs = { readonly files: readonly OutputFile[]; readonly pages: readonly OutputPage[] }
