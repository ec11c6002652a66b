import { memberNames, nameOnLine } from '../terms/names.ts'
import type { Query } from '../terms/query.ts'
import { joinText } from '../terms/terms.ts'
import type { Mark, Marker } from './find-marks.ts'
import type { SearchedText } from './read-text.ts'

export type MarkedSection = {
  readonly heading: SearchedText
  readonly headingMarks: readonly Mark[]
  readonly text: SearchedText
  readonly marks: readonly Mark[]
}

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

/** Scores a section. Its heading counts most, then whether it defines a name, then whether it contains the query exactly as typed. */
export function scoreSection({ heading, headingMarks, text, marks }: MarkedSection, { query, typed, findTyped }: Marker): SectionScore {
  const name = joinText(heading.text)
  const names = [heading.text, nameOnLine(heading.text)?.name ?? '', ...memberNames(heading.text)]
  const isHeading = names.some((own) => joinText(own) === query.joined)
  const hasAll = countWords(headingMarks) === query.groups.length
  const isMember = definesMember(text.text, { owner: name, query })
  const isDefined = isMember || marks.some(({ start }) => definesAt(text.text, { start, joined: query.joined }))
  const isTyped = (query.isName || query.groups.length > 1) && (findTyped(text) || findTyped(heading))
  const lowerTyped = typed.toLowerCase()
  const spelling = names.includes(typed) ? 15 : names.some((own) => own.toLowerCase() === lowerTyped) ? 10 : 0
  const fit = (isDefined ? 40 : 0) + (isTyped ? 40 : 0)
  return {
    order: fit + (isHeading ? 40 : 0) + spelling + (hasAll ? 20 : 0) + countForms(heading, headingMarks) * 10 + Math.min(marks.length, 8),
    fit,
    isNamed: isHeading,
  }
}

/** How many different stretches of a text are marked: two in `RouterPipeline.match`, if `Router.match` is looked for in pieces. */
function countForms({ lower }: SearchedText, marks: readonly Mark[]): number {
  return new Set(marks.map(({ start, end }) => lower.slice(start, end))).size
}

/** How many different words of the query are marked. */
export function countWords(marks: readonly Mark[]): number {
  return new Set(marks.map(({ group }) => group)).size
}

/** Whether the line around a match defines the name that was typed. */
function definesAt(text: string, { start, joined }: { start: number; joined: string }): boolean {
  const lineEnd = text.indexOf('\n', start)
  return surelyDefines(text.slice(text.lastIndexOf('\n', start - 1) + 1, lineEnd < 0 ? text.length : lineEnd), joined)
}

/**
 * Whether the heading is the first half of the name that was typed, and the text defines the second half: `json(value)` below `Response`.
 */
function definesMember(text: string, { owner, query }: { owner: string; query: Query }): boolean {
  if (!query.isName || owner === '' || !query.joined.startsWith(owner)) return false
  const member = query.joined.slice(owner.length)
  return text.split('\n').some((line) => surelyDefines(line, member))
}

function surelyDefines(line: string, joined: string): boolean {
  const defined = nameOnLine(line)
  return defined?.isSure === true && joinText(defined.name) === joined
}
