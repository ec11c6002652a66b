import { createPageReader, writeShards } from '@pagewright/search'
import { hash } from '../cache/hash.ts'
import type { Store } from '../cache/store.ts'
import { readSections } from './read-sections.ts'
import { openSearchFolder } from './search-folder.ts'
import type { SearchedPage } from './searched-pages.ts'
import { openTermTable } from './term-table.ts'

/** A shard's file in the search folder, and the first of its terms. */
export type KeptShard = { readonly first: string; readonly name: string }

/** Makes the shards of a locale's pages and puts them into the search folder. */
export type MakeShards = (pages: readonly SearchedPage[], where: { id: string; store: Store }) => Promise<KeptShard[]>

/** In this thread. Pages that the store knows the terms of are not read again. */
export const makeShards: MakeShards = async (pages, { id, store }) => {
  const folder = openSearchFolder(store)
  const read = createPageReader()
  const table = openTermTable(folder.pathOf(`${id}.terms`))
  const terms = pages.map((page) => table.termsOf(toTermsKey(page), () => read({ ...page, sections: readSections(page, store) })))
  table.save()
  return writeShards(terms, table.names).map(({ first, shard }) => ({ first, name: folder.keep(JSON.stringify(shard)) }))
}

function toTermsKey({ bodyKey, title, label, description, tags }: SearchedPage): string {
  return hash(bodyKey, JSON.stringify([title, label, description, tags]))
}
