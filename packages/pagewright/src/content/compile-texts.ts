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
import { inBatches, runInWorkers } from '../workers/run-in-workers.ts'

/** What all texts of a site are compiled with. */
export type CompileSetup = { readonly root: string; readonly site: Site }

/** Texts from which on workers pay for their start (0.6 s of a processor each). Of two processors, the bundler has one at first. */
const largeFrom = availableParallelism() > 2 ? 120 : 300
const batchSize = 16

/** Compiles texts and puts their bodies into the store. Resolves to the results in the order of the sources. */
export async function compileTexts(
  sources: readonly SourceFile[],
  { setup, store, progress }: { setup: CompileSetup; store: Store; progress: Progress },
): Promise<Compiled[]> {
  const isLarge = sources.length >= largeFrom
  const onDone = (batch: readonly SourceFile[]): void => progress.step(batch.length)
  return (await runInWorkers('compile', inBatches(sources, batchSize), { setup, store, isLarge, onDone })).flat()
}

/** Makes a function that compiles texts, one after the other, and puts their bodies into the store together. */
export function createCompiler({ root, site }: CompileSetup, store: Store): (sources: readonly SourceFile[]) => Promise<Compiled[]> {
  const highlighter = createHighlighter(store)
  const compileOne = async (source: SourceFile, includes: IncludeReader): Promise<Compiled> => {
    const { compiled, body } = await compileMarkdown(source, {
      ...site,
      messages: site.messages[source.locale] as Messages,
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
