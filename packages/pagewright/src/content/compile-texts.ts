import { availableParallelism } from 'node:os'
import {
  type Compiled,
  compileMarkdown,
  createHighlighter,
  createIncludeReader,
  type IncludeReader,
  type SourceFile,
} from '@pagewright/markdown'
import type { Messages } from '@pagewright/model'
import type { Store } from '../cache/store.ts'
import type { Site } from '../config/resolve-site.ts'
import type { Progress } from '../report/logger.ts'
import { runInWorkers } from '../workers/run-in-workers.ts'

/** What all texts of a site are compiled with. */
export type CompileSetup = Pick<Site, 'messages' | 'values' | 'packageManagers' | 'programs' | 'islands'> & {
  readonly root: string
}

/**
 * Texts from which on workers pay for their start, which takes about 0.6 s of a processor each. With two processors, the bundler
 * keeps the other one busy at first.
 */
const largeFrom = availableParallelism() > 2 ? 120 : 300
const batchSize = 16

/** Compiles texts and puts their bodies into the store. Resolves to the results in the order of the sources. */
export async function compileTexts(
  sources: readonly SourceFile[],
  { setup, store, progress }: { setup: CompileSetup; store: Store; progress: Progress },
): Promise<Compiled[]> {
  // Translations of a page are neighbors, so that code they share is highlighted once.
  const names = sources.map(({ kind, version, name }) => `${kind}/${version}/${name}`)
  const order = [...sources.keys()].sort((a, b) => compare(names[a] ?? '', names[b] ?? ''))
  const batches = Array.from({ length: Math.ceil(order.length / batchSize) }, (_, at) =>
    order.slice(at * batchSize, (at + 1) * batchSize).map((index) => sources[index] as SourceFile),
  )
  const isLarge = sources.length >= largeFrom
  const compiled = await runInWorkers('compile', batches, { setup, store, isLarge, onDone: (batch) => progress.step(batch.length) })
  const results = new Array<Compiled>(sources.length)
  for (const [at, result] of compiled.flat().entries()) results[order[at] as number] = result
  return results
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Makes a function that compiles texts, one after the other, and puts their bodies into the store together. */
export function createCompiler(
  { root, messages, values, packageManagers, programs, islands }: CompileSetup,
  store: Store,
): (sources: readonly SourceFile[]) => Promise<Compiled[]> {
  const highlighter = createHighlighter(store)
  const compileOne = async (source: SourceFile, includes: IncludeReader): Promise<Compiled> => {
    const { compiled, body } = await compileMarkdown(source, {
      messages: messages[source.locale] as Messages,
      values,
      packageManagers,
      programs,
      islands,
      highlighter,
      includes,
    })
    store.write('body', compiled.bodyKey, body)
    return compiled
  }
  return (sources) =>
    store.batched(async () => {
      // A reader keeps what it has read, and a file may have changed since the last call.
      const includes = createIncludeReader(root)
      const results: Compiled[] = []
      for (const source of sources) results.push(await compileOne(source, includes))
      return results
    })
}
