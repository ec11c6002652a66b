import { nameLength, type PageText, type SearchManifest, searchVersion } from '@pagewright/search'
import { hash } from '../cache/hash.ts'
import type { Store } from '../cache/store.ts'
import { type MakeShards, makeShards } from './make-shards.ts'
import { readSections } from './read-sections.ts'
import type { SearchFolder } from './search-folder.ts'
import type { SearchedPage } from './searched-pages.ts'

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
  /** Makes the shards where nothing is known yet. */
  readonly makeAll: MakeShards
}

/** What is known from the last time. */
type Known = Pick<LocaleFiles, 'manifest' | 'shards'> & { readonly key: string }

const recordKey = 's'

/** The files of one locale's search. Pages are numbered in the order given. */
export async function buildLocale(pages: readonly SearchedPage[], input: LocaleInput): Promise<LocaleFiles> {
  const { id, glossary, store, folder, makeAll } = input
  const texts = new Map(pages.map((page) => [toTextName(page), () => JSON.stringify(toText(page, store))]))
  const key = hash(...texts.keys(), JSON.stringify([glossary, pages.map(({ tags, label }) => [tags, label])]))
  const known = store.read<Known>(`search-${id}`, recordKey)
  if (known?.key === key && [known.manifest, ...known.shards].every(folder.has)) return { ...known, texts }
  // An index that was made before knows most pages: to read the others costs less than a worker's start.
  const shards = await (known === null ? makeAll : makeShards)(pages, { id, store })
  folder.learn(shards.map(({ name }) => name))
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

/** Two pages never have one text: the path is in it. */
function toTextName({ tags: _tags, label: _label, ...page }: SearchedPage): string {
  return hash(JSON.stringify([searchVersion, page])).slice(0, nameLength)
}

function toText(page: SearchedPage, store: Store): PageText {
  const { path, title, description, trail, lang } = page
  return { path, title, description, trail, lang, sections: readSections(page, store) }
}
