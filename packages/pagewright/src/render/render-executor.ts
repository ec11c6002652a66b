import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Body } from '@pagewright/markdown'
import { Tinypool } from 'tinypool'
import type { Store } from '../cache/store.ts'
import { writeFile } from '../cache/write-file.ts'
import type { Progress } from '../report/logger.ts'
import { type RenderDependencies, type RenderJob, type RenderSetup, renderPage } from './render-page.ts'

/** A page to render, and the two files it becomes: paths relative to the output. */
export type PageFiles = { readonly document: string; readonly data: string; readonly job: RenderJob }

/** Renders pages into a folder. */
export type RenderExecutor = {
  renderAll(pages: readonly PageFiles[], options: { folder: string; progress: Progress }): Promise<void>
}

export type RenderExecutorInput = { readonly setup: RenderSetup; readonly store: Store; readonly serverFile: string }

/** Pages from which on a worker pool pays for its start. */
const poolFrom = 300
const batchSize = 24

/** Renders in this process, and in workers when there is much to do and the store is on disk. */
export function createRenderExecutor(input: RenderExecutorInput): RenderExecutor {
  return {
    renderAll: (pages, options) =>
      pages.length >= poolFrom && input.store.folder !== '' && availableParallelism() > 1
        ? renderInPool(pages, { input, ...options })
        : renderInline(pages, { input, ...options }),
  }
}

/** Loads what rendering needs: the bundled theme and the compiled bodies. */
export async function loadRenderer({ serverFile, store }: Pick<RenderExecutorInput, 'serverFile' | 'store'>): Promise<RenderDependencies> {
  const { renderApp } = (await import(pathToFileURL(serverFile).href)) as Pick<RenderDependencies, 'renderApp'>
  return {
    renderApp,
    readBody: (key) => {
      const body = store.read<Body>('body', key)
      if (body === null) throw new Error(`The cache has lost a compiled text (${key}); run again with --no-cache`)
      return body
    },
  }
}

/** Renders a batch and writes its files. */
export async function renderBatch(
  pages: readonly PageFiles[],
  options: { folder: string; setup: RenderSetup; renderer: RenderDependencies },
): Promise<void> {
  const { folder, setup, renderer } = options
  for (const { job, document, data } of pages) {
    const rendered = await renderPage(job, { setup, ...renderer })
    writeFile(join(folder, document), rendered.document)
    writeFile(join(folder, data), JSON.stringify(rendered.payload))
  }
}

type RunOptions = { readonly input: RenderExecutorInput; readonly folder: string; readonly progress: Progress }

async function renderInline(pages: readonly PageFiles[], { input, folder, progress }: RunOptions): Promise<void> {
  if (pages.length === 0) return
  const renderer = await loadRenderer(input)
  for (const page of pages) {
    await renderBatch([page], { folder, setup: input.setup, renderer })
    progress.step()
  }
}

async function renderInPool(pages: readonly PageFiles[], { input, folder, progress }: RunOptions): Promise<void> {
  const pool = new Tinypool({
    filename: new URL('./render-worker.mjs', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: availableParallelism(),
    workerData: { folder, setup: input.setup, storeFolder: input.store.folder, serverFile: input.serverFile },
  })
  const batches: (readonly PageFiles[])[] = []
  for (let start = 0; start < pages.length; start += batchSize) batches.push(pages.slice(start, start + batchSize))
  try {
    await Promise.all(
      batches.map(async (batch) => {
        await pool.run(batch)
        progress.step(batch.length)
      }),
    )
  } finally {
    await pool.destroy()
  }
}
