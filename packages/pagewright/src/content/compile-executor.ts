import { availableParallelism } from 'node:os'
import {
  type Compiled,
  type CompileOptions,
  compileMarkdown,
  createHighlighter,
  createIncludeReader,
  type SourceFile,
  type Values,
} from '@pagewright/markdown'
import type { Messages } from '@pagewright/model'
import { Tinypool } from 'tinypool'
import type { Store } from '../cache/store.ts'
import type { Progress } from '../report/logger.ts'

/** Compiles texts and puts their bodies into the store. */
export type CompileExecutor = { compileAll(sources: readonly SourceFile[], progress: Progress): Promise<readonly Compiled[]> }

export type CompileSetup = {
  readonly root: string
  readonly store: Store
  readonly messages: Readonly<Record<string, Messages>>
  readonly values: Values
}

/** Texts from which on a worker pool pays for its start (measured: about 0.4 s a worker). */
const poolFrom = 120
const batchSize = 16

/** Compiles in this process, and in workers when there is much to do and the store is on disk. */
export function createCompileExecutor(setup: CompileSetup): CompileExecutor {
  return {
    compileAll: (sources, progress) =>
      sources.length >= poolFrom && setup.store.folder !== '' && availableParallelism() > 1
        ? compileInPool(sources, { setup, progress })
        : compileInline(sources, { setup, progress }),
  }
}

async function compileInline(
  sources: readonly SourceFile[],
  { setup, progress }: { setup: CompileSetup; progress: Progress },
): Promise<Compiled[]> {
  const shared = { highlighter: createHighlighter(setup.store), includes: createIncludeReader(setup.root) }
  return compileEach(sources, { setup, shared, progress })
}

type CompileInput = { readonly setup: CompileSetup; readonly shared: Pick<CompileOptions, 'highlighter' | 'includes'> }

/** Compiles one after the other, and stores the bodies together. What a worker does with its batch. */
export function compileEach(
  sources: readonly SourceFile[],
  { setup, shared, progress }: CompileInput & { readonly progress?: Progress },
): Promise<Compiled[]> {
  return setup.store.batched(async () => {
    const results: Compiled[] = []
    for (const source of sources) {
      results.push(await compileOne(source, { setup, shared }))
      progress?.step()
    }
    return results
  })
}

/** Compiles one text and stores its body. */
export async function compileOne(source: SourceFile, { setup, shared }: CompileInput): Promise<Compiled> {
  const messages = setup.messages[source.locale] as Messages
  const { compiled, body } = await compileMarkdown(source, { messages, values: setup.values, ...shared })
  setup.store.write('body', compiled.bodyKey, body)
  return compiled
}

/** Batches hold a page's translations side by side, so that code they share is highlighted once. */
async function compileInPool(
  sources: readonly SourceFile[],
  { setup, progress }: { setup: CompileSetup; progress: Progress },
): Promise<Compiled[]> {
  const order = [...sources.keys()].sort((a, b) => compareNames(sources[a] as SourceFile, sources[b] as SourceFile))
  const batches: number[][] = []
  for (let start = 0; start < order.length; start += batchSize) batches.push(order.slice(start, start + batchSize))
  const pool = new Tinypool({
    filename: new URL('./compile-worker.mjs', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: availableParallelism(),
    workerData: { root: setup.root, storeFolder: setup.store.folder, messages: setup.messages, values: setup.values },
  })
  const results = new Array<Compiled>(sources.length)
  try {
    await Promise.all(
      batches.map(async (batch) => {
        const compiled = (await pool.run(batch.map((index) => sources[index]))) as Compiled[]
        for (const [at, index] of batch.entries()) results[index] = compiled[at] as Compiled
        progress.step(batch.length)
      }),
    )
  } finally {
    await pool.destroy()
  }
  return results
}

function compareNames(a: SourceFile, b: SourceFile): number {
  const keyOf = ({ kind, version, name }: SourceFile): string => `${kind}/${version}/${name}`
  return keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0
}
