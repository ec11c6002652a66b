/** A program as readers edit it. Everything that the playground shows, runs, saves and shares is one of these. */
export type Program = {
  readonly files: readonly ProgramFile[]
  /** The path of the file that is run. */
  readonly entry: string
}

export type ProgramFile = {
  /** Relative to the program's folder, with slashes and the extension, e.g. `src/index.ts`. */
  readonly path: string
  /** TypeScript. */
  readonly text: string
}

/** The program that "Try it" opens for a file which a page shows. */
export type SampleProgram = Program & {
  /** The path of the shown file in the program. */
  readonly shown: string
  /** URLs that the page of the sample requests from it by GET. */
  readonly requests?: readonly string[]
}

/** A request as a reader fills it in: `headers` are lines, and the URL may be a path. */
export type Draft = { readonly method: string; readonly url: string; readonly headers: string; readonly body: string }

/** Lines of a file from the first to the last, counted from 1. */
export type Lines = { readonly from: number; readonly to: number }

/** A place in one of a program's files. */
export type Place = {
  readonly path: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1, in UTF-16 code units. */
  readonly column: number
}
