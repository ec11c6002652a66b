import { lowerBound, type Span } from '@pagewright/model'
import type { Html } from 'mdast'
import { startsOfLines } from './replace-ranges.ts'
import { sourceOf, spanOf } from './tree.ts'

/** Tells the place of a stretch of a node's HTML in the file: quotes and lists put marks before its lines. */
export type HtmlPlaces = (range: { readonly start: number; readonly end: number }) => Span

/** Made for one node. */
export function createHtmlPlaces(node: Html, text: string): HtmlPlaces {
  const { line, column } = spanOf(node)
  const written = sourceOf(node, text).split('\n')
  const lines = node.value.split('\n')
  const starts = startsOfLines(node.value)
  const pointAt = (offset: number): { line: number; column: number } => {
    const index = lowerBound(starts, offset + 1) - 1
    const marks = index === 0 ? column - 1 : Math.max(0, (written[index] ?? '').length - (lines[index] ?? '').length)
    return { line: line + index, column: marks + 1 + offset - (starts[index] ?? 0) }
  }
  return ({ start, end }) => {
    const [from, to] = [pointAt(start), pointAt(end)]
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
  }
}
