import { type Postings, readShard, type Shard } from '../terms/posting.ts'
import {
  nameLength,
  type PageName,
  type PageText,
  type SearchManifest,
  type SitePart,
  searchVersion,
  toSearchFile,
} from '../terms/search-files.ts'
import { type KnownWord, readVocabulary, type Vocabulary } from '../terms/vocabulary.ts'
import { type ReadPage, readPageText } from './read-text.ts'

/** The index of one locale. Files are fetched when a query needs them. */
export type Index = {
  /** All its files besides the manifest, as paths below the mount. */
  readonly files: readonly string[]
  readonly pageCount: number
  readonly manifest: SearchManifest
  /** The part of the site that a page belongs to. */
  readonly partOf: (page: number) => SitePart
  /** The words that misspelled ones are corrected to. */
  readonly vocabulary: () => Promise<readonly KnownWord[]>
  /** Postings of a term; null where no page has it. */
  readonly postingsOf: (term: string) => Promise<Postings | null>
  /** The terms that begin so, the shortest first: all, or those most similar to a beginning of one or two characters. */
  readonly beginningWith: (start: string) => Promise<readonly FoundTerm[]>
  readonly pageAt: (page: number) => Promise<ReadPage>
  /** The site path and title of every page. */
  readonly pages: () => Promise<readonly PageName[]>
}

export type FoundTerm = { readonly term: string; readonly postings: Postings }

/** Fetches and parses a file below the mount. */
type LoadFile = (file: string) => Promise<unknown>

/** So many words begin with one or two letters that reading all of them would take longer than a key press. */
const shortStart = 2
const mostOfShort = 100

/**
 * Opens the index that a manifest describes. Its files are fetched once they are needed, and again after a failure. Throws for a manifest
 * of another version.
 */
export function openIndex(manifest: SearchManifest, load: LoadFile): Index {
  if (manifest.version !== searchVersion) throw new Error('The index has another version')
  const { firsts, shards, texts, parts, partOf, vocabulary, pages } = manifest
  const shardFiles = filesOf(shards)
  const textFiles = filesOf(texts)
  const loadShard = once((at) => load(shardFiles[at] as string).then((shard) => readShard(shard as Shard)))
  const loadVocabulary = once(() => load(toSearchFile(vocabulary)).then((words) => readVocabulary(words as Vocabulary)))
  /** The shard that contains a term, or would contain it. -1 for a term before the first shard. */
  const shardOf = (term: string): number => firsts.findLastIndex((first) => first <= term)
  return {
    files: [toSearchFile(vocabulary), toSearchFile(pages), ...shardFiles, ...textFiles],
    pageCount: textFiles.length,
    manifest,
    partOf: (page) => parts[partOf[page] as number] as SitePart,
    vocabulary: () => loadVocabulary(0),
    postingsOf: async (term) => {
      const shard = shardOf(term)
      if (shard < 0) return null
      const { terms, postingsOf } = await loadShard(shard)
      const at = terms.indexOf(term)
      return at < 0 ? null : postingsOf(at)
    },
    beginningWith: async (start) => {
      const own = shardOf(start)
      const needed = firsts.flatMap((first, at) => (at === own || first.startsWith(start) ? [loadShard(at)] : []))
      const found = (await Promise.all(needed))
        .flatMap(({ terms, postingsOf }) =>
          terms.flatMap((term, at) => (term.startsWith(start) ? [{ term, read: () => postingsOf(at) }] : [])),
        )
        .sort((a, b) => a.term.length - b.term.length)
        .slice(0, start.length <= shortStart ? mostOfShort : Infinity)
      return found.map(({ term, read }) => ({ term, postings: read() }))
    },
    pageAt: once((page) => load(textFiles[page] as string).then((text) => readPageText(text as PageText))),
    pages: async () => (await load(toSearchFile(pages))) as readonly PageName[],
  }
}

/** Caches the promises that `make` returns. A failed one is made again at the next call. */
function once<T>(make: (at: number) => Promise<T>): (at: number) => Promise<T> {
  const made = new Map<number, Promise<T>>()
  return (at) => {
    const value = made.get(at) ?? make(at)
    made.set(at, value)
    value.catch(() => made.delete(at))
    return value
  }
}

/** The files of names that a manifest joins. */
function filesOf(names: string): string[] {
  return Array.from({ length: names.length / nameLength }, (_, at) => toSearchFile(names.slice(at * nameLength, (at + 1) * nameLength)))
}
