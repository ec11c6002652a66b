import type { RenderInput } from '@pagewright/browser'
import { type Body, fillNotes, fillReferences, type Resolved, type SectionNote } from '@pagewright/markdown'
import { mapArticles, type PageData, type PagePayload, type SharedRefs, type Sidebar, type SiteData } from '@pagewright/model'
import { type DocumentAssets, renderDocument } from './document.ts'

/** A page to render: everything that its HTML depends on, but for what all pages share. */
export type RenderJob = {
  readonly path: string
  readonly page: PageData
  readonly articles: readonly ArticleJob[]
  readonly sidebarKey: string | null
}

/** An article of a page: its body in the store, the part of it, where its references lead, and what is noted on its sections. */
export type ArticleJob = {
  readonly bodyKey: string
  readonly part: 'html' | 'excerpt'
  readonly resolved: readonly Resolved[]
  readonly notes: readonly SectionNote[]
}

/** What all pages share, by key. */
export type RenderSetup = {
  readonly siteData: Readonly<Record<string, SiteData>>
  readonly sidebars: Readonly<Record<string, Sidebar>>
  /** URLs of the shared files: of a locale's site data, and of a sidebar. */
  readonly siteUrls: Readonly<Record<string, string>>
  readonly sidebarUrls: Readonly<Record<string, string>>
  readonly buildId: string
  readonly assets: DocumentAssets
  readonly extraHead: string
  readonly policy: boolean
}

export type RenderedPage = { readonly document: string; readonly payload: PagePayload }

export type RenderDependencies = {
  readonly renderApp: (input: RenderInput) => Promise<string>
  readonly readBody: (key: string) => Body
}

/** Renders a page: its data with the articles filled in, and its document. */
export async function renderPage(
  job: RenderJob,
  { setup, renderApp, readBody }: RenderDependencies & { setup: RenderSetup },
): Promise<RenderedPage> {
  const page = mapArticles(job.page, (article, index) => {
    const source = job.articles[index]
    if (source === undefined) return article.html
    return fillReferences(fillNotes(readBody(source.bodyKey)[source.part], source.notes), source.resolved)
  })
  const site = setup.siteData[page.locale] as SiteData
  const sidebar = job.sidebarKey === null ? null : (setup.sidebars[job.sidebarKey] ?? null)
  const payload: PagePayload = { page, shared: sharedRefs(job, setup), buildId: setup.buildId }
  const app = await renderApp({ page, site, sidebar })
  const { assets, extraHead, policy } = setup
  return { payload, document: renderDocument({ payload, site, app, assets, extraHead, policy }) }
}

function sharedRefs({ page, sidebarKey }: RenderJob, { siteUrls, sidebarUrls }: RenderSetup): SharedRefs {
  return { site: siteUrls[page.locale] ?? '', sidebar: sidebarKey === null ? null : (sidebarUrls[sidebarKey] ?? null) }
}
