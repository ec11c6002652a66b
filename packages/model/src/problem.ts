import type { ProblemCode, Severity } from './problem-codes.ts'

/** A place in a file that the author edits. Lines and columns count from 1, columns in UTF-16 units. */
export type Span = {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** A mistake of an author: data, never an exception. */
export type Problem = {
  readonly code: ProblemCode
  readonly severity: Severity
  /** File path relative to the site's root, with `/`; null where no file is at fault. */
  readonly file: string | null
  /** Null where the whole file is meant. */
  readonly span: Span | null
  /** What is wrong, and why. One sentence without a final period. */
  readonly message: string
  /** What to do about it. Null where the message says it all. */
  readonly hint: string | null
  /** Other files that take part, e.g. the second of two pages with one route. */
  readonly related: readonly string[]
}

/** The span of a single place. */
export function spanAt(line: number, column: number, length = 1): Span {
  return { line, column, endLine: line, endColumn: column + length }
}
