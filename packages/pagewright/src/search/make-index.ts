import { join } from 'node:path'
import { fillIslandWords } from '@pagewright/markdown'
import type { Locale } from '@pagewright/model'
import {
  commonVerbs,
  createPageReader,
  generalStopWords,
  messagesIn,
  nameLength,
  type PageText,
  type SearchManifest,
  searchVersion,
  writeShards,
} from '@pagewright/search'
import { hash } from '../cache/hash.ts'
import { readKept, readSections, type Store } from '../cache/store.ts'
import type { Task } from '../workers/run-in-workers.ts'
import { listVariants } from './list-variants.ts'
import type { SearchedPage } from './searched-pages.ts'
import { openTermTable } from './term-table.ts'

/** The pages of a locale to index, which are numbered in this order. */
export type IndexInput = {
  readonly locale: Locale
  readonly pages: readonly SearchedPage[]
  readonly textNames: readonly string[]
  readonly glossary: SearchManifest['glossary']
  readonly stopWords: readonly string[]
  readonly tags: SearchManifest['tags']
}

/** The names of a locale's files in the store. After the shards come the vocabulary and the names of the pages. */
export type IndexFiles = { readonly manifest: string; readonly shards: readonly string[] }

/** Writes a locale's index into the store. Rejects with `CacheLost` when the store has lost a text. */
export const indexing: Task<null, IndexInput, IndexFiles> = {
  file: 'search/make-index.ts',
  name: 'indexing',
  create: async (_setup, store) => async (input) => indexLocale(input, store),
}

async function indexLocale(
  { locale: { id, lang }, pages, textNames, glossary, stopWords, tags }: IndexInput,
  store: Store,
): Promise<IndexFiles> {
  const read = createPageReader()
  const table = openTermTable(join(store.folder, `search-${id}.terms`))
  const keep = (value: unknown): string => {
    const name = hash(JSON.stringify(value)).slice(0, nameLength)
    store.write('search', name, value)
    return name
  }
  const terms = pages.map((page) => table.termsOf(toTermsKey(page), () => read({ ...page, sections: searchedSections(page, store) })))
  table.save()
  const written = writeShards(terms, table.names, Object.entries(glossary).flat(2))
  const shards = written.shards.map(({ shard }) => keep(shard))
  const vocabulary = keep(written.vocabulary)
  const pageNames = keep(pages.map(({ path, title }) => [path, title]))
  const parts = [...new Map(pages.map(({ part }) => [part.label, part])).values()]
  const manifest: SearchManifest = {
    version: searchVersion,
    firsts: written.shards.map(({ first }) => first),
    shards: shards.join(''),
    texts: textNames.join(''),
    glossary,
    variants: await listVariants(lang, { terms: table.names, aliases: Object.keys(glossary) }),
    stopWords: [generalStopWords, ...stopWords].join('|'),
    verbs: commonVerbs,
    vocabulary,
    pages: pageNames,
    tags,
    parts,
    partOf: pages.map(({ part }) => parts.findIndex(({ label }) => label === part.label)),
  }
  return { manifest: keep(manifest), shards: [...shards, vocabulary, pageNames] }
}

/** The text of a file of an index, by its name. Throws `CacheLost` when the store has lost it. */
export function readIndexFile(name: string, store: Store): string {
  return JSON.stringify(readKept(store, { kind: 'search', key: name }))
}

/** The text of a page by its sections. Throws `CacheLost` when the store has lost it. */
export function searchedSections(
  { bodyKey, islands, original }: Pick<SearchedPage, 'bodyKey' | 'islands' | 'original'>,
  store: Store,
): PageText['sections'] {
  const originals = original === null ? [] : readSections(store, original.bodyKey)
  const keywordsOf = new Map(originals.map(({ id, title, keywords }) => [id, [id === '' ? original?.title : title, keywords]]))
  return readSections(store, bodyKey).map(({ id, title, keywords, text: source, kind }) => {
    const others =
      kind === 'error' ? messagesIn(title) : [keywords, ...(keywordsOf.get(id) ?? [])].filter((words) => words && words !== title)
    const heading = [title, ...others].join('\n')
    const text = fillIslandWords(source, islands)
    return kind === null ? [id, heading, text] : [id, heading, text, kind]
  })
}

function toTermsKey({ bodyKey, original, title, label, description, lang, tags, islands }: SearchedPage): string {
  return hash(bodyKey, JSON.stringify([original, title, label, description, lang, tags, islands]))
}
