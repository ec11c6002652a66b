import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from '@pagewright/browser'
import { fillReferences, type Resolved, type SectionNote } from '@pagewright/markdown'
import { mapArticles, type PageData, type PagePayload, type SiteData, toDataFile, toDocumentFile } from '@pagewright/model'
import { writeFile } from '../cache/files.ts'
import { CacheLost, readBody, type Store } from '../cache/store.ts'
import { iconSource, manifestFile } from '../plan/file-names.ts'
import type { Plan } from '../plan/plan-site.ts'
import type { PlannedSite } from '../plan/planned-site.ts'
import type { Step } from '../report/logger.ts'
import { inBatches, runInWorkers, type Task } from '../workers/run-in-workers.ts'
import { type DocumentOptions, toDocument } from './document.ts'

/** A page whose links and assets have their final addresses: everything that its HTML depends on, except for what all pages share. */
export type RenderJob = {
  readonly page: PageData
  readonly articles: readonly ArticleJob[]
  readonly sidebarKey: string | null
}

/** An article of a page. */
export type ArticleJob = {
  /** Its body in the store, and the part of it that is shown. */
  readonly bodyKey: string
  readonly part: 'html' | 'excerpt'
  readonly resolved: readonly Resolved[]
  /** HTML of its components, with a place for the text inside. */
  readonly islands: readonly string[]
  readonly notes: readonly SectionNote[]
}

/** URLs, with the mount, of the files that hold the data of each locale and the sidebars. */
export type SharedUrls = {
  readonly siteUrls: Readonly<Record<string, string>>
  readonly sidebarUrls: Readonly<Record<string, string>>
}

/** What documents are rendered with: what pages share and the URLs of the files that hold it, scripts and styles, policy, build id. */
export type RenderSetup = Pick<Plan, 'siteData' | 'sidebars'> & SharedUrls & DocumentOptions & { readonly buildId: string }

/** Icons of the public folder that a site without a drawing may have; of two, browsers take the last one. */
const finishedIcons = [
  ['icon', 'favicon.ico'],
  ['icon', 'favicon.png'],
  ['apple-touch-icon', 'apple-touch-icon.png'],
] as const

/** Gathers what all pages share. A build and the development server differ in the options only. */
export function createRenderSetup(
  { planned: { site, plan, publicFiles }, shared: { siteUrls, sidebarUrls } }: { planned: PlannedSite; shared: SharedUrls },
  options: DocumentOptions & Pick<RenderSetup, 'buildId'>,
): RenderSetup {
  const link = (rel: string, file: string, attributes = ''): string => `<link rel="${rel}" href="${site.mount}${file}"${attributes}>`
  const icons = publicFiles.has(iconSource)
    ? [
        link('icon', iconSource, ' type="image/svg+xml"'),
        link('icon', 'favicon.ico', ' sizes="32x32"'),
        link('apple-touch-icon', 'apple-touch-icon.png'),
        link('manifest', manifestFile),
      ]
    : finishedIcons.filter(([, file]) => publicFiles.has(file)).map(([rel, file]) => link(rel, file))
  const extraHead = `${icons.join('')}${options.extraHead}`
  return { siteData: plan.siteData, sidebars: plan.sidebars, siteUrls, sidebarUrls, ...options, extraHead }
}

/**
 * The content of a page's data file: the page with its articles filled in, and the addresses of what it shares with others. Throws
 * `CacheLost` when the store has lost a text.
 */
export function renderPayload(
  { page, articles, sidebarKey }: RenderJob,
  { setup, store }: { setup: Pick<RenderSetup, 'siteUrls' | 'sidebarUrls' | 'buildId'>; store: Store },
): PagePayload {
  const filled = mapArticles(page, (article, index) => {
    const source = articles[index]
    if (source === undefined) return article.html
    return fillReferences(readBody(store, source.bodyKey)[source.part], source)
  })
  const sidebar = sidebarKey === null ? null : (setup.sidebarUrls[sidebarKey] ?? null)
  return { page: filled, shared: { site: setup.siteUrls[page.locale] ?? '', sidebar }, buildId: setup.buildId }
}

type DocumentInput = { readonly sidebarKey: string | null; readonly setup: RenderSetup; readonly renderApp: Renderer['renderApp'] }

/** The document of a page, rendered by the theme. Rejects with a copy of what the theme throws, whose message names the page, too. */
export async function renderDocument(payload: PagePayload, { sidebarKey, setup, renderApp }: DocumentInput): Promise<string> {
  const { page } = payload
  const site = setup.siteData.get(page.locale) as SiteData
  const sidebar = setup.sidebars.get(sidebarKey ?? '') ?? null
  const app = await renderApp({ page, site, sidebar }).catch((thrown: unknown) => {
    const { message, stack } = thrown instanceof Error ? thrown : new Error(`${thrown} was thrown, which is no error`)
    // A copy: a module that cannot be run rejects with the same error for every page.
    throw Object.assign(new Error(`${message} (on the page ${page.path})`), { stack })
  })
  return toDocument(payload, { ...setup, site, app })
}

type RenderTaskSetup = {
  /** Absolute path of the folder that pages are written to. */
  readonly folder: string
  readonly setup: RenderSetup
  /** Absolute path of the bundle of theme and React for Node. */
  readonly serverFile: string
}

/** From this number of pages on, workers are worth the time that they take to start. */
const largeFrom = 300
/** The number of pages that a worker gets at once. */
const batchSize = 24

/**
 * Renders pages and writes the document and the data file of each into a folder. Rejects with `CacheLost`, with what the theme throws, and
 * with errors of the file system.
 */
export async function renderPages(
  jobs: readonly RenderJob[],
  { store, step, ...taskSetup }: RenderTaskSetup & { store: Store; step: Step },
): Promise<void> {
  const isLarge = jobs.length >= largeFrom
  await runInWorkers(rendering, inBatches(jobs, batchSize), { setup: taskSetup, store, isLarge, onDone: (batch) => step(batch.length) })
}

/** Loads the renderer, which has the theme in it, from its bundle. Rejects with `CacheLost` when the bundle is missing. */
export async function loadRenderer(serverFile: string): Promise<Renderer> {
  if (!existsSync(serverFile)) throw new CacheLost('the bundle of the theme')
  return await import(pathToFileURL(serverFile).href)
}

/** Renders a batch of pages and writes their files. */
export const rendering: Task<RenderTaskSetup, readonly RenderJob[], void> = {
  file: 'render/render-page.ts',
  name: 'rendering',
  create: async ({ folder, setup, serverFile }, store) => {
    const { renderApp } = await loadRenderer(serverFile)
    return async (jobs) => {
      for (const job of jobs) {
        const { path } = job.page
        const payload = renderPayload(job, { setup, store })
        writeFile(join(folder, toDocumentFile(path)), await renderDocument(payload, { sidebarKey: job.sidebarKey, setup, renderApp }))
        writeFile(join(folder, toDataFile(path)), JSON.stringify(payload))
      }
    }
  },
}
