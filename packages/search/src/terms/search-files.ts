import type { Locale } from '@pagewright/model'

/** Starts a locale's search: which files the index consists of. Lies at a fixed place; all others are named by their content. */
export type SearchManifest = {
  /** Of the format; a script of another version loads nothing. */
  readonly version: number
  /** The first term of each shard, in order. */
  readonly firsts: readonly string[]
  /** Name of each shard's file: `nameLength` characters for each. */
  readonly shards: string
  /** Name of each page's text, likewise. A page's number in the index is its place here. */
  readonly texts: string
  /** What the locale's texts say for a term of another language, by that term in lower case. */
  readonly glossary: Readonly<Record<string, readonly string[]>>
}

/** A page's words, fetched when it is shown as a hit. */
export type PageText = {
  /** Site path. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Where the page stands: the labels of its sidebar and groups, from the outside in. */
  readonly trail: readonly string[]
  /** Language of the text when it is not the locale's own, else null. */
  readonly lang: string | null
  /** Id, heading and text of each; the part before the first heading has the id ''. */
  readonly sections: readonly (readonly [id: string, heading: string, text: string])[]
}

export const searchVersion = 1
export const nameLength = 10

/** Output file of a locale's manifest. */
export function toManifestFile(locale: Pick<Locale, 'id'>): string {
  return `_search/${locale.id}.json`
}

/** Output file of a shard or a page's text. */
export function toSearchFile(name: string): string {
  return `assets/search-${name}.json`
}
