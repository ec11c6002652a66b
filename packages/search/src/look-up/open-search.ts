import { type SiteData, toHref } from '@pagewright/model'
import { parseQuery } from '../terms/query.ts'
import { type SearchManifest, searchVersion, toManifestFile } from '../terms/search-files.ts'
import { createMarker, type Marker } from './find-marks.ts'
import { type Index, openIndex } from './open-index.ts'
import { type RankedPage, rankPages } from './rank-pages.ts'
import { type SearchHit, toHit } from './to-hit.ts'

/** What a query gave. */
export type SearchAnswer = {
  /** How many pages have all that was asked for. */
  readonly total: number
  /** The best of them, as many as were asked for. */
  readonly hits: readonly SearchHit[]
}

export type FindOptions = {
  /** Of the pages found, how many are to be shown. */
  readonly most: number
  /** Ends a search whose query is out of date, before it fetches the texts of its hits. */
  readonly signal: AbortSignal
}

/** How the search gets its files. */
export type SearchFiles = {
  /** The parsed JSON at a URL path. Rejects when it cannot be had. */
  readonly load: (url: string) => Promise<unknown>
  /** Makes the next load of a URL fetch again. */
  readonly forget: (url: string) => void
  /** Called once, after the first search, with the URLs of the whole index: they may be kept for a time without a network. */
  readonly keep?: (urls: readonly string[]) => void
}

/** The search of one locale. */
export type Search = {
  /** The pages that have all of a query, the best first. Rejects when a file cannot be loaded; the next call tries again. */
  readonly find: (query: string, options: FindOptions) => Promise<SearchAnswer>
  /** Fetches what the first query needs in any case. */
  readonly prepare: () => Promise<unknown>
}

/** Pages whose texts are read to put the first ones in order. */
const readForOrder = 8

/** Opens a locale's search. Nothing is fetched before it is used. */
export function openSearch(locale: SiteData['locale'], { mount }: Pick<SiteData, 'mount'>, files: SearchFiles): Search {
  const toUrl = (file: string): string => toHref(mount, `/${file}`)
  const manifest = toUrl(toManifestFile(locale))
  let opened: Promise<Index> | null = null
  let isKept = false
  const keep = (index: Index): void => {
    if (!isKept) files.keep?.([manifest, ...index.files.map(toUrl)])
    isKept = true
  }
  const open = (): Promise<Index> => {
    opened ??= files.load(manifest).then((data) => openIndex(checkVersion(data as SearchManifest), (file) => files.load(toUrl(file))))
    return opened
  }
  const close = (): void => {
    opened = null
    files.forget(manifest)
  }
  return {
    prepare: open,
    find: async (typed, options) => {
      try {
        const index = await open()
        const answer = await findIn(index, { typed, ...options })
        keep(index)
        return answer
      } catch (error) {
        if (options.signal.aborted) throw error
        close()
        // The index of another deploy has other files: what it consists of now, is to be asked again.
        return findIn(await open(), { typed, ...options })
      }
    },
  }
}

async function findIn(index: Index, { typed, most, signal }: FindOptions & { typed: string }): Promise<SearchAnswer> {
  const query = parseQuery(typed, index.glossary)
  const ranked = await rankPages(query, index)
  signal.throwIfAborted()
  const marker = createMarker(query, typed)
  const read = await Promise.all(ranked.slice(0, Math.max(most, readForOrder)).map((page) => findOnPage(page, { index, marker })))
  const inOrder = [...read.slice(0, readForOrder).sort((a, b) => b.score - a.score), ...read.slice(readForOrder)]
  return { total: ranked.length, hits: inOrder.slice(0, most).map(({ hit }) => hit) }
}

async function findOnPage(
  { page, score }: RankedPage,
  { index, marker }: { index: Index; marker: Marker },
): Promise<{ hit: SearchHit; score: number }> {
  const { hit, fit } = toHit(await index.pageAt(page), marker)
  return { hit, score: score + fit }
}

function checkVersion(manifest: SearchManifest): SearchManifest {
  if (manifest.version !== searchVersion) throw new Error('The search index is of another version of the site')
  return manifest
}
