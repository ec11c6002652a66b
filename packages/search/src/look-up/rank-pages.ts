import { marks, nameMarks, namePrefix } from '../terms/mark.ts'
import type { Query, QueryGroup } from '../terms/query.ts'
import { intersect, type Match, type Matches, matchWord } from './match-word.ts'
import type { Index } from './open-index.ts'

/** A page that has what the query asks for. */
export type RankedPage = { readonly page: number; readonly score: number }

// What a page is to the query outweighs how often it says it.
const ranks = { isTitle: 8000, name: 3000, inTitle: 2500, inHeading: 2000, inText: 1000 } as const
const nameBonuses = { heading: 2400, definition: 2000, line: 80 } as const
const otherBonuses = { heading: 60, definition: 40, line: 10 } as const
const begunBonuses = { heading: 30, definition: 40, line: 10 } as const
const mostByAmount = 300

/** From this share of all pages on, a word says nothing about where it matters. */
const everywhere = 0.7

/** The pages that have all that a query asks for, the best first: exact titles, then exact names, then titles, headings and texts that have its words. */
export async function rankPages(query: Query, index: Index): Promise<RankedPage[]> {
  if (query.groups.length === 0) return []
  const last = query.groups.length - 1
  const [names, groups] = await Promise.all([
    findNames(query, index),
    Promise.all(query.groups.map((group, at) => matchGroup(group, { index, isLast: at === last }))),
  ])
  const telling =
    groups.length > 1 ? groups.map((group) => (group.size > everywhere * index.pageCount ? withoutPlaces(group) : group)) : groups
  const ranked = [...intersect(telling)].map(([page, match]) => ({
    page,
    score:
      rankOf(match, { isName: query.isName, exact: names.exact.get(page) ?? 0, begun: names.begun.get(page) ?? 0 }) +
      Math.min(match.score, mostByAmount),
  }))
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page)
}

function rankOf({ place }: Match, { isName, exact, begun }: { isName: boolean; exact: number; begun: number }): number {
  if (exact & nameMarks.title) return ranks.isTitle
  if (isName && (exact !== 0 || place & marks.whole)) return ranks.name + bonusOf(exact, nameBonuses)
  const rank = place & marks.title ? ranks.inTitle : place & marks.heading ? ranks.inHeading : ranks.inText
  return rank + bonusOf(exact, otherBonuses) + bonusOf(begun, begunBonuses)
}

type Bonuses = { readonly heading: number; readonly definition: number; readonly line: number }

function bonusOf(name: number, { heading, definition, line }: Bonuses): number {
  return Math.max(name & nameMarks.heading ? heading : 0, name & nameMarks.definition ? definition : 0, name & nameMarks.line ? line : 0)
}

/** Marks of names by page. */
type Names = { readonly exact: ReadonlyMap<number, number>; readonly begun: ReadonlyMap<number, number> }

/** The pages that are called like the query, have a heading or a definition of that name; and those with a name that begins so. */
async function findNames({ joined }: Query, index: Index): Promise<Names> {
  const exact = new Map<number, number>()
  const begun = new Map<number, number>()
  for (const { term, postings } of await index.beginningWith(namePrefix + joined)) {
    const names = term.length === joined.length + 1 ? exact : begun
    for (let at = 0; at < postings.pages.length; at++) {
      const page = postings.pages[at] as number
      names.set(page, (names.get(page) ?? 0) | (postings.marks[at] as number))
    }
  }
  return { exact, begun }
}

/** Every place: a word that most pages have does not keep a page from counting as one that has the others in its title. */
function withoutPlaces(matches: Matches): Matches {
  return new Map([...matches].map(([page, { score }]) => [page, { score, place: marks.title | marks.heading | marks.whole }]))
}

/** The pages that have one of a group's ways; the more of them, the better. */
async function matchGroup(group: QueryGroup, { index, isLast }: { index: Index; isLast: boolean }): Promise<Matches> {
  const ways = await Promise.all(
    group.map(async (words) =>
      intersect(await Promise.all(words.map((word, at) => matchWord(word, { index, isLast: isLast && at === words.length - 1 })))),
    ),
  )
  const [first = new Map<number, Match>(), ...others] = ways
  for (const [page, { score, place }] of others.flatMap((way) => [...way])) {
    const before = first.get(page)
    first.set(page, { score: Math.max(score, before?.score ?? 0), place: place | (before?.place ?? 0) })
  }
  return first
}
