import type { Mark } from './find-marks.ts'

/** A piece of a text. The marked ones match the query. */
export type Piece = { readonly text: string; readonly isMarked: boolean }

// Lengths count Latin characters; a Han character counts as two.
const width = 150
const lead = 40
const longestTail = 16

/** The part of a text that has the most words of the query, with these marked. Without marks, the beginning of the text. */
export function cutExcerpt(text: string, marks: readonly Mark[]): Piece[] {
  const first = densest(text, marks)
  const start = first === null ? 0 : skipSpace(text, startBefore(text, first.start))
  const end = endNear(text, { start, marks })
  const pieces = toPieces(
    text.slice(0, end),
    marks.filter((mark) => mark.start >= start && mark.end <= end),
    start,
  )
  return [...(start > 0 ? [plain('…')] : []), ...pieces, ...(end < text.length ? [plain('…')] : [])]
}

/** Divides a text, from an offset on, into pieces. Line breaks become spaces, which are left out after full-width punctuation. */
export function toPieces(text: string, marks: readonly Mark[], from = 0): Piece[] {
  const pieces: Piece[] = []
  let at = from
  for (const { start, end } of marks) {
    if (start > at) pieces.push(plain(text.slice(at, start)))
    pieces.push({ text: text.slice(start, end), isMarked: true })
    at = end
  }
  if (at < text.length) pieces.push(plain(text.slice(at)))
  return pieces
}

// Full-width punctuation includes its own space.
const spaceAfterMark = /(?<=[\u3001-\u3003\u3008-\u3011\u3014-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff60])\s+/g

function plain(text: string): Piece {
  return { text: text.replace(spaceAfterMark, '').replace(/\s+/g, ' '), isMarked: false }
}

/** The mark at which the most different words of the query begin to follow each other most closely. */
function densest(text: string, marks: readonly Mark[]): Mark | null {
  let best: { readonly mark: Mark; readonly words: number; readonly length: number } | null = null
  for (const [at, mark] of marks.entries()) {
    const end = advance(text, { from: mark.start, by: width - lead })
    const groups = new Set<number>()
    let length = 0
    for (let next = at; (marks[next]?.end ?? Infinity) <= end; next++) {
      const { group, end: reached } = marks[next] as Mark
      if (!groups.has(group)) length = reached - mark.start
      groups.add(group)
    }
    if (best === null || groups.size > best.words || (groups.size === best.words && length < best.length))
      best = { mark, words: groups.size, length }
  }
  return best?.mark ?? null
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

/** The end of the excerpt, not inside a word or a mark. */
function endNear(text: string, { start, marks }: { start: number; marks: readonly Mark[] }): number {
  const limit = advance(text, { from: start, by: width })
  if (limit === text.length) return limit
  const cut = marks.find((mark) => mark.start < limit && mark.end > limit)
  if (cut !== undefined) return cut.end
  const space = text.slice(limit - longestTail, limit).search(/\s\S*$/)
  return space < 0 ? limit : limit - longestTail + space
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
