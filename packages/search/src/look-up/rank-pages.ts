import { nameDefinition, nameHeading, nameKeyword, nameLine, nameTitle, wordHeading, wordTitle, wordWhole } from '../terms/mark.ts'
import type { Query, QueryGroup } from '../terms/query.ts'
import { type Correction, correctQuery } from './correct-query.ts'
import { entryMarks, findNames, findPhrase, type Names } from './find-names.ts'
import { inMost, intersect, type Match, type Matches, matchWord, rarityOf, type WordMatches } from './match-word.ts'
import type { Index } from './open-index.ts'

/** A page that has what the query asks for. `page` is its number: its place in `texts` of the manifest. */
export type RankedPage = { readonly page: number; readonly score: number }

/** The pages for a query. */
export type Ranking = {
  /** The best first. */
  readonly pages: readonly RankedPage[]
  /** The query that they were found by: misspelled words are replaced in it. */
  readonly query: Query
  readonly corrections: readonly Correction[]
  /** How much each word of the query tells about a page that has it: more for rare words. The sum is 1, or 0 for common words only. */
  readonly weights: readonly number[]
  /** Whether no page has all that was asked for, so that these have most of it. */
  readonly isPartial: boolean
}

// Where on a page the query occurs matters more than how often.
const entryRank = 9000
const titleRank = 8000
const nameRank = 3000
const textRank = 1000
/** Added when all words of the query are in the page's title, or in headings; a part of it when some are, the rare ones above all. */
const inTitle = 1500
const inHeading = 1000
/** Subtracted from the rank of a page for the words that it lacks, by what they tell. */
const lacking = 500
const nameBonuses = { heading: 2400, definition: 2000, line: 80 } as const
const otherBonuses = { heading: 60, definition: 40, line: 10 } as const
/** For keywords that are the whole query, shared by the pages that have them. */
const keywordBonus = 1800
const titleBonus = 800
/** For a page with all words of the query next to each other in its title, in a heading or in its description. */
const phraseBonus = 350

/** Subtracted for pages outside of the docs. More than the differences within a rank, less than the step to the next rank. */
const outsideDocs = 450

/** The share of the weights that all words have alike. The rest belongs to those that are rare and no common verbs. */
const evenShare = 0.4

const noMatch: Match = { score: 0, place: 0 }

/** How much of a query a page without some of its words has to tell. */
const leastTold = 0.4

/** A word that is on at least this share of all pages says nothing about a page that has others, wherever it occurs. */
const everywhere = 0.7

/**
 * The pages that have all that a query asks for: exact titles, then exact names, then titles, headings and texts that have its words. Words
 * that no page has as they were typed are corrected. A page that lacks some is among them if it has those that tell much. Where no page
 * has everything, those that have most of it are taken. With `asTyped`, only pages that have everything as it was typed.
 */
export async function rankPages(typed: Query, { index, asTyped }: { readonly index: Index; readonly asTyped: boolean }): Promise<Ranking> {
  if (typed.groups.length === 0) return { pages: [], query: typed, corrections: [], weights: [], isPartial: false }
  // What the pages have of the query as it was typed, and then as it is corrected.
  const matchAll = ({ groups }: Query): Promise<WordMatches[]> =>
    Promise.all(groups.map((group, at) => matchGroup(group, { index, isLast: at === groups.length - 1 })))
  const look = (query: Query): Promise<[WordMatches[], Names, ReadonlySet<number>]> =>
    Promise.all([matchAll(query), findNames(query, index), findPhrase(query, index)])
  const first = await look(typed)
  const uncorrected = { query: typed, corrections: [] }
  // A member that is known by its name needs no other spelling, even if there is a similar one.
  const { query, corrections } = asTyped || first[1].isSure ? uncorrected : await correctQuery(typed, { matched: first[0], index })
  const [matched, names, phrase] = query === typed ? first : await look(query)
  // The pages that have enough of it.
  const groups = matched.map(({ pages }) => pages)
  const weights = weigh(groups, { query, index })
  const found = inMost(groups)
  const isPartial = found.count < groups.length
  const isEnough = asTyped ? !isPartial : found.count >= groups.length / 2
  const isFound = (page: number): boolean =>
    found.pages.has(page) ? isEnough : (names.isSure && names.exact.has(page)) || (!isPartial && !asTyped && toldOn(page) >= leastTold)
  const toldOn = (page: number): number => sumOf(groups, (group, at) => (group.has(page) ? (weights[at] as number) : 0))
  const candidates = new Set([...groups, names.exact].flatMap((some) => [...some.keys()]).filter(isFound))
  // If the query is the keywords of no page, a heading that is the whole query gets the bonus instead.
  const bits = [...names.exact.values()]
  const telling = groups.length > 1 && !bits.some((some) => some & nameKeyword) ? nameHeading : nameKeyword
  const sharing = bits.filter((some) => some & telling).length
  // How well each of them fits.
  const pages = [...candidates].map((page) => {
    const match = found.pages.get(page) ?? noMatch
    const exact = names.exact.get(page) ?? 0
    const inPlaces = sumOf(groups, (group, at) => placeValue(group.get(page)) * (weights[at] as number))
    const score =
      rankOf(match, { isName: query.isName || names.isEntry, exact, inPlaces }) +
      (exact & telling ? keywordBonus / sharing : 0) +
      match.score +
      (phrase.has(page) ? phraseBonus : 0) -
      (index.partOf(page).isDocs ? 0 : outsideDocs)
    return { page, score }
  })
  pages.sort((a, b) => b.score - a.score || a.page - b.page)
  const member = names.isSure ? query.member : null
  const named = names.isEntry ? query.joined : query.named
  return { pages, query: { ...query, member, named }, corrections, weights, isPartial: isPartial && !names.isSure }
}

