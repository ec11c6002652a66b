import { fillIslandWords } from '@pagewright/markdown'
import { createPageReader, type PageText, writeShards } from '@pagewright/search'
import { hash } from '../cache/hash.ts'
import { readBody, type Store } from '../cache/store.ts'
import { listVariants } from './list-variants.ts'
import { openSearchFolder } from './search-folder.ts'
import type { SearchedPage } from './searched-pages.ts'
import { openTermTable } from './term-table.ts'

/** A shard's file in the search folder, and the first of its terms. */
export type KeptShard = { readonly first: string; readonly name: string }

/** What the search folder has of a locale's index, but for its manifest and the texts of its pages. */
export type KeptIndex = {
  readonly shards: readonly KeptShard[]
  /** Name of the file with the words that misspelled ones are corrected to. */
  readonly vocabulary: string
  /** Traditional characters and the simplified ones of the texts, in turns. */
  readonly variants: string
}

/** The pages of one locale, by its id; `lang` is its BCP 47 tag. `aliases` are words that readers type instead of those of the texts. */
export type IndexBatch = {
  readonly id: string
  readonly lang: string
  readonly pages: readonly SearchedPage[]
  readonly aliases: readonly string[]
}

/**
 * Makes a function that writes the shards and the vocabulary of a locale's pages into the search folder. Pages whose terms the store knows
 * are not
 * read again. Rejects with `CacheLost` when the store has lost a text.
 */
export function createIndexer(store: Store): (batch: IndexBatch) => Promise<KeptIndex> {
  return async ({ id, lang, pages, aliases }) => {
    const folder = openSearchFolder(store)
    const read = createPageReader()
    const table = openTermTable(folder.pathOf(`${id}.terms`))
    const terms = pages.map((page) => table.termsOf(toTermsKey(page), () => read({ ...page, sections: readSections(page, store) })))
    table.save()
    const { shards, vocabulary } = writeShards(terms, table.names)
    return {
      shards: shards.map(({ first, shard }) => ({ first, name: folder.keep(JSON.stringify(shard)) })),
      vocabulary: folder.keep(JSON.stringify(vocabulary)),
      variants: await listVariants({ terms: table.names, aliases, lang }),
    }
  }
}

/** The text of a page by its sections. Throws `CacheLost` when the store has lost it. */
export function readSections({ bodyKey, islands }: SearchedPage, store: Store): PageText['sections'] {
  return readBody(store, bodyKey).sections.map(({ id, title, text: source, kind }) => {
    const text = fillIslandWords(source, islands)
    return kind === null ? [id, title, text] : [id, title, text, kind]
  })
}

function toTermsKey({ bodyKey, title, label, description, tags, islands }: SearchedPage): string {
  return hash(bodyKey, JSON.stringify([title, label, description, tags, islands]))
}
