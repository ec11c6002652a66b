import { type ProblemList, spanAt } from '@pagewright/model'
import type { Nodes, Root } from 'mdast'

/*
 * CommonMark decides by the neighbours of `**` whether it opens or closes, and takes Chinese punctuation for the edge
 * of a word: in `**注意。**请` nothing closes. A character that is neither space nor punctuation, put between the mark and
 * the punctuation, settles it; it is taken out of the tree again.
 */
const filler = '\uFDD0'
const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const cjkPunctuation = /[\u3001-\u303F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\u2014\u2018-\u201D\u2026\u00B7]/u
const punctuation = /[\p{P}\p{S}]/u
const run = /(?<![\\*~])(\*{1,3}|~~)(?![*~])/gu

/** The source with fillers, and where (offsets in the source, ascending) they were put. */
export type Filled = { readonly text: string; readonly places: readonly number[] }

/** Puts fillers beside emphasis marks that stand between Chinese text and punctuation. */
export function fillCjk(source: string): Filled {
  const text = source.replaceAll(filler, '\uFFFD')
  const places: number[] = []
  for (const match of text.matchAll(run)) {
    const start = match.index
    const end = start + match[0].length
    const before = lastCharacter(text.slice(Math.max(0, start - 2), start))
    const after = firstCharacter(text.slice(end, end + 2))
    if (before.trim() === '' || after.trim() === '') continue
    const [beforeMarks, afterMarks] = [punctuation.test(before), punctuation.test(after)]
    if (beforeMarks && !afterMarks && (cjkPunctuation.test(before) || han.test(after))) places.push(start)
    if (afterMarks && !beforeMarks && (cjkPunctuation.test(after) || han.test(before))) places.push(end)
  }
  let filled = ''
  let done = 0
  for (const place of places) {
    filled += text.slice(done, place) + filler
    done = place
  }
  return { text: filled + text.slice(done), places }
}

/** The tree of a filled source as that of the source itself: without fillers, with the source's positions. */
export function unfillTree(root: Root, { text, places }: Filled): Root {
  if (places.length === 0) return root
  const lineStarts = startsOfLines(text)
  const filledPlaces = places.map((place, index) => place + index)
  const before = (offset: number): number => countBelow(filledPlaces, offset)
  const mend = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(filler, '')
    if (Array.isArray(value)) return value.map(mend)
    if (value === null || typeof value !== 'object') return value
    const { offset, line, column } = value as { offset?: number; line?: number; column?: number }
    if (offset === undefined || line === undefined || column === undefined)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mend(inner)]))
    return { line, offset: offset - before(offset), column: column - before(offset) + before(lineStarts[line - 1] ?? 0) }
  }
  return mend(root) as Root
}

/** Reports `**` that has no partner and stays as text, unless the author escaped it. */
export function reportLeftMarks(root: Root, { file, text, problems }: { file: string; text: string; problems: ProblemList }): void {
  const visit = (node: Nodes): void => {
    if ('children' in node) for (const child of node.children) visit(child as Nodes)
    const { position } = node
    if (node.type !== 'text' || position === undefined || !node.value.includes('**')) return
    const source = text.slice(position.start.offset, position.end.offset)
    const left = /(?<![\\*])\*\*(?!\*)/.exec(source)
    if (left === null) return
    const lines = source.slice(0, left.index).split('\n')
    const column = lines.length === 1 ? position.start.column + left.index : (lines.at(-1) ?? '').length + 1
    problems.warning('emphasis-left', {
      file,
      span: spanAt(position.start.line + lines.length - 1, column, 2),
      message: 'The mark `**` has no partner and stays as text',
      hint: 'Close it, take away the space beside it, or write `\\*\\*` for two asterisks',
    })
  }
  visit(root)
}

function firstCharacter(text: string): string {
  return Array.from(text)[0] ?? ''
}

function lastCharacter(text: string): string {
  return Array.from(text).at(-1) ?? ''
}

function startsOfLines(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function countBelow(sorted: readonly number[], limit: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) < limit) low = middle + 1
    else high = middle
  }
  return low
}