/** How much each word tells, see `Ranking`. */
function weigh(groups: readonly Matches[], { query, index }: { readonly query: Query; readonly index: Index }): readonly number[] {
  const { pageCount, manifest } = index
  const verb = new RegExp(`^(?:${manifest.verbs})$`)
  const rarities = groups.map(({ size }, at) =>
    size === 0 || size > everywhere * pageCount || verb.test(query.groups[at]?.[0]?.[0]?.joined ?? '') ? 0 : rarityOf(size, pageCount) ** 2,
  )
  const all = sumOf(rarities, (rarity) => rarity)
  if (all === 0) return groups.length === 1 ? [1] : groups.map(() => 0)
  return rarities.map((rarity) => evenShare / groups.length + ((1 - evenShare) * rarity) / all)
}

/** What a word adds to the rank of a page by its place. A word that the page lacks takes it below those that have all. */
function placeValue(match: Match | undefined): number {
  if (match === undefined) return -lacking
  return match.place & wordTitle ? inTitle : match.place & wordHeading ? inHeading : 0
}

function sumOf<T>(list: readonly T[], read: (item: T, at: number) => number): number {
  return list.reduce((sum, item, at) => sum + read(item, at), 0)
}

type Place = { readonly isName: boolean; readonly exact: number; readonly inPlaces: number }

function rankOf({ place }: Match, { isName, exact, inPlaces }: Place): number {
  if (isName && (exact & entryMarks) === entryMarks) return entryRank
  if (exact & nameTitle) return titleRank
  if (isName && (exact !== 0 || place & wordWhole))
    return nameRank + Math.max(bonusOf(exact, nameBonuses), place & wordTitle ? titleBonus : 0)
  return textRank + inPlaces + bonusOf(exact, otherBonuses)
}

type Bonuses = { readonly heading: number; readonly definition: number; readonly line: number }

function bonusOf(name: number, { heading, definition, line }: Bonuses): number {
  return Math.max(name & nameHeading ? heading : 0, name & nameDefinition ? definition : 0, name & nameLine ? line : 0)
}

/** The pages that can be found in one of a group's ways. A page counts by its best way. */
async function matchGroup(group: QueryGroup, { index, isLast }: { index: Index; isLast: boolean }): Promise<WordMatches> {
  const ways = await Promise.all(
    group.map(async (words): Promise<WordMatches> => {
      const all = await Promise.all(words.map((word, at) => matchWord(word, { index, isLast: isLast && at === words.length - 1 })))
      const pages = intersect(all.map((found) => found.pages))
      return { pages, isKnown: pages.size > 0 && all.every(({ isKnown }) => isKnown) }
    }),
  )
  if (ways.length === 1) return ways[0] as WordMatches
  const best = new Map<number, Match>()
  for (const [page, { score, place }] of ways.flatMap(({ pages }) => [...pages])) {
    const before = best.get(page)
    best.set(page, { score: Math.max(score, before?.score ?? 0), place: place | (before?.place ?? 0) })
  }
  return { pages: best, isKnown: ways.some(({ isKnown }) => isKnown) }
}
