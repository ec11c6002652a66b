import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { type Compiled, compileMarkdown, createHighlighter, createIncludeReader, type SourceFile } from '@pagewright/markdown'
import { createProblemList, type Messages, type Problem } from '@pagewright/model'
import { hash } from '../cache/hash.ts'
import { type Store, writeBody } from '../cache/store.ts'
import type { Site, SiteContext } from '../config/resolve-site.ts'
import type { Logger } from '../report/logger.ts'
import { inBatches, runInWorkers, type Task } from '../workers/run-in-workers.ts'
import { type Entry, loadEntry } from './entry.ts'

/** An entry with its compiled text. */
export type Content<E extends Entry = Entry> = { readonly entry: E; readonly compiled: Compiled }

/** What the store keeps of a source, without the source itself and its HTML. */
type ContentRecord = {
  readonly entry: Omit<Entry, 'source'> | null
  readonly compiled: Compiled
  readonly problems: readonly Problem[]
}

/**
 * From this number of texts on, workers are worth their start, which takes 0.6 s of processor time each. It is higher on two processors,
 * because the bundler occupies one of them at first.
 */
const largeFrom = availableParallelism() > 2 ? 120 : 300
const batchSize = 16

/** What the last run has compiled, by the key of the source, and what it was compiled with. */
type ContentRecords = { readonly options: string; readonly texts: Readonly<Record<string, ContentRecord>> }

/** What a site's texts say, and what is wrong with them. */
type LoadedContent = { readonly contents: readonly Content[]; readonly problems: readonly Problem[] }

export type ContentLoader = ReturnType<typeof createContentLoader>

/**
 * Makes the function that reads and compiles all sources, except those that the last run or its last call has compiled from the same bytes
 * and the same included files. A text whose front matter is not valid any more stays as it was at an earlier call.
 */
export function createContentLoader({ root, site, store, log }: SiteContext & { readonly log: Logger }) {
  const options = textOptions(site)
  const optionsKey = hash(JSON.stringify(options))
  const setup = { root, options }
  const compileHere = createCompiler(setup, store)
  const last = store.readRecord<ContentRecords>('content')
  let known = last?.options === optionsKey ? last.texts : {}
  let isFirst = true
  const shown = new Map<string, Content>()
  return async (sources: readonly SourceFile[]): Promise<LoadedContent> => {
    const includes = createIncludeReader(root)
    const isKnown = ({ key }: SourceFile): boolean =>
      known[key]?.compiled.includes.every(({ file, hash }) => includes.hashOf(file) === hash) === true
    const missing = sources.filter((source) => !isKnown(source))
    // Translations of a page become neighbors, so that code that they share is highlighted once.
    const orderOf = ({ kind, version, name }: SourceFile): string => `${kind}/${version}/${name}`
    missing.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    const batches = inBatches(missing, batchSize)
    const task = { ...compiling, create: async () => compileHere }
    const isLarge = missing.length >= largeFrom
    const compiled = await log.progress('Compiling', missing.length, async (step) => {
      const onDone = (batch: readonly SourceFile[]): void => step(batch.length)
      return (await runInWorkers(task, batches, { setup, store, isLarge, onDone })).flat()
    })
    const added = Object.fromEntries(missing.map((source, index) => [source.key, toRecord(source, compiled[index] as Compiled)]))
    const hasChanged = missing.length > 0 || Object.keys(known).length !== sources.length
    const texts = Object.fromEntries(sources.map(({ key }) => [key, (added[key] ?? known[key]) as ContentRecord]))
    // Edits during development are not recorded: an edit of one text would take as long to write as all of them.
    if (isFirst && hasChanged) store.writeRecord('content', { options: optionsKey, texts } satisfies ContentRecords)
    isFirst = false
    known = texts
    for (const source of sources) {
      const { entry, compiled } = texts[source.key] as ContentRecord
      if (entry !== null) shown.set(source.file, { entry: { ...entry, source } as Entry, compiled })
    }
    const contents = sources.flatMap(({ file }) => shown.get(file) ?? [])
    const problems = sources.flatMap(({ key }) => [...(texts[key]?.problems ?? []), ...(texts[key]?.compiled.problems ?? [])])
    return { contents, problems }
  }
}

/** Reads the front matter and joins it with the compiled text. */
function toRecord(source: SourceFile, compiled: Compiled): ContentRecord {
  const problems = createProblemList()
  const entry = loadEntry(source, problems)
  if (entry === null) return { entry, compiled, problems: problems.all() }
  const { source: _source, ...rest } = entry
  return { entry: rest, compiled, problems: problems.all() }
}

/** The part of a site's configuration that compiled texts depend on. */
type TextOptions = Pick<Site, 'messages' | 'values' | 'packageManagers' | 'programs' | 'comments' | 'islands'>

function textOptions({ messages, values, packageManagers, programs, comments, islands }: TextOptions): TextOptions {
  return { messages, values, packageManagers, programs, comments, islands }
}

/** What all texts of a site are compiled with. */
type CompileSetup = { readonly root: string; readonly options: TextOptions }

/** Compiles texts, one after the other, and puts their bodies into the store. */
export const compiling: Task<CompileSetup, readonly SourceFile[], readonly Compiled[]> = {
  file: 'content/load-content.ts',
  name: 'compiling',
  create: async (setup, store) => createCompiler(setup, store),
}

/** Makes the function that compiles texts. */
function createCompiler({ root, options }: CompileSetup, store: Store): (sources: readonly SourceFile[]) => Promise<Compiled[]> {
  const highlight = createHighlighter()
  return async (sources) => {
    // A reader keeps what it has read, and a file may have changed since the last call.
    const includes = createIncludeReader(root)
    const results: Compiled[] = []
    for (const source of sources) {
      const ofLocale = { messages: options.messages[source.locale] as Messages, comments: options.comments[source.locale] }
      const { compiled, body } = await compileMarkdown(source, { ...options, ...ofLocale, highlight, includes }).catch((error: Error) => {
        error.stack = `${source.file} cannot be compiled. ${error.stack}`
        throw error
      })
      writeBody(store, compiled.bodyKey, body)
      results.push(compiled)
      // Lets the bundler, which works in the same process, go on.
      await setImmediate()
    }
    return results
  }
}
