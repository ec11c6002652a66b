import type { CompletePage, LoadedPage } from './complete-page.ts'
import type { LoadOptions } from './json-store.ts'
import type { PageStore } from './page-store.ts'

/** A page; or that the browser has to load the document, because of the newer shell named or because there is no page data. */
export type LoadResult =
  | { readonly type: 'page'; readonly loaded: LoadedPage }
  | { readonly type: 'document'; readonly shell: string | null }

/** Loads the page at a site path. Rejects when something that it needs does not come. */
export type LoadPage = (path: string, options?: LoadOptions) => Promise<LoadResult>

export type LoadPageInput = {
  readonly pages: PageStore
  readonly complete: CompletePage
  /** Whether a page made for that shell can be shown by this one. */
  readonly accepts: (shell: string) => boolean
}

export function createLoadPage({ pages, complete, accepts }: LoadPageInput): LoadPage {
  return async (path, options) => {
    const payload = await pages.load(path, options)
    if (payload === null) return { type: 'document', shell: null }
    if (!accepts(payload.shell)) return { type: 'document', shell: payload.shell }
    return { type: 'page', loaded: await complete(payload, options) }
  }
}
