import type { Exchange } from './read-exchanges.ts'

/** What a page of the tutorial has a reader do, or see, and the page's line that says so. */
export type TutorialStep = { readonly line: number } & (
  | { readonly kind: 'write'; readonly file: string; readonly text: string }
  /** Lines that follow each other in a file are replaced. */
  | { readonly kind: 'change'; readonly file: string; readonly removed: string; readonly added: string }
  /** A file that is there already, as it must read. */
  | { readonly kind: 'find'; readonly file: string; readonly text: string }
  /** What is in the folder; a folder's name ends with a slash and stands for what is in it. */
  | { readonly kind: 'list'; readonly files: readonly string[] }
  | { readonly kind: 'run'; readonly commands: readonly string[] }
  /** Ctrl+C where the server runs. */
  | { readonly kind: 'stop' }
  /** What a terminal shows; `…` stands for anything. */
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'exchange'; readonly exchanges: readonly Exchange[] }
)
