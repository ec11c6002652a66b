import { isMessage } from '../terms/names.ts'
import type { Match, Matcher } from './find-matches.ts'
import { phrasesOf } from './find-names.ts'
import { type ReadSection, type SearchedText, toLower } from './read-text.ts'

/** A section with the ranges of its heading and of its text that match. */
export type MatchedSection = ReadSection & { readonly headingMatches: readonly Match[]; readonly matches: readonly Match[] }

/**
 * How well a section fits: `order` compares it with the other sections of its page, `fit` compares the page with other pages that match
 * equally well.
 */
export type SectionScore = {
  readonly order: number
  readonly fit: number
  /** Whether its heading is the name that was typed. */
  readonly isNamed: boolean
}

/** For the error message that was typed, and for the entry of a name that was typed with its capitals, such as `Response`. */
const exactBonus = 2000

/** Scores a section. Its heading counts most, then whether it is an entry of that name. */
export function scoreSection(
  { heading, headingMatches, matches, kind, names, members, messages }: MatchedSection,
  { query, weights, typed }: Matcher,
): SectionScore {
  const [owner = '', member = '='] = query.member ?? []
  const isMember = members.includes(member) || names.includes(member)
  // A single word is not taken for the name of a member, so the section about cookies comes before an option called `cookies`.
  const isOfMembers = query.isName || query.named !== query.joined
  const isTyped = messages.some((message) => isMessage(query.joined, message))
  const isNamed = isTyped || isMember || names.includes(query.joined) || [...names, ...(isOfMembers ? members : [])].includes(query.named)
  // For a term of the glossary also what else it is called.
  const isCalled = phrasesOf(query.groups).some((words) => names.includes(words.join('')))
  // Words count twice in the heading.
  const told = weightOf(headingMatches, weights) + weightOf([...headingMatches, ...matches], weights)
  const isEntry = isNamed && kind !== null
  const spelling = heading.text.includes(typed) ? 15 : 0
  const shown = headingMatches.filter(({ start }) => start < heading.text.length)
  const covered = shown.reduce((sum, { start, end }) => sum + end - start, 0) / (heading.text.length || 1)
  const isExact = isTyped || (isEntry && heading.text === typed && typed !== typed.toLowerCase())
  // `CorsOptions` is likelier for `CorsOpti` than `CorsOptionsDelegate` is, and `RequestInfo` for `RequestI` than `useRequestInfo`.
  const begun = kind !== null && query.isName && heading.lower.startsWith(toLower(typed)) ? covered * 40 : 0
  const fit = isExact ? exactBonus : (isEntry ? 40 : begun) + (isMember && heading.lower.startsWith(owner) ? 40 : 0)
  const forms = countForms(heading, headingMatches) * 20
  const order = fit + (isNamed ? 40 : 0) + (isCalled ? 20 : 0) + spelling + told * 50 + covered * 10 + forms + Math.min(matches.length, 8)
  // Words of one section belong together more than words of one page.
  return { order, fit: fit + told * 300, isNamed }
}

/** How many different stretches of a text are marked: two in `RouterPipeline.match`, if `Router.match` is looked for in pieces. */
function countForms({ lower }: SearchedText, matches: readonly Match[]): number {
  return new Set(matches.map(({ start, end }) => lower.slice(start, end))).size
}

/** How much the words that are marked tell together. */
function weightOf(matches: readonly Match[], weights: readonly number[]): number {
  return [...foundWords(matches)].reduce((sum, group) => sum + (weights[group] ?? 0), 0)
}

/** The words of the query that are marked, by their place in it. */
export function foundWords(matches: readonly Match[]): ReadonlySet<number> {
  return new Set(matches.map(({ group }) => group))
}
