import { workerData } from 'node:worker_threads'
import { folderStore } from '../cache/store.ts'
import { loadRenderer, type PageFiles, renderBatch } from './render-executor.ts'
import type { RenderSetup } from './render-page.ts'

type Data = { readonly folder: string; readonly setup: RenderSetup; readonly storeFolder: string; readonly serverFile: string }

// Tinypool wraps what it was given: [its own data, ours]. A worker lives for one build, so this state is that build's.
const { folder, setup, storeFolder, serverFile } = (workerData as readonly [unknown, Data])[1]
const renderer = await loadRenderer({ serverFile, store: folderStore(storeFolder) })

/** What a worker does: renders a batch of pages into the staging folder. */
export async function renderInWorker(pages: readonly PageFiles[]): Promise<void> {
  await renderBatch(pages, { folder, setup, renderer })
}
