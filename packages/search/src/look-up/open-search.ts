import { type SiteData, toHref } from '@pagewright/model'
import { kindPrefix } from '../terms/mark.ts'
import { parseQuery, type Query } from '../terms/query.ts'
import { type PageName, type SearchManifest, toManifestFile } from '../terms/search-files.ts'
import { joinText } from '../terms/terms.ts'
import type { Correction } from './correct-query.ts'
import { similarWords } from './correct-word.ts'
import { createMatcher } from './find-matches.ts'
import { type Index, openIndex } from './open-index.ts'
import { type RankedPage, rankPages } from './rank-pages.ts'
import { type ReadHit, readHit, type SearchHit } from './to-hit.ts'

/** The result of a query. */
export type SearchAnswer = {
  /** How many pages were found, in the part that was asked for. */
  readonly total: number
  /** The best of them, as many as were asked for. */
  readonly hits: readonly SearchHit[]
  /** Misspelled words of the query, and the words that were found instead, as the texts write them. */
  readonly corrections: readonly { readonly typed: string; readonly right: string }[]
  /** Whether no page has all words, so that these have most of them. */
  readonly isPartial: boolean
  /** How many pages were found in all parts of the site, with the kind that was asked for. */
  readonly everywhere: number
  /** The parts of the site in which these are, and how many in each. */
  readonly parts: readonly { readonly label: string; readonly total: number }[]
  /** The kinds of API entries among the best pages, the most frequent first. */
  readonly kinds: readonly string[]
  /** When nothing was found: words of the site that begin as those of the query do. */
  readonly suggestions: readonly string[]
  /** Tags that many pages have, to offer where nothing was found. */
  readonly tags: SearchManifest['tags']
}

export type FindOptions = {
  /** How many of the pages found are to be shown. */
  readonly most: number
  /** Label of the part of the site to look in. Left out: everywhere. */
  readonly part?: string | undefined
  /** The kind of API entries to look for, e.g. `function`. Left out: all of the texts. */
  readonly kind?: string | undefined
  /** Looks only for pages that have all words exactly as typed: nothing is corrected, and nothing suggested. */
  readonly asTyped?: boolean
  /** Ends a search whose query is out of date, before it fetches the texts of its hits. */
  readonly signal: AbortSignal
}

/** How the search gets its files. */
type SearchFiles = {
  /** The parsed JSON at a URL path. Rejects if it cannot be loaded. */
  readonly load: (url: string) => Promise<unknown>
  /** Makes the next load of a URL fetch again. */
  readonly forget: (url: string) => void
  /** Called once, after the first search, with the URLs of the whole index: they may be kept for a time without a network. */
  readonly keep?: (urls: readonly string[]) => void
}

/** The search of one locale. */
export type Search = {
  /** Finds the pages for a query, the best first. Rejects when a file cannot be loaded; the next call tries again. */
  readonly find: (query: string, options: FindOptions) => Promise<SearchAnswer>
  /** Fetches the files that every first query needs. */
  readonly prepare: () => Promise<unknown>
  /** The site path and title of every page. Rejects when a file cannot be loaded. */
  readonly pages: () => Promise<readonly PageName[]>
}

/** How many of the best pages are put in their final order by their texts. */
const readForOrder = 12

/** Opens a locale's search. Nothing is fetched before it is used. */
export function openSearch(locale: SiteData['locale'], { mount }: Pick<SiteData, 'mount'>, files: SearchFiles): Search {
  const toUrl = (file: string): string => toHref(mount, `/${file}`)
  const manifest = toUrl(toManifestFile(locale))
  let opened: Promise<Index> | null = null
  let isKept = false
  const open = (): Promise<Index> => {
    opened ??= files.load(manifest).then((data) => openIndex(data as SearchManifest, (file) => files.load(toUrl(file))))
    return opened
  }
  return {
    prepare: open,
    pages: async () => (await open()).pages(),
    find: async (typed, options) => {
      try {
        const index = await open()
        const answer = await findIn(index, { typed, ...options })
        if (!isKept) files.keep?.([manifest, ...index.files.map(toUrl)])
        isKept = true
        return answer
      } catch (error) {
        if (options.signal.aborted) throw error
        // After a deploy the index has other files, so the manifest is fetched again.
        opened = null
        files.forget(manifest)
        return findIn(await open(), { typed, ...options })
      }
    },
  }
}

