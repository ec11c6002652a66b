import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from '@pagewright/browser'
import { toDataFile, toDocumentFile } from '@pagewright/model'
import { writeFile } from '../cache/files.ts'
import { CacheLost, readBody, type Store } from '../cache/store.ts'
import type { Progress } from '../report/logger.ts'
import { inBatches, runInWorkers } from '../workers/run-in-workers.ts'
import { type RenderJob, type RenderSetup, renderDocument, renderPayload } from './render-page.ts'

export type RenderTaskSetup = {
  /** Absolute path of the folder that pages are written to. */
  readonly folder: string
  readonly setup: RenderSetup
  /** Absolute path of the bundle of theme and React for Node. */
  readonly serverFile: string
}

const largeFrom = 300
const batchSize = 24

/** Renders pages and writes the document and the data file of each into a folder. */
export async function renderPages(
  jobs: readonly RenderJob[],
  { store, progress, ...setup }: RenderTaskSetup & { store: Store; progress: Progress },
): Promise<void> {
  const isLarge = jobs.length >= largeFrom
  await runInWorkers('render', inBatches(jobs, batchSize), { setup, store, isLarge, onDone: (batch) => progress.step(batch.length) })
}

/** Loads the theme's renderer from its bundle. Rejects with `CacheLost` when the bundle is missing. */
export async function loadTheme(serverFile: string): Promise<Renderer> {
  if (!existsSync(serverFile)) throw new CacheLost('the bundle of the theme')
  return await import(pathToFileURL(serverFile).href)
}

/** Makes a function that renders a batch of pages and writes their files. */
export async function createRenderer(
  { folder, setup, serverFile }: RenderTaskSetup,
  store: Store,
): Promise<(jobs: readonly RenderJob[]) => Promise<void>> {
  const { renderApp } = await loadTheme(serverFile)
  return async (jobs) => {
    for (const job of jobs) {
      const { path } = job.page
      const payload = renderPayload(job, { setup, readBody: (key) => readBody(store, key) })
      writeFile(join(folder, toDocumentFile(path)), await renderDocument(payload, { sidebarKey: job.sidebarKey, setup, renderApp }))
      writeFile(join(folder, toDataFile(path)), JSON.stringify(payload))
    }
  }
}
