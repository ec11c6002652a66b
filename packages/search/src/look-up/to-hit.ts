import { joinText } from '../terms/terms.ts'
import { cutExcerpt, descriptionStart, type Piece, toPieces } from './cut-excerpt.ts'
import type { Matcher } from './find-matches.ts'
import type { ReadPage } from './read-text.ts'
import { foundWords, type MatchedSection, type SectionScore, scoreSection } from './score-section.ts'

/** A section of a page that matches, or the page as a whole. */
export type SearchSpot = {
  /** Site path, with the heading's id. */
  readonly path: string
  /** The heading, or for the page as a whole its title. */
  readonly heading: readonly Piece[]
  /** What an entry of an API page is, e.g. `function`; null for a section of running text. */
  readonly kind: string | null
  readonly excerpt: readonly Piece[]
}

/** A page that has what was asked for. */
export type SearchHit = {
  /** Site path. */
  readonly path: string
  readonly title: string
  /** Labels of the sidebar and the groups that the page stands in, or what other pages are called together. */
  readonly trail: readonly string[]
  /** Language of the text when it is not the locale's own, else null. */
  readonly lang: string | null
  /** The best matches first, at least one. The page as a whole is among them when its title matches. */
  readonly spots: readonly SearchSpot[]
}

const mostSpots = 3

/** `words`: how many different words of the query it has. */
type Candidate = MatchedSection & SectionScore & { readonly words: number }

type HitOptions = {
  readonly matcher: Matcher
  /** The kind of entries to look for. Left out: sections of any kind. */
  readonly kind: string | undefined
}

export type ReadHit = {
  /** Makes the hit. Excerpts take longer than finding the sections, and are needed only for pages that are shown. */
  readonly toHit: () => SearchHit
  /** False if no entry of the chosen kind matches on the page. */
  readonly isFound: boolean
  /** Compares the page with others that match equally well. */
  readonly fit: number
  /** The kinds of all entries of the page that match. */
  readonly kinds: readonly string[]
}

/** Finds the best matching sections of a page. */
export function readHit(page: ReadPage, { matcher, kind }: HitOptions): ReadHit {
  const wanted = matcher.query.groups.length
  const whole = toCandidates(page, { matcher, inPieces: false })
  const isComplete = foundWords(whole.flatMap(({ matches, headingMatches }) => [...headingMatches, ...matches])).size === wanted
  // The member of a variable has an entry that does not have the variable's name.
  const isWhole = isComplete && matcher.query.member === null
  const [description, ...sections] = isWhole ? whole : toCandidates(page, { matcher, inPieces: true })
  const all = kind === undefined ? sections : sections.filter((section) => section.kind === kind)
  const best = all.filter(({ words }) => words > 0).sort((a, b) => b.order - a.order)
  const top = best.find(({ id }) => id === '') ?? (description as Candidate)
  const isTitleHit = foundWords(top.headingMatches).size === wanted
  const withTop = kind === undefined && (isTitleHit || best.length === 0)
  const entries = best.filter(({ id }) => id !== '')
  // A section of that name comes before the page, unless the page is called so too.
  const isEntryFirst = entries[0]?.isNamed === true && !top.isNamed
  const spots = !withTop ? best : isEntryFirst ? [...entries.slice(0, 1), top, ...entries.slice(1)] : [top, ...entries]
  const { path, title, trail, lang } = page
  return {
    toHit: () => ({ path, title: title.text, trail, lang, spots: spots.slice(0, mostSpots).map((spot) => toSpot(spot, path)) }),
    isFound: spots.length > 0,
    fit: Math.max(0, ...all.map(({ fit }) => fit)),
    kinds: sections.flatMap((section) => (section.kind !== null ? [section.kind] : [])),
  }
}

/** The description, then the sections that match. */
function toCandidates(
  { title, description, sections }: ReadPage,
  { matcher, inPieces }: { matcher: Matcher; inPieces: boolean },
): Candidate[] {
  const found: Candidate[] = []
  const top = { id: '', heading: title, text: description, kind: null, names: [joinText(title.text)], members: [], messages: [] }
  for (const section of [top, ...sections]) {
    const headingMatches = matcher.find(section.heading, { inPieces })
    const matches = matcher.find(section.text, { inPieces })
    const words = foundWords([...headingMatches, ...matches]).size
    const matched = { ...section, headingMatches, matches }
    if (words > 0 || found.length === 0) found.push({ ...matched, words, ...scoreSection(matched, matcher) })
  }
  return found
}

function toSpot({ id, heading, headingMatches, text, matches, kind }: Candidate, path: string): SearchSpot {
  const at = id === '' ? path : `${path}#${id}`
  // The excerpt of an entry begins with its description, unless words of the query that are not in its name occur elsewhere.
  const isEntry = kind !== null && kind !== 'error'
  const excerpt = cutExcerpt(text, matches, isEntry ? { from: descriptionStart(text), known: foundWords(headingMatches) } : {})
  return { path: at, heading: toPieces(heading, { matches: headingMatches }), kind, excerpt }
}
