import type { Match } from './find-matches.ts'
import type { Range, SearchedText } from './read-text.ts'

/** A piece of a text. The marked ones match the query. */
export type Piece = { readonly text: string; readonly isMarked: boolean; readonly isCode: boolean }

// Lengths count Latin characters; a Han character counts as two.
const width = 150
const lead = 40
const longestTail = 16
/** A line of code up to this length is shown whole. */
const longestLine = 90

type ExcerptOptions = {
  /** Offset before which nothing is shown. */
  readonly from?: number
  /** Words that need not be looked for, by their place in the query. They are marked all the same. */
  readonly known?: ReadonlySet<number>
}

/**
 * The part of a text that has the most words of the query, with these marked. Where that is in a block of code, one or two whole lines
 * of it. Without matches, the beginning of the text.
 */
export function cutExcerpt(searched: SearchedText, matches: readonly Match[], { from = 0, known }: ExcerptOptions = {}): Piece[] {
  const { text } = searched
  const wanted = matches.filter(({ start, group }) => start >= from && start < text.length && known?.has(group) !== true)
  // What is imported says nothing of its use.
  const isImported = ({ start }: Match): boolean => /^import {[^']*'?[^']*$/.test(text.slice(text.lastIndexOf('import {', start), start))
  const first =
    densest(
      text,
      wanted.filter((match) => !isImported(match)),
    ) ?? densest(text, wanted)
  const lines = first === null ? null : codeLines(searched, first)
  const near = advance(text, { from, by: 2 * lead })
  // A match near the beginning needs nothing left out before it.
  const isNear = first === null || (first.end <= near && !text.slice(from, first.start).includes('\n'))
  const start = lines?.start ?? (isNear ? from : skipSpace(text, startBefore(text, first.start)))
  const end = lines?.end ?? endBeforeBlock(searched, { start: first?.end ?? start, end: endNear(text, { start, matches }) })
  const inside = matches.filter((match) => match.start >= start && match.end <= end)
  const pieces = toPieces(searched, { matches: inside, start, end, ...(lines !== null && { tidy: lines.outdent }) })
  return lines !== null
    ? pieces
    : [...(start > from ? [rest] : []), ...pieces, ...(end < text.length && !/[.。]\s?$/.test(text.slice(start, end)) ? [rest] : [])]
}

const rest: Piece = { text: '…', isMarked: false, isCode: false }

type PiecesOptions = Partial<Range> & {
  readonly matches: readonly Match[]
  /** Applied to what is not marked. By default, line breaks become spaces. */
  readonly tidy?: (text: string) => string
}

/** Divides a text, or a range of it, into pieces. */
export function toPieces(
  { text, code }: SearchedText,
  { matches, start = 0, end = text.length, tidy = inOneLine }: PiecesOptions,
): Piece[] {
  const edges = [start, end, ...[...matches, ...code].flatMap((range) => [range.start, range.end])]
  const places = [...new Set(edges)].filter((at) => at >= start && at <= end).sort((a, b) => a - b)
  const isIn = (ranges: readonly Range[], at: number): boolean => ranges.some((range) => range.start <= at && at < range.end)
  return places.slice(0, -1).map((at, index) => {
    const piece = text.slice(at, places[index + 1])
    const isMarked = isIn(matches, at)
    return { text: isMarked ? piece : tidy(piece), isMarked, isCode: isIn(code, at) }
  })
}

// Full-width punctuation includes its own space.
const spaceAfterMark = /(?<=[\u3001-\u301f\uff01-\uff60])\s+/g

/** Line breaks become spaces, which are left out after full-width punctuation. After a row of a table, or a heading, there is a point. */
function inOneLine(text: string): string {
  return text
    .replace(spaceAfterMark, '')
    .replace(/(?<![.,:;!?…]\s*)\n+(?=\S)/g, ' · ')
    .replace(/\s+/g, ' ')
}

type CodeLines = Range & {
  /** Removes the indentation of the first line from the second. */
  readonly outdent: (text: string) => string
}

/** The line of a block of code with the match, and the next one if both are short. Null outside of blocks, and for a long line. */
function codeLines({ text, code }: SearchedText, match: Match): CodeLines | null {
  const block = code.find((range) => range.start <= match.start && match.start < range.end)
  if (block === undefined || !text.slice(block.start, block.end).includes('\n')) return null
  const endOf = (from: number): number => {
    const at = text.indexOf('\n', from)
    return at < 0 || at > block.end ? block.end : at
  }
  const lineStart = Math.max(block.start, text.lastIndexOf('\n', match.start - 1) + 1)
  const start = skipSpace(text, lineStart)
  const indentation = new RegExp(`\n {0,${start - lineStart}}`, 'g')
  const end = endOf(match.end)
  if (end - start > longestLine) return null
  const next = end < block.end ? endOf(end + 1) : end
  // A line that only closes something says nothing.
  const isTwo = next - start <= longestLine && /[\p{L}\p{N}]/u.test(text.slice(end, next))
  return { start, end: isTwo ? next : end, outdent: (lines) => lines.replace(indentation, '\n') }
}

/** Where the description of an API entry begins: behind its signature, or in the last cell of its row, behind type and default. */
export function descriptionStart({ text, code: [first] }: SearchedText): number {
  const signature = first?.start === 0 && text[first.end] === '\n' ? first.end + 1 : 0
  const cell = text.includes('\n') ? 0 : text.lastIndexOf(' · ') + 3
  const start = Math.max(signature, cell > 2 ? cell : 0)
  return start < text.length ? start : 0
}

/** The match at which the most different words of the query begin to follow each other most closely. */
function densest(text: string, matches: readonly Match[]): Match | null {
  let best: { readonly match: Match; readonly words: number; readonly length: number } | null = null
  for (const [at, match] of matches.entries()) {
    const end = advance(text, { from: match.start, by: width - lead })
    const groups = new Set<number>()
    let length = 0
    for (let next = at; (matches[next]?.end ?? Infinity) <= end; next++) {
      const { group, end: reached } = matches[next] as Match
      if (!groups.has(group)) length = reached - match.start
      groups.add(group)
    }
    if (best === null || groups.size > best.words || (groups.size === best.words && length < best.length))
      best = { match, words: groups.size, length }
  }
  return best?.match ?? null
}

/** An offset a little before another one, at the start of a line or of a word if one is near. */
function startBefore(text: string, place: number): number {
  let at = place
  for (let used = 0; at > 0 && used < lead; at--) {
    if (text[at - 1] === '\n' && used > 0) return at
    used += widthOf(text.charCodeAt(at - 1))
  }
  if (at === 0) return 0
  const space = text.slice(at, place).search(/[\s，。；：、,.;:]/)
  return space < 0 ? at : at + space + 1
}

/** The end of the excerpt, not inside a word or a match. */
function endNear(text: string, { start, matches }: { start: number; matches: readonly Match[] }): number {
  const limit = advance(text, { from: start, by: width })
  if (limit === text.length) return limit
  const cut = matches.find((match) => match.start < limit && match.end > limit)
  if (cut !== undefined) return cut.end
  const space = text.slice(limit - longestTail, limit).search(/\s\S*$/)
  return space < 0 ? limit : limit - longestTail + space
}

/** The end of an excerpt of prose, without the first lines of a block of code. */
function endBeforeBlock({ text, code }: SearchedText, { start, end }: Range): number {
  const block = code.find((range) => range.start >= start && range.start < end && text.slice(range.start, range.end).includes('\n'))
  // Nor with the colon that announced it.
  return block === undefined ? end : start + text.slice(start, block.start).replace(/[:：]\s*$/, '').length
}

function skipSpace(text: string, from: number): number {
  return from + text.slice(from).search(/\S|$/)
}

function advance(text: string, { from, by }: { from: number; by: number }): number {
  let at = from
  for (let used = 0; at < text.length && used < by; at++) used += widthOf(text.charCodeAt(at))
  // Do not cut between the two halves of a surrogate pair.
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00 ? at + 1 : at
}

function widthOf(code: number): number {
  return code >= 0x2e80 ? 2 : 1
}
