import type { SourceFile } from '@pagewright/markdown'
import type { Span } from '@pagewright/model'

type EntryBase = {
  readonly source: SourceFile
  /** Same in every locale: the path below the kind's folder without `.md` and `/index`. */
  readonly id: string
  /** Path below the section that the page is published at; differs from the id where the author gave a slug. */
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly tags: readonly string[]
  /** Where each tag stands, for problems. */
  readonly tagSpans: readonly Span[]
}

export type DocEntry = EntryBase & {
  readonly kind: 'doc'
  readonly version: string
  readonly sidebarLabel: string
  /** Names of the packages that its samples use. */
  readonly packages: readonly string[]
}

export type PostEntry = EntryBase & {
  readonly kind: 'post'
  /** ISO day. */
  readonly date: string
  readonly authors: readonly string[]
  readonly authorSpans: readonly Span[]
}

export type PageEntry = EntryBase & { readonly kind: 'page' }

/** A source with its front matter read: all that is known of a page before its text is compiled. */
export type Entry = DocEntry | PostEntry | PageEntry
