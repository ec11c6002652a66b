import { lowerBound } from '@pagewright/model'
import type { Root } from 'mdast'

/** A change to a text before it is parsed: what is put in the place of `remove` characters at an offset. No line break is touched. */
export type Edit = { readonly at: number; readonly remove: number; readonly insert: string }

/** The text with its edits, which are in order and do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = ''
  let done = 0
  for (const { at, remove, insert } of edits) {
    edited += text.slice(done, at) + insert
    done = at + remove
  }
  return edited + text.slice(done)
}

/** Gives the tree of an edited text the positions of the original text. `clean` removes from strings what edits have put in. */
export function undoEdits(root: Root, options: { text: string; edits: readonly Edit[]; clean: (value: string) => string }): Root {
  const { text, edits, clean } = options
  if (edits.length === 0) return root
  const lineStarts = startsOfLines(text)
  // By how much the text is longer after the first edit, the first two and so on, and where in the edited text each of them begins.
  const growths = [0]
  const begins: number[] = []
  for (const { at, remove, insert } of edits) {
    const before = growths.at(-1) as number
    begins.push(at + before)
    growths.push(before + insert.length - remove)
  }
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return clean(value)
    if (Array.isArray(value)) return value.map(visit)
    if (value === null || typeof value !== 'object') return value
    const { offset, line, column } = value as { offset?: number; line?: number; column?: number }
    if (offset === undefined || line === undefined || column === undefined)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]))
    const original = offset - (growths[lowerBound(begins, offset)] as number)
    return { line, offset: original, column: original - (lineStarts[line - 1] ?? 0) + 1 }
  }
  return visit(root) as Root
}

/** The offset at which each line begins. */
export function startsOfLines(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
