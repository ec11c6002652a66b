import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { type Compiled, compileMarkdown, createHighlighter, createIncludeReader, type SourceFile } from '@pagewright/markdown'
import { createProblemList, type Messages, type Problem } from '@pagewright/model'
import { hash } from '../cache/hash.ts'
import type { Store } from '../cache/store.ts'
import type { Site, SiteContext } from '../config/resolve-site.ts'
import type { Progress } from '../report/logger.ts'
import { inBatches, runInWorkers, type Task } from '../workers/run-in-workers.ts'
import { type Entry, loadEntry } from './entry.ts'

/** An entry with its compiled text. */
export type Content<E extends Entry = Entry> = { readonly entry: E; readonly compiled: Compiled }

/** What the store keeps of a source, without the source itself and its HTML. */
export type ContentRecord = {
  readonly entry: Omit<Entry, 'source'> | null
  readonly compiled: Compiled
  readonly problems: readonly Problem[]
}

/** Texts from which on workers pay for their start (0.6 s of a processor each). Of two processors, the bundler has one at first. */
const largeFrom = availableParallelism() > 2 ? 120 : 300
const batchSize = 16

type LoadOptions = SiteContext & { readonly startProgress: (total: number) => Progress }

/** Reads and compiles all sources, except those that the store has compiled from the same bytes and the same included files. */
export async function loadContent(sources: readonly SourceFile[], options: LoadOptions) {
  const { store, root, site } = options
  const includes = createIncludeReader(root)
  const known = readRecords({ site, store })
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
  const isLarge = missing.length >= largeFrom
  const onDone = (batch: readonly SourceFile[]): void => progress.step(batch.length)
  const batches = inBatches(missing, batchSize)
  const compiled = (await runInWorkers(compiling, batches, { setup: { root, options: textOptions(site) }, store, isLarge, onDone })).flat()
  progress.done()
  for (const [index, source] of missing.entries()) records.set(source.key, toRecord(source, compiled[index] as Compiled))
  const used = Object.fromEntries(sources.map(({ key }) => [key, records.get(key) as ContentRecord]))
  if (missing.length > 0 || Object.keys(known).length !== sources.length)
    store.writeRecord('content', { options: optionsKey(site), texts: used } satisfies ContentRecords)
  const contents = sources.flatMap((source): Content[] => {
    const { entry, compiled } = used[source.key] as ContentRecord
    return entry === null ? [] : [{ entry: { ...entry, source } as Entry, compiled }]
  })
  const problems = sources.flatMap(({ key }) => [...(used[key]?.problems ?? []), ...(used[key]?.compiled.problems ?? [])])
  return { contents, problems }
}

/** What the last run has compiled, by the key of the source, and what it was compiled with. */
type ContentRecords = { readonly options: string; readonly texts: Readonly<Record<string, ContentRecord>> }

/** The records of the last run, by the key of the source; none when the part of the configuration that texts depend on has changed. */
export function readRecords({ site, store }: Omit<SiteContext, 'root'>): ContentRecords['texts'] {
  const records = store.readRecord<ContentRecords>('content')
  return records?.options === optionsKey(site) ? records.texts : {}
}

/** Reads the front matter and joins it with the compiled text. */
export function toRecord(source: SourceFile, compiled: Compiled): ContentRecord {
  const problems = createProblemList()
  const entry = loadEntry(source, problems)
  if (entry === null) return { entry, compiled, problems: problems.all() }
  const { source: _source, ...rest } = entry
  return { entry: rest, compiled, problems: problems.all() }
}

/** The part of a site's configuration that compiled texts depend on. */
type TextOptions = Pick<Site, 'messages' | 'values' | 'packageManagers' | 'programs' | 'islands'>

function textOptions({ messages, values, packageManagers, programs, islands }: TextOptions): TextOptions {
  return { messages, values, packageManagers, programs, islands }
}

function optionsKey(site: Site): string {
  return hash(JSON.stringify(textOptions(site)))
}

/** What all texts of a site are compiled with. */
export type CompileSetup = { readonly root: string; readonly options: TextOptions }

/** Compiles texts, one after the other, and puts their bodies into the store. */
export const compiling: Task<CompileSetup, readonly SourceFile[], readonly Compiled[]> = {
  file: 'content/load-content.ts',
  name: 'compiling',
  create: async (setup, store) => createCompiler(setup, store),
}

/** Makes the function that compiles texts. */
export function createCompiler({ root, options }: CompileSetup, store: Store): (sources: readonly SourceFile[]) => Promise<Compiled[]> {
  const highlight = createHighlighter()
  return async (sources) => {
    // A reader keeps what it has read, and a file may have changed since the last call.
    const includes = createIncludeReader(root)
    const results: Compiled[] = []
    for (const source of sources) {
      const messages = options.messages[source.locale] as Messages
      const { compiled, body } = await compileMarkdown(source, { ...options, messages, highlight, includes })
      store.write('body', compiled.bodyKey, body)
      results.push(compiled)
      // Lets the bundler, which works in the same process, go on.
      await setImmediate()
    }
    return results
  }
}
