import { workerData } from 'node:worker_threads'
import { type Compiled, createHighlighter, createIncludeReader, type SourceFile, type Values } from '@pagewright/markdown'
import type { Messages } from '@pagewright/model'
import { folderStore } from '../cache/store.ts'
import { type CompileSetup, compileEach } from './compile-executor.ts'

type Data = {
  readonly root: string
  readonly storeFolder: string
  readonly messages: Readonly<Record<string, Messages>>
  readonly values: Values
}

// Tinypool wraps what it was given: [its own data, ours]. A worker lives for one build, so this state is that build's.
const data = (workerData as readonly [unknown, Data])[1]
const setup: CompileSetup = { root: data.root, store: folderStore(data.storeFolder), messages: data.messages, values: data.values }
const shared = { highlighter: createHighlighter(setup.store), includes: createIncludeReader(setup.root) }

/** What a worker does: compiles a batch of texts, one after the other. */
export function compileBatch(sources: readonly SourceFile[]): Promise<Compiled[]> {
  return compileEach(sources, { setup, shared })
}
