import type { PageData, PagePayload, Sidebar, SiteData } from '@pagewright/model'
import type { JsonStore, LoadOptions } from './json-store.ts'
import type { AnyPage, PageTypes } from './load-page-type.ts'

/** A page with all that it takes to show it. */
export type LoadedPage = {
  readonly page: PageData
  readonly site: SiteData
  readonly sidebar: Sidebar | null
  readonly Page: AnyPage
}

export type CompletePage = (payload: PagePayload, options?: LoadOptions) => Promise<LoadedPage>

/** Brings a page's data, the parts that it shares with others, and its component together. */
export function createCompletePage(files: JsonStore, types: PageTypes): CompletePage {
  return async ({ page, shared }, options) => {
    const [Page, site, sidebar] = await Promise.all([
      types.load(page.type),
      files.load(shared.site, options),
      shared.sidebar === null ? null : files.load(shared.sidebar, options),
    ])
    return { page, Page, site: site as SiteData, sidebar: sidebar as Sidebar | null }
  }
}
