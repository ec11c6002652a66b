import { createProblemList, type Locale } from '@pagewright/model'
import { nameLength, type PageText, searchVersion, toManifestFile, toSearchFile } from '@pagewright/search'
import { hash } from '../cache/hash.ts'
import type { Store } from '../cache/store.ts'
import type { SiteContext } from '../config/resolve-site.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { Plan } from '../plan/plan-site.ts'
import type { PageIslands } from '../render/render-islands.ts'
import { runInWorkers } from '../workers/run-in-workers.ts'
import { glossaryFor, readGlossary, stopWordsOf } from './glossary.ts'
import { type IndexFiles, type IndexInput, indexing, readIndexFile, searchedSections } from './make-index.ts'
import { searchedPages, topTags } from './searched-pages.ts'

type SearchInput = SiteContext & {
  readonly plan: Pick<Plan, 'routes' | 'translations'>
  readonly islands: PageIslands
}

/** With at least this many pages in all locales, workers pay for their start. */
const largeFrom = 300

/** Makes the search index of every locale. A locale whose pages are unchanged costs reading one small record. */
export async function buildSearch({ root, site, plan, islands, store }: SearchInput): Promise<OutputFile[]> {
  // The check has told what is wrong with it.
  const glossary = readGlossary(root, { locales: site.locales, problems: createProblemList() })
  const inputs = site.locales.map((locale) => ({
    locale,
    pages: searchedPages(locale, { plan, site, islands }),
    glossary: glossaryFor(locale, { glossary, original: site.defaultLocale }),
    stopWords: stopWordsOf(glossary),
    tags: topTags(locale, { plan, site }),
  }))
  const indexes = await indexPages(inputs, store)
  const fileOf = (name: string, file = toSearchFile(name)): OutputFile => ({ file, key: name, make: () => readIndexFile(name, store) })
  const outputs = indexes.flatMap(({ locale, manifest, shards, texts }) => [
    fileOf(manifest, toManifestFile(locale)),
    ...shards.map((name) => fileOf(name)),
    ...[...texts].map(([name, make]): OutputFile => ({ file: toSearchFile(name), key: name, make })),
  ])
  // Locales that show the same texts share files.
  return [...new Map(outputs.map((output) => [output.file, output])).values()]
}

/** What the store keeps of an index. The key changes with everything that the index is made of. */
type IndexRecord = IndexFiles & { readonly key: string }

/** A locale's index: its files, and the texts of its pages by name, which are made when they are written. */
export type LocaleIndex = IndexFiles & { readonly locale: Locale; readonly texts: ReadonlyMap<string, () => string> }

/** Indexes pages, or finds the index of the last build in the store. Rejects with `CacheLost` when a text is missing. */
export async function indexPages(inputs: readonly Omit<IndexInput, 'textNames'>[], store: Store): Promise<LocaleIndex[]> {
  const all = inputs.map((input) => {
    const { locale, pages, glossary, stopWords, tags } = input
    const texts = new Map(
      pages.map(({ tags: _tags, label: _label, part: _part, ...page }) => {
        const { path, title, description, trail, lang } = page
        // The name is unique for each page, because the path is in what is hashed.
        const name = hash(JSON.stringify([searchVersion, page])).slice(0, nameLength)
        const toText = (): PageText => ({ path, title, description, trail, lang, sections: searchedSections(page, store) })
        return [name, () => JSON.stringify(toText())]
      }),
    )
    const key = hash(
      ...texts.keys(),
      JSON.stringify([locale, glossary, stopWords, tags, pages.map((page) => [page.tags, page.label, page.part])]),
    )
    const known = store.readRecord<IndexRecord>(`search-${locale.id}`)
    return { input: { ...input, textNames: [...texts.keys()] }, texts, key, known, isCurrent: known?.key === key }
  })
  const stale = all.filter(({ isCurrent }) => !isCurrent)
  // Where a locale was indexed before, only what has changed is read, which takes less time than a worker's start.
  const isLarge = stale.every(({ known }) => known === null) && stale.flatMap(({ input }) => input.pages).length >= largeFrom
  const batches = stale.map(({ input }) => input)
  const made = await runInWorkers(indexing, batches, { setup: null, store, isLarge })
  for (const [index, { input, key }] of stale.entries())
    store.writeRecord(`search-${input.locale.id}`, { key, ...(made[index] as IndexFiles) } satisfies IndexRecord)
  return all.map(({ input, texts, known, isCurrent }) => {
    const { manifest, shards } = (isCurrent ? known : made[batches.indexOf(input)]) as IndexFiles
    return { locale: input.locale, manifest, shards, texts }
  })
}
