import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { fillIslandWords } from '@pagewright/markdown'
import type { Locale } from '@pagewright/model'
import {
  commonVerbs,
  createPageReader,
  nameLength,
  type PageTerms,
  type PageText,
  plainWords,
  type SearchManifest,
  searchVersion,
  writeShards,
} from '@pagewright/search'
import { writeAtomic } from '../cache/files.ts'
import { hash } from '../cache/hash.ts'
import { CacheLost, readBody, type Store } from '../cache/store.ts'
import type { Task } from '../workers/run-in-workers.ts'
import type { SearchedPage } from './searched-pages.ts'

/** The pages of a locale to index, which are numbered in this order. */
export type IndexInput = {
  readonly locale: Locale
  readonly pages: readonly SearchedPage[]
  readonly textNames: readonly string[]
  readonly glossary: SearchManifest['glossary']
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

async function indexLocale({ locale: { id, lang }, pages, textNames, glossary, tags }: IndexInput, store: Store): Promise<IndexFiles> {
  const read = createPageReader()
  const table = openTermTable(join(store.folder, `search-${id}.terms`))
  const keep = (value: unknown): string => {
    const name = hash(JSON.stringify(value)).slice(0, nameLength)
    store.write('search', name, value)
    return name
  }
  const terms = pages.map((page) => table.termsOf(toTermsKey(page), () => read({ ...page, sections: readSections(page, store) })))
  table.save()
  const written = writeShards(terms, table.names, Object.keys(glossary))
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
    plain: plainWords,
    verbs: commonVerbs,
    vocabulary,
    pages: pageNames,
    tags,
    parts,
    partOf: pages.map(({ part }) => parts.findIndex(({ label }) => label === part.label).toString(36)).join(''),
  }
  return { manifest: keep(manifest), shards: [...shards, vocabulary, pageNames] }
}

/** The text of a file of an index, by its name. Throws `CacheLost` when the store has lost it. */
export function readIndexFile(name: string, store: Store): string {
  const value = store.read('search', name)
  if (value === null) throw new CacheLost(`the file ${name} of the search index`)
  return JSON.stringify(value)
}

/** The text of a page by its sections. Throws `CacheLost` when the store has lost it. */
export function readSections({ bodyKey, islands }: Pick<SearchedPage, 'bodyKey' | 'islands'>, store: Store): PageText['sections'] {
  return readBody(store, bodyKey).sections.map(({ id, title, keywords, text: source, kind }) => {
    const heading = keywords === '' ? title : `${title}\n${keywords}`
    const text = fillIslandWords(source, islands)
    return kind === null ? [id, heading, text] : [id, heading, text, kind]
  })
}

function toTermsKey({ bodyKey, title, label, description, lang, tags, islands }: SearchedPage): string {
  return hash(bodyKey, JSON.stringify([title, label, description, lang, tags, islands]))
}

const firstHan = 0x4e00
const lastHan = 0x9fff

/** Traditional characters that readers may type for simplified ones in terms or aliases, in turns: `間间體体`. Empty except for Chinese. */
export async function listVariants(lang: string, { terms, aliases }: Record<'terms' | 'aliases', readonly string[]>): Promise<string> {
  if (!/^zh\b/i.test(lang)) return ''
  const used = new Set(terms.flatMap((term) => Array.from(term)))
  const wanted = new Set([...used, ...aliases.flatMap((alias) => Array.from(alias))])
  const { Converter } = await import('opencc-js/t2cn')
  const convert = Converter({ from: 't', to: 'cn' })
  const characters = Array.from({ length: lastHan - firstHan + 1 }, (_, at) => String.fromCodePoint(firstHan + at))
  const unused = characters.filter((character) => !used.has(character))
  // One call is many times as fast as one for each character. The line breaks keep characters from being taken for words.
  const converted = convert(unused.join('\n')).split('\n')
  const isVariant = (simplified: string, traditional: string | undefined): boolean =>
    simplified !== traditional && simplified.length === 1 && wanted.has(simplified)
  return converted.flatMap((simplified, at) => (isVariant(simplified, unused[at]) ? [unused[at] + simplified] : [])).join('')
}

/** The terms of all pages of a locale, which are kept between builds so that only edited pages are read again. */
type Table = { readonly names: readonly string[]; readonly pages: ReadonlyMap<string, PageTerms> }

/** Opens the table in a file; without a usable file it is empty. `save` writes the pages that were asked for. */
export function openTermTable(path: string) {
  const { names: known, pages } = readTable(path)
  const names = [...known]
  const ids = new Map(known.map((name, id) => [name, id]))
  const used = new Map<string, PageTerms>()
  const idOf = (name: string): number => {
    const id = ids.get(name) ?? names.length
    if (id === names.length) {
      ids.set(name, id)
      names.push(name)
    }
    return id
  }
  return {
    names: names as readonly string[],
    /** The terms of a page, from the table or else by reading the page. */
    termsOf: (key: string, read: () => ReadonlyMap<string, number>): PageTerms => {
      const terms = pages.get(key) ?? toPageTerms(read(), idOf)
      used.set(key, terms)
      return terms
    },
    save: (): void => writeAtomic(path, serialize({ names, pages: used } satisfies Table)),
  }
}

function toPageTerms(terms: ReadonlyMap<string, number>, idOf: (name: string) => number): PageTerms {
  return { ids: Uint32Array.from(terms.keys(), idOf), marks: Uint8Array.from(terms.values()) }
}

function readTable(path: string): Table {
  try {
    return deserialize(readFileSync(path)) as Table
  } catch {
    return { names: [], pages: new Map() }
  }
}
