import type { ProblemCode, Severity } from './problem-codes.ts'

/** A place in a file that an author edits. Lines and columns count from 1, columns in UTF-16 units. */
export type Span = {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/**
 * A mistake that an author has to correct. Problems are collected as data. Only where the theme cannot be bundled or a page cannot be
 * rendered is one thrown, in a `ThrownProblem`.
 */
export type Problem = {
  readonly code: ProblemCode
  readonly severity: Severity
  /** File path relative to the site's root, with `/`; null if the problem is not in a file. */
  readonly file: string | null
  /** Null if the whole file is meant. */
  readonly span: Span | null
  /** What is wrong, and why. One sentence without a final period. */
  readonly message: string
  /** What to do about it; null if the message makes that clear. */
  readonly hint: string | null
  /** Other files that belong to the problem, e.g. the second of two pages with the same path. */
  readonly related: readonly string[]
}

/** Where a problem is, as editors and terminals link it: `content/en/docs/guide.md:12:3`. */
export function toPlace({ file, span }: Pick<Problem, 'file' | 'span'>): string {
  if (file === null) return ''
  return span === null ? file : `${file}:${span.line}:${span.column}`
}

/** The span of `length` UTF-16 units from a line and column, which count from 1. */
export function spanAt(line: number, column: number, length = 1): Span {
  return { line, column, endLine: line, endColumn: column + length }
}

/** The span of `length` UTF-16 units from an offset in a text. */
export function spanAtOffset(text: string, { offset, length = 1 }: { offset: number; length?: number }): Span {
  const start = pointAt(text, offset)
  const end = pointAt(text, offset + length)
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column }
}

function pointAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