/** How many pages are read to find entries of one kind. */
const readForKind = 40

type FindInput = FindOptions & { readonly typed: string }

async function findIn(index: Index, { typed: written, most, part, kind, asTyped = false, signal }: FindInput): Promise<SearchAnswer> {
  // Readers paste messages with the name of the error before them.
  const typed = written.replace(/^.*Error( \[\w+\])?: /, '')
  const { pages, query, corrections, weights, isPartial } = await rankPages(parseQuery(typed, index.manifest), { index, asTyped })
  signal.throwIfAborted()
  const matcher = createMatcher({ query, weights }, typed)
  const read = (some: readonly RankedPage[]): Promise<ReadPageHit[]> =>
    Promise.all(
      some.map(async ({ page, score }) => {
        const hit = readHit(await index.pageAt(page), { matcher, kind })
        return { ...hit, page, score: score + hit.fit }
      }),
    )
  const inPart = ({ page }: { readonly page: number }): boolean => part === undefined || index.partOf(page).label === part
  const best = await read(pages.filter(inPart).slice(0, Math.max(most, readForOrder)))
  const ofKind = kind === undefined ? null : (await read(await withKind(pages, { kind, index }))).filter(({ isFound }) => isFound)
  const matching = ofKind ?? pages
  const { parts, tags } = index.manifest
  const totals = parts.map((own) => ({ label: own.label, total: matching.filter(({ page }) => index.partOf(page) === own).length }))
  const found = ofKind?.filter(inPart) ?? best
  const inOrder = [...found.slice(0, readForOrder).sort((a, b) => b.score - a.score), ...found.slice(readForOrder)]
  const hits = inOrder.slice(0, most).map(({ toHit }) => toHit())
  return {
    total: matching.filter(inPart).length,
    everywhere: matching.length,
    hits,
    corrections: corrections.map(({ typed: wrong, right }) => ({ typed: wrong, right: spellingOf(right, { hits, typed }) })),
    isPartial,
    parts: totals.filter(({ label, total }) => label !== '' && total > 0),
    kinds: countKinds(best),
    tags,
    suggestions: pages.length > 0 || asTyped ? [] : await suggestWords(query, index),
  }
}

type ReadPageHit = ReadHit & RankedPage

/** The best of some pages that have entries of a kind. */
async function withKind(pages: readonly RankedPage[], { kind, index }: { kind: string; index: Index }): Promise<RankedPage[]> {
  const postings = await index.postingsOf(kindPrefix + kind)
  const having = new Set(Array.from(postings?.pages ?? []))
  return pages.filter(({ page }) => having.has(page)).slice(0, readForKind)
}

function countKinds(read: readonly ReadPageHit[]): string[] {
  const counts = new Map<string, number>()
  for (const kind of read.flatMap(({ kinds }) => kinds)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
}

const mostSuggestions = 5

async function suggestWords({ groups }: Query, index: Index): Promise<string[]> {
  const vocabulary = await index.vocabulary()
  const words = groups.flatMap(([own = []]) => own).flatMap(({ joined }) => similarWords(joined, vocabulary))
  return [...new Set(words)].slice(0, mostSuggestions)
}

/**
 * The first of some words in the hits, or in what was typed, as it is written there: the index has `responsejson`, the texts have
 * `Response.json`.
 */
function spellingOf(words: Correction['right'], { hits, typed }: { readonly hits: readonly SearchHit[]; readonly typed: string }): string {
  const pieces = hits.flatMap(({ spots }) => spots).flatMap(({ heading, excerpt }) => [...heading, ...excerpt])
  const marked = pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text)
  const written = [...marked, ...(typed.match(/[\w$]+\.[\w$]+/g) ?? [])]
  return written.find((text) => words.includes(joinText(text))) ?? (words[0] as string)
}
