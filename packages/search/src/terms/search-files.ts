import type { Locale } from '@pagewright/model'

/**
 * The first file of a locale's search: it lists the files of the index. Its path is fixed; the other files are named by a hash of their
 * content.
 */
export type SearchManifest = {
  /** Version of the format. A script of another version must not use the index. */
  readonly version: number
  /** The first term of each shard, in order. */
  readonly firsts: readonly string[]
  /** Name of each shard's file: `nameLength` characters for each. */
  readonly shards: string
  /** Name of the file with each page's text: `nameLength` characters for each. The number of a page in the index is its position here. */
  readonly texts: string
  /** The locale's own words for other words that readers type, e.g. English terms and aliases. Keys are those of `toTermKey`. */
  readonly glossary: Readonly<Record<string, readonly string[]>>
  /** Traditional characters and the simplified ones that the texts have for them, in turns: `間间體体`. */
  readonly variants: string
  /** The stop words, as the source of a regular expression. */
  readonly stopWords: string
  /** Verbs that say little beside a thing, as the source of a regular expression. */
  readonly verbs: string
  /** Name of the file with the words that misspelled ones are corrected to: a `Vocabulary`. */
  readonly vocabulary: string
  /** Name of the file with the site path and title of every page, from which the not-found page offers the nearest. */
  readonly pages: string
  /** The tags of the docs that most pages have: site path and label of each. */
  readonly tags: readonly PageName[]
  /** The parts of the site, such as a sidebar or the blog, in the order of the site. */
  readonly parts: readonly SitePart[]
  /** The part that each page belongs to, by its place in `parts`. */
  readonly partOf: readonly number[]
}

/** A page by its site path and title. */
export type PageName = readonly [path: string, title: string]

/** A part of the site. Pages of the docs come before others that have as much of a query. */
export type SitePart = { readonly label: string; readonly isDocs: boolean }

/** The text of a page, fetched when it is shown as a hit. */
export type PageText = {
  /** Site path. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** The labels of the sidebar and the groups that contain the page, from the outside in, or what other pages are called together. */
  readonly trail: readonly string[]
  /** Language of the text when it is not the locale's own, else null. */
  readonly lang: string | null
  /**
   * Id, heading and text of each, and what its entry is where it is one of an API page, e.g. `function`; the section before the first
   * heading has the id ''. Below a heading, on lines of their own, may stand phrases that it is also found by, or patterns of the error
   * messages in it. A row of an entry's table is a section, too. Code in a text stands between two `codeMark` of the model; the words of
   * components follow its `unseenMark`.
   */
  readonly sections: readonly (readonly [id: string, heading: string, text: string, kind?: string])[]
}

/** To be raised when the format of any file changes: see `SearchManifest`. */
export const searchVersion = 9

/** How many characters of a hash name a file. The manifest joins such names without anything between them. */
export const nameLength = 10

/** Output file of a locale's manifest. */
export function toManifestFile(locale: Pick<Locale, 'id'>): string {
  return `_search/${locale.id}.json`
}

/** Output file of a shard or a page's text. */
export function toSearchFile(name: string): string {
  return `assets/search-${name}.json`
}
