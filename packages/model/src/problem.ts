import type { ProblemCode, Severity } from './problem-codes.ts'

/** A place in a file that an author edits. Lines and columns count from 1, columns in UTF-16 units. */
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

/** The span of `length` UTF-16 units of a text, from an offset in it. */
export function spanAtOffset(text: string, { offset, length = 1 }: { offset: number; length?: number }): Span {
  const start = pointAt(text, offset)
  const end = pointAt(text, offset + length)
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column }
}

function pointAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
