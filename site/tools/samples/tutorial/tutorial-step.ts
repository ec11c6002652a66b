import type { Exchange } from './read-exchanges.ts'

/** Something that a page of the tutorial asks a reader to do, or says that a reader sees, with its line on the page. */
export type TutorialStep = { readonly line: number } & (
  | { readonly kind: 'write'; readonly file: string; readonly text: string }
  /** Replaces adjacent lines of a file. */
  | { readonly kind: 'change'; readonly file: string; readonly removed: string; readonly added: string }
  /** A file that has to exist with this text. */
  | { readonly kind: 'find'; readonly file: string; readonly text: string }
  /** The content of the folder. The name of a folder ends with a slash and stands for its content. */
  | { readonly kind: 'list'; readonly files: readonly string[] }
  | { readonly kind: 'run'; readonly commands: readonly string[] }
  /** Ctrl+C in the terminal of the server. */
  | { readonly kind: 'stop' }
  /** The text that a terminal shows; `…` stands for any part of a line. */
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'exchange'; readonly exchanges: readonly Exchange[] }
)
