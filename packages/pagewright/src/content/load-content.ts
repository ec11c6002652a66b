import { type Compiled, createIncludeReader, type SourceFile } from '@pagewright/markdown'
import { createProblemList, type Problem } from '@pagewright/model'
import type { Store } from '../cache/store.ts'
import type { SiteContext } from '../config/resolve-site.ts'
import type { Progress } from '../report/logger.ts'
import { compileTexts } from './compile-texts.ts'
import { type Entry, loadEntry } from './entry.ts'

/** An entry with its compiled text. */
export type Content<E extends Entry = Entry> = { readonly entry: E; readonly compiled: Compiled }

/** What the store keeps of a source, without the source itself and its HTML. */
export type ContentRecord = {
  readonly entry: Omit<Entry, 'source'> | null
  readonly compiled: Compiled
  readonly problems: readonly Problem[]
}

type LoadOptions = SiteContext & { readonly startProgress: (total: number) => Progress }

type LoadedContent = { readonly contents: readonly Content[]; readonly problems: readonly Problem[] }

/** Reads and compiles all sources, except those that the store has compiled from the same bytes and the same included files. */
export async function loadContent(sources: readonly SourceFile[], options: LoadOptions): Promise<LoadedContent> {
  const { store, root, site } = options
  const includes = createIncludeReader(root)
  const known = readRecords(store)
  const records = new Map<string, ContentRecord>()
  const missing: SourceFile[] = []
  for (const source of sources) {
    const record = known[source.key]
    if (record?.compiled.includes.every(({ file, hash }) => includes.hashOf(file) === hash)) records.set(source.key, record)
    else missing.push(source)
  }
  // Translations of a page become neighbors, so that code that they share is highlighted once.
  const orderOf = ({ kind, version, name }: SourceFile): string => `${kind}/${version}/${name}`
  missing.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
  const progress = options.startProgress(missing.length)
  const compiled = await compileTexts(missing, { setup: { root, site }, store, progress })
  progress.done()
  for (const [index, source] of missing.entries()) records.set(source.key, toRecord(source, compiled[index] as Compiled))
  const used = Object.fromEntries(sources.map(({ key }) => [key, records.get(key) as ContentRecord]))
  if (missing.length > 0 || Object.keys(known).length !== sources.length) store.writeRecord('content', used)
  const contents = sources.flatMap((source): Content[] => {
    const { entry, compiled } = used[source.key] as ContentRecord
    return entry === null ? [] : [{ entry: { ...entry, source } as Entry, compiled }]
  })
  const problems = sources.flatMap(({ key }) => [...(used[key]?.problems ?? []), ...(used[key]?.compiled.problems ?? [])])
  return { contents, problems }
}

/** The records of the last run, by the key of the source. */
export function readRecords(store: Store): Readonly<Record<string, ContentRecord>> {
  return store.readRecord<Record<string, ContentRecord>>('content') ?? {}
}

/** Reads the front matter and joins it with the compiled text. */
export function toRecord(source: SourceFile, compiled: Compiled): ContentRecord {
  const problems = createProblemList()
  const entry = loadEntry(source, problems)
  if (entry === null) return { entry, compiled, problems: problems.all() }
  const { source: _source, ...rest } = entry
  return { entry: rest, compiled, problems: problems.all() }
}
