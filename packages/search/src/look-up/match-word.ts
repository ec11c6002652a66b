import { wordAmount, wordHeading, wordTitle, wordWhole } from '../terms/mark.ts'
import type { QueryWord } from '../terms/query.ts'
import type { FoundTerm, Index } from './open-index.ts'

/** How well a page matches a word of the query (higher is better), and where: bits of a word, see mark.ts. */
export type Match = { readonly score: number; readonly place: number }

/** The pages that have a word, by number. */
export type Matches = ReadonlyMap<number, Match>

/** The pages for a word of the query. */
export type WordMatches = {
  readonly pages: Matches
  /**
   * Whether the texts have the word, or a longer one that begins with it. False where only its parts were found, or words of a heading
   * that happen to stand next to each other, because such a word may be misspelled.
   */
  readonly isKnown: boolean
}

/** Up to this many pages may have a word of Han characters by chance, across the boundary of two others: 部属 in 内部属性. No heading does. */
const mostByChance = 2

/** The shortest word that is also taken for the beginning of a longer one, when other words follow it. */
const shortestBeginning = 3

/**
 * The pages that have a word as it was typed, or a longer word that begins with it. If there is none, the pages that have all
 * parts of a name.
 */
export async function matchWord(word: QueryWord, { index, isLast }: { index: Index; isLast: boolean }): Promise<WordMatches> {
  const { pageCount } = index
  if (word.type === 'han') {
    const pages = await matchHan(word.joined, index)
    return { pages, isKnown: pages.size > mostByChance || [...pages.values()].some(({ place }) => place > 0) }
  }
  const { joined, parts } = word
  const terms = isLast || joined.length >= shortestBeginning ? await index.beginningWith(joined) : await exactTerm(joined, index)
  const isKnown = terms.some(({ term, postings }) => term === joined || Array.from(postings.marks).some((mark) => (mark & wordWhole) !== 0))
  // Pieces of one or two characters, as of `i18n`, say nothing.
  if (terms.length > 0 || parts.every(({ length }) => length < 3)) return { pages: weigh(terms, { start: joined, pageCount }), isKnown }
  const last = parts.length - 1
  const ofParts = await Promise.all(
    parts.map(async (part, at) => {
      const found = await (at === last ? index.beginningWith(part) : exactTerm(part, index))
      return weigh(found, { start: part, pageCount })
    }),
  )
  return { pages: intersect(ofParts), isKnown }
}

async function exactTerm(term: string, index: Index): Promise<FoundTerm[]> {
  const postings = await index.postingsOf(term)
  return postings === null ? [] : [{ term, postings }]
}

async function matchHan(text: string, index: Index): Promise<Matches> {
  const characters = Array.from(text)
  const { pageCount } = index
  if (characters.length === 1) return weigh(await index.beginningWith(text), { start: text, pageCount })
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`)
  const found = await Promise.all(pairs.map(async (pair) => weigh(await exactTerm(pair, index), { start: pair, pageCount })))
  return intersect(found)
}

/** The pages that are in all of the maps: see `inMost`. */
export function intersect(all: readonly Matches[]): Matches {
  const { pages, count } = inMost(all)
  return count === all.length ? pages : new Map()
}

/** The pages in the most maps, each with the sum of its scores and the places that all its matches share. `count`: the number of maps. */
export function inMost(all: readonly Matches[]): { readonly pages: Matches; readonly count: number } {
  const [first = new Map<number, Match>(), ...others] = all
  if (others.length === 0) return { pages: first, count: Math.min(first.size, 1) }
  const counts = new Map<number, number>()
  const pages = new Map<number, Match>()
  for (const [page, { score, place }] of all.flatMap((matches) => [...matches])) {
    const before = pages.get(page)
    counts.set(page, (counts.get(page) ?? 0) + 1)
    pages.set(page, before === undefined ? { score, place } : { score: before.score + score, place: before.place & place })
  }
  const count = Math.max(0, ...counts.values())
  for (const [page, own] of counts) if (own < count) pages.delete(page)
  return { pages, count }
}

/** A longer word counts like the word itself if at least this share of its letters was typed. So a plural counts like the singular. */
const nearlyWhole = 0.7

/** Scores the pages of terms that begin with `start`. A page counts by its best term. */
function weigh(found: readonly FoundTerm[], { start, pageCount }: { start: string; pageCount: number }): Map<number, Match> {
  const matches = new Map<number, Match>()
  const hasExact = found[0]?.term.length === start.length
  for (const { term, postings } of found) {
    const share = start.length / term.length
    const seen = share === 1 ? wordWhole | wordHeading | wordTitle : wordHeading | wordTitle
    const isLesser = hasExact && share < nearlyWhole
    for (let at = 0; at < postings.pages.length; at++) {
      const page = postings.pages[at] as number
      const mark = postings.marks[at] as number
      const { score: bestScore, place: otherPlaces } = matches.get(page) ?? { score: 0, place: 0 }
      const score = (share === 1 ? 1 : 0.7 * share) * (1 + (mark & wordAmount)) * (mark & wordTitle ? 3 : mark & wordHeading ? 1.8 : 1)
      const place = isLesser ? (mark & wordTitle ? wordHeading : 0) : mark & seen
      matches.set(page, { score: Math.max(score, bestScore), place: place | otherPlaces })
    }
  }
  const rarity = rarityOf(matches.size, pageCount)
  for (const [page, { score, place }] of matches) matches.set(page, { score: score * rarity, place })
  return matches
}

/** How much a word tells about the pages that have it: less, the more they are. */
export function rarityOf(pages: number, pageCount: number): number {
  return Math.log(1 + (pageCount + 1) / (pages + 0.5))
}
