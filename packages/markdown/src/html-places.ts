import type { Span } from '@pagewright/model'
import type { Html } from 'mdast'
import { sourceOf, spanOf } from './tree.ts'

/** Tells the place of a stretch of a node's HTML in the file: quotes and lists put marks before its lines. */
export type HtmlPlaces = (range: { readonly start: number; readonly end: number }) => Span

/** Made for one node; does nothing until the first question. */
export function createHtmlPlaces(node: Html, text: string): HtmlPlaces {
  let lines: readonly HtmlLine[] | null = null
  return ({ start, end }) => {
    lines ??= linesOf(node, text)
    const from = pointAt(lines, start)
    const to = pointAt(lines, end)
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
  }
}

/** A line of the HTML: where it begins in it, and in the file. */
type HtmlLine = { readonly offset: number; readonly line: number; readonly column: number }

function linesOf(node: Html, text: string): HtmlLine[] {
  const { line, column } = spanOf(node)
  const written = sourceOf(node, text).split('\n')
  let offset = 0
  return node.value.split('\n').map((value, index) => {
    const before = index === 0 ? column - 1 : (written[index] ?? '').length - value.length
    const own = { offset, line: line + index, column: Math.max(0, before) + 1 }
    offset += value.length + 1
    return own
  })
}

function pointAt(lines: readonly HtmlLine[], offset: number): { line: number; column: number } {
  let low = 0
  let high = lines.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((lines[middle] as HtmlLine).offset <= offset) low = middle
    else high = middle - 1
  }
  const line = lines[low] as HtmlLine
  return { line: line.line, column: line.column + offset - line.offset }
}
