import type { Span } from '@pagewright/model'
import type { Code, Html } from 'mdast'
import { lowerBound } from './lower-bound.ts'
import { startsOfLines } from './replace-ranges.ts'
import { sourceOf, spanOf } from './tree.ts'

/**
 * A function that tells where in its file a stretch of a node's value stands. A fence has a line before those of its code. Quotes and lists
 * put marks before the lines.
 */
export function placesIn(node: Html | Code, text: string): (range: { readonly start: number; readonly end: number }) => Span {
  const { line, column } = spanOf(node)
  const written = sourceOf(node, text).split('\n')
  const lines = node.value.split('\n')
  const starts = startsOfLines(node.value)
  const linesBefore = node.type === 'code' && /^[`~]{3}/.test(written[0] ?? '') ? 1 : 0
  const pointAt = (offset: number): { line: number; column: number } => {
    const index = lowerBound(starts, offset + 1) - 1
    const row = index + linesBefore
    const marks = row === 0 ? column - 1 : Math.max(0, (written[row] ?? '').length - (lines[index] ?? '').length)
    return { line: line + row, column: marks + 1 + offset - (starts[index] ?? 0) }
  }
  return ({ start, end }) => {
    const [from, to] = [pointAt(start), pointAt(end)]
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
  }
}
