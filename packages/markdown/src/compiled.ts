import type { IslandValues, Problem, Span, TypeNotes } from '@pagewright/model'

/** A link or an image as the author wrote it, or a name in a signature; its address is decided by the plan, which knows all pages. */
export type Reference = {
  /** `entry`: a name that may have an entry on this page or another one. */
  readonly kind: 'link' | 'image' | 'entry'
  /** As written, decoded by Markdown only. For an entry, its name. */
  readonly url: string
  readonly span: Span
}

/** A component that a text puts into its page. Its HTML is made when the page is rendered, because it comes from the theme. */
export type IslandUse = {
  readonly name: string
  readonly values: IslandValues
  /** Whether it stands around a part of the text. */
  readonly hasText: boolean
  readonly span: Span
}

export type Heading = {
  readonly id: string
  readonly text: string
  readonly level: number
  /** What the heading's entry is, as `{#id .function}` says; null for a heading of running text. */
  readonly kind: string | null
  readonly span: Span
}

/**
 * A stretch of text below one heading, for search, or a row that can be linked to: of an entry's table, or of one with error messages. The
 * part before the first heading has the id ''.
 */
export type Section = {
  readonly id: string
  /** Text of the heading. For a row, the name of the entry and that of the row: `Http.listen(...args)`; or the error message. */
  readonly title: string
  /** What else readers type to find it, as `::keywords[…]` says: one phrase on each line. */
  readonly keywords: string
  /** Code in it stands between two `codeMark`. */
  readonly text: string
  /** What the entry or the row is, e.g. `function`, `method` or `error`; null for running text. */
  readonly kind: string | null
}

/** What is known about a compiled text, apart from its HTML. It is small, and kept in memory for all pages. */
export type Compiled = {
  /** Names the body in the store. */
  readonly bodyKey: string
  readonly references: readonly Reference[]
  readonly islands: readonly IslandUse[]
  readonly headings: readonly Heading[]
  /** Hash of each section's source by its heading's id; '' is what stands before the first heading. */
  readonly sectionHashes: Readonly<Record<string, string>>
  /** All ids that a link may lead to, the headings' included. */
  readonly anchors: readonly string[]
  /** The names that the entries document, each with one of the ids above. */
  readonly entries: readonly (readonly [name: string, id: string])[]
  readonly minutes: number
  /** Whether the text goes on after the truncation mark. */
  readonly truncated: boolean
  /** Whether it has TypeScript, and so a file with the types of its names. */
  readonly hasTypeScript: boolean
  /** Files that the text includes, with the hash of what they hold: see `IncludeReader`. It is empty for a missing file. */
  readonly includes: readonly { readonly file: string; readonly hash: string }[]
  /** The lines of comments in what it includes; empty if its language has no translations of comments. */
  readonly comments: readonly string[]
  readonly problems: readonly Problem[]
}

/** The large part of a compiled text, which is kept in the store. Addresses and components are still open: see `fillReferences`. */
export type Body = {
  readonly html: string
  /** HTML up to the truncation mark, or to the end where there is none, without ids, footnotes and links to headings. */
  readonly excerpt: string
  readonly sections: readonly Section[]
  readonly typeNotes: TypeNotes
}
