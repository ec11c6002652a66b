import type { Lines, Place, Program } from '../program.ts'
import type { ErrorCounts } from '../types/types.ts'

export type EditorOptions = {
  readonly program: Program
  /** The path of the file that is shown first. */
  readonly active: string
  /** What the editor is called by a screen reader. The file's path, and how to leave the editor, follow it. */
  readonly label: string
  /** The tag of the page's language. */
  readonly lang: string
  /** Called after each edit of the reader, not after `setProgram`. */
  onChange(program: Program): void
  /** Called when the compiler has looked for errors. */
  onErrors?(counts: ErrorCounts): void
  /** Called when the reader presses Ctrl+Enter or ⌘Enter. */
  onRun(): void
}

/** Where a reader is in a block of code. */
export type Position = {
  /** The ends of the selection, in UTF-16 code units. */
  readonly from: number
  readonly to: number
  /** The first line in view, counted from 1, and how much of it is scrolled out of view, in CSS pixels: less than 0 if there is room above. */
  readonly line: number
  readonly hidden: number
  readonly hasFocus: boolean
}

/** An editor of a program. It shows one file at a time, and keeps text, selection and history of each. */
export type Editor = {
  /** Shows a file. A path that is not in the program is ignored. */
  open(path: string): void
  /**
   * Replaces the program. In a file that both programs have, the new text is an edit that the reader can undo. When the file that is
   * shown is gone, the program's entry is shown.
   */
  setProgram(program: Program): void
  /** Gives the shown file another path, and keeps its selection and history. `setProgram` with the new program has to follow. */
  rename(path: string): void
  /** Underlines a place until its file is edited, e.g. where a run has failed. */
  showProblem(problem: Place & { readonly message: string }): void
  clearProblems(): void
  /** Shows a place, with the cursor at it, and takes the focus. A place that is not in the program is ignored. */
  goTo(place: Place): void
  /** Marks lines of the shown file in place of others, and scrolls there without taking the focus. Null ends it. */
  mark(lines: Lines | null): void
  /** To be called when the editor has become visible, before anything is painted. */
  measure(): void
  /** Goes on where the reader was in the block of code that stood in the editor's place. */
  goOn(where: Position): void
  focus(): void
  /** Fetches the compiler, unless the reader saves data, and shows what it finds. Each edit does this, too. */
  lookForErrors(): void
  /**
   * Fetches the compiler and settles when types are there. The editor does this when it gets the focus. Rejects when the compiler cannot
   * be fetched; then it can be called again.
   */
  startTypes(): Promise<void>
  dispose(): void
}
