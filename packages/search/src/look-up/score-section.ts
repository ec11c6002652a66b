import { memberNames, nameOnLine } from '../terms/names.ts'
import { joinText } from '../terms/terms.ts'
import type { Mark, Marker } from './find-marks.ts'
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

/** For the row of an error message of which a query has all words; a part of it if the message has more. */
const messageBonus = 1500

/** Scores a section. Its heading counts most, then whether it is an entry of that name, then whether it contains what was typed. */
export function scoreSection(
  { heading, headingMarks, text, marks, kind }: MarkedSection,
  { query, weights, typed, findTyped }: Marker,
): SectionScore {
  const names = [heading.text, nameOnLine(heading.text)?.name ?? '', ...memberNames(heading.text)]
  const isCalled = (name: string | undefined): boolean => names.some((own) => joinText(own) === name)
  const [owner = '', member] = query.member ?? []
  const isMember = isCalled(member)
  const isNamed = isMember || isCalled(query.joined)
  const isWholeHeading = countWords(headingMarks) === query.groups.length
  // A message of an error is a sentence, in which single words say little.
  const inHeading = kind === 'error' && !isWholeHeading ? 0 : weightOf(headingMarks, weights)
  // Words count twice in the heading.
  const told = inHeading + weightOf([...headingMarks, ...marks], weights)
  const isEntry = isNamed && kind !== null
  const isTyped = (query.isName || query.groups.length > 1) && (findTyped(text) || findTyped(heading))
  const spelling = names.includes(typed) ? 15 : 0
  const covered = headingMarks.reduce((sum, { start, end }) => sum + end - start, 0) / (heading.text.length || 1)
  const isMessage = kind === 'error' && isWholeHeading && query.groups.length > 1
  const fit =
    (isMessage ? covered * messageBonus : 0) +
    (isEntry ? 40 : 0) +
    (isTyped ? 40 : 0) +
    (isMember && heading.lower.startsWith(owner) ? 40 : 0)
  const forms = countForms(heading, headingMarks) * 20
  const order = fit + (isNamed ? 40 : 0) + spelling + told * 50 + covered * 10 + forms + Math.min(marks.length, 8)
  // Words of one section belong together more than words of one page.
  return { order, fit: query.groups.length > 1 ? fit + told * 300 : fit, isNamed }
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
