import type { Mark, Marker } from './find-marks.ts'
import { phrasesOf } from './find-names.ts'
import type { ReadSection, SearchedText } from './read-text.ts'

export type MarkedSection = ReadSection & { readonly headingMarks: readonly Mark[]; readonly marks: readonly Mark[] }

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

/** For the row of an error message that has the words of a query in their order; a part of it if the message has more, or fewer. */
const messageBonus = 1500
/** For the row of a message of which a query is a piece. */
const typedBonus = 400
/** The share of the words of a long query, which was pasted, that a message must have. */
const leastOfMessage = 0.65

/** Scores a section. Its heading counts most, then whether it is an entry of that name. */
export function scoreSection(
  { heading, headingMarks, marks, kind, names, members }: MarkedSection,
  { query, weights, typed }: Marker,
): SectionScore {
  const [owner = '', member = '='] = query.member ?? []
  const isMember = members.includes(member) || names.includes(member)
  // A word alone is no name of a member: the section about cookies comes before the option of that name.
  const isOfMembers = query.isName || query.named !== query.joined
  const isNamed = isMember || names.includes(query.joined) || [...names, ...(isOfMembers ? members : [])].includes(query.named)
  // For a term of the glossary also what else it is called.
  const isCalled = phrasesOf(query.groups).some((words) => names.includes(words.join('')))
  const found = [...new Set(headingMarks.map(({ group }) => group))]
  const wanted = query.groups.length
  // A message of an error is a sentence, in which single words say little.
  const inHeading = kind === 'error' && found.length < wanted ? 0 : weightOf(headingMarks, weights)
  // Words count twice in the heading.
  const told = inHeading + weightOf([...headingMarks, ...marks], weights)
  const isEntry = isNamed && kind !== null
  const spelling = heading.text.includes(typed) ? 15 : 0
  const shown = headingMarks.filter(({ start }) => start < heading.text.length)
  const covered = shown.reduce((sum, { start, end }) => sum + end - start, 0) / (heading.text.length || 1)
  const isInOrder = found.every((group, at) => at === 0 || group > (found[at - 1] as number))
  const isMessage = kind === 'error' && wanted > 1 && isInOrder && found.length >= wanted * (wanted > 3 ? leastOfMessage : 1)
  const fit =
    (isMessage ? (covered * messageBonus * found.length) / wanted : 0) +
    (kind === 'error' && typed.includes(' ') && heading.lower.includes(typed.toLowerCase()) ? typedBonus : 0) +
    (isEntry ? 40 : 0) +
    (isMember && heading.lower.startsWith(owner) ? 40 : 0)
  const forms = countForms(heading, headingMarks) * 20
  const order = fit + (isNamed ? 40 : 0) + (isCalled ? 20 : 0) + spelling + told * 50 + covered * 10 + forms + Math.min(marks.length, 8)
  // Words of one section belong together more than words of one page.
  return { order, fit: wanted > 1 ? fit + told * 300 : fit, isNamed }
}

/** How many different stretches of a text are marked: two in `RouterPipeline.match`, if `Router.match` is looked for in pieces. */
function countForms({ lower }: SearchedText, marks: readonly Mark[]): number {
  return new Set(marks.map(({ start, end }) => lower.slice(start, end))).size
}

/** How much the words that are marked tell together. */
function weightOf(marks: readonly Mark[], weights: readonly number[]): number {
  return [...new Set(marks.map(({ group }) => group))].reduce((sum, group) => sum + (weights[group] ?? 0), 0)
}

/** How many different words of the query are marked. */
export function countWords(marks: readonly Mark[]): number {
  return new Set(marks.map(({ group }) => group)).size
}
