import { hash } from '../cache/hash.ts'
import type { Store } from '../cache/store.ts'
import type { Body } from '../markdown/compiled.ts'
import { nameLength, type PageText, type SearchManifest, searchVersion } from '../model/search/search-files.ts'
import { createPageReader } from './page-terms.ts'
import type { SearchFolder } from './search-folder.ts'
import type { SearchedPage } from './searched-pages.ts'
import { openTermTable } from './term-table.ts'
import { writeShards } from './write-shards.ts'

/** A locale's files. */
export type LocaleFiles = {
  /** Names in the search folder. */
  readonly manifest: string
  readonly shards: readonly string[]
  /** By name; made when they are written. */
  readonly texts: ReadonlyMap<string, () => string>
}

export type LocaleInput = {
  readonly id: string
  readonly glossary: SearchManifest['glossary']
  readonly store: Store
  readonly folder: SearchFolder
}

/** What is known from the last time. */
type Known = Pick<LocaleFiles, 'manifest' | 'shards'> & { readonly key: string }

const recordKey = 's'

/** The files of one locale's search. Pages are numbered in the order given. */
export function buildLocale(pages: readonly SearchedPage[], input: LocaleInput): LocaleFiles {
  const { id, glossary, store, folder } = input
  const texts = new Map(pages.map((page) => [toTextName(page), () => JSON.stringify(toText(page, store))]))
  const key = hash(...texts.keys(), JSON.stringify([glossary, pages.map(({ tags }) => tags)]))
  const known = store.read<Known>(`search-${id}`, recordKey)
  if (known?.key === key && [known.manifest, ...known.shards].every(folder.has)) return { ...known, texts }
  const shards = makeShards(pages, input)
  const manifest: SearchManifest = {
    version: searchVersion,
    firsts: shards.map(({ first }) => first),
    shards: shards.map(({ name }) => name).join(''),
    texts: [...texts.keys()].join(''),
    glossary,
  }
  const files = { manifest: folder.keep(JSON.stringify(manifest)), shards: shards.map(({ name }) => name) }
  store.write(`search-${id}`, recordKey, { ...files, key } satisfies Known)
  return { ...files, texts }
}

function makeShards(pages: readonly SearchedPage[], { id, store, folder }: LocaleInput): { first: string; name: string }[] {
  const read = createPageReader()
  const table = openTermTable(folder.pathOf(`${id}.terms`))
  const terms = pages.map((page) => table.termsOf(toTermsKey(page), () => read({ ...page, sections: readSections(page, store) })))
  table.save()
  return writeShards(terms, table.names).map(({ first, shard }) => ({ first, name: folder.keep(JSON.stringify(shard)) }))
}

function toTermsKey({ bodyKey, title, description, tags }: SearchedPage): string {
  return hash(bodyKey, JSON.stringify([title, description, tags]))
}

/** Two pages never have one text: the path is in it. */
function toTextName({ tags: _tags, ...page }: SearchedPage): string {
  return hash(JSON.stringify([searchVersion, page])).slice(0, nameLength)
}

function toText(page: SearchedPage, store: Store): PageText {
  const { path, title, description, trail, lang } = page
  return { path, title, description, trail, lang, sections: readSections(page, store) }
}

function readSections({ bodyKey }: SearchedPage, store: Store): PageText['sections'] {
  const body = store.read<Body>('body', bodyKey)
  if (body === null) throw new Error(`The cache has lost a compiled text (${bodyKey}); run again with --no-cache`)
  return body.sections.map(({ id, title, text }) => [id, title, text])
}
