import type { Root } from 'mdast'
import { lowerBound } from './lower-bound.ts'
import { asWritten } from './stand-ins.ts'

/** A stretch of a text, by its offsets, and what to put in its place. */
export type Replacement = { readonly start: number; readonly end: number; readonly text: string }

/** Makes replacements in a text. They may come in any order, but not overlap. */
export function replaceRanges(text: string, replacements: readonly Replacement[]): string {
  let result = ''
  let from = 0
  for (const { start, end, text: by } of inOrder(replacements)) {
    if (start < from) throw new Error('Two replacements overlap')
    result += text.slice(from, start) + by
    from = end
  }
  return result + text.slice(from)
}

function inOrder(replacements: readonly Replacement[]): Replacement[] {
  return [...replacements].sort((a, b) => a.start - b.start)
}

type Replaced = { readonly text: string; readonly replacements: readonly Replacement[] }

/** Gives the tree that was made of a text with replacements the positions of the text itself, and strings without stand-ins. */
export function undoReplacements(root: Root, { text, replacements }: Replaced): Root {
  if (replacements.length === 0) return root
  const lineStarts = startsOfLines(text)
  // By how much the text is longer after the first replacement, the first two and so on, and where in the new text each of them begins.
  const growths = [0]
  const begins: number[] = []
  for (const { start, end, text: by } of inOrder(replacements)) {
    const before = growths.at(-1) as number
    begins.push(start + before)
    growths.push(before + by.length - (end - start))
  }
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return asWritten(value)
    if (Array.isArray(value)) return value.map(visit)
    if (value === null || typeof value !== 'object') return value
    const { offset, line } = value as { offset?: number; line?: number }
    if (offset === undefined || line === undefined)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]))
    const original = offset - (growths[lowerBound(begins, offset)] as number)
    const ownLine = lowerBound(lineStarts, original + 1)
    return { line: ownLine, offset: original, column: original - (lineStarts[ownLine - 1] ?? 0) + 1 }
  }
  return visit(root) as Root
}

/** The offset at which each line begins. */
export function startsOfLines(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
