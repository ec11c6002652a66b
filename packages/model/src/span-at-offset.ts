import type { Span } from './problem.ts'

/** The place of a stretch of a text. */
export function spanAtOffset(text: string, { offset, length = 1 }: { offset: number; length?: number }): Span {
  const start = pointAt(text, offset)
  const end = pointAt(text, offset + length)
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column }
}

function pointAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
