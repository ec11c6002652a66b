import { joinPath, localeOf, type PagePayload, type Sidebar, type SiteData, toDataFile, toHref } from '@pagewright/model'
import type { LoadedPage, Theme } from '../api/define-theme.ts'
import { acceptsBuild } from '../version-skew.ts'
import { createModuleLoader, type JsonStore, StatusError, shareRequest } from './load-once.ts'

/** A page; or that the browser has to load the document, because it is of another build (named) or has no page data (null). */
export type LoadResult =
  | { readonly type: 'page'; readonly loaded: LoadedPage }
  | { readonly type: 'document'; readonly build: string | null }

export type LoadPage = (path: string, priority?: RequestPriority) => Promise<LoadResult>

export type PageLoader = {
  /**
   * Loads the page at a site path, or the not-found page of its locale for an unknown path. Rejects if something that the page
   * needs cannot be fetched; the next call fetches it again.
   */
  readonly load: LoadPage
  /** Completes the page that came with the document, and keeps it, so that Back to it needs no request. */
  readonly adopt: (payload: PagePayload) => Promise<LoadedPage>
  /** Makes every page be fetched again, including those on their way. */
  readonly forgetAll: () => void
}

export type PageLoaderInput = {
  readonly pages: Theme['pages']
  readonly files: JsonStore
  /** The site as it is when a page is loaded. */
  readonly site: () => Pick<SiteData, 'mount' | 'locales'>
  /** Imports a module by URL. Tests replace it. */
  readonly importModule?: (url: string) => Promise<unknown>
}

/** Creates a loader that remembers the pages of this tab. */
export function createPageLoader(input: PageLoaderInput): PageLoader {
  const { files, site } = input
  const payloads = new Map<string, Promise<PagePayload | null>>()
  const loadModule = createModuleLoader({ modules: input.pages, kind: 'page of type', importModule: input.importModule })

  const fetchPayload = async (path: string, priority?: RequestPriority): Promise<PagePayload> => {
    const url = toHref(site().mount, encodeURI(`/${toDataFile(path)}`))
    const value = await files.load(url, priority)
    if (isPayload(value)) return value
    files.forget(url)
    throw new Error(`Not the data of a page: ${url}`)
  }
  const findPayload = async (path: string, priority?: RequestPriority): Promise<PagePayload | null> => {
    try {
      return await fetchPayload(path, priority)
    } catch (error) {
      if (!isMissing(error)) throw error
      // Redirects and plain HTML files have a document, but no page data: only the browser can show them.
      const isDocument = await hasDocument(toHref(site().mount, encodeURI(path)))
      const notFound = isDocument ? null : await fetchPayload(joinPath(localeOf(path, site().locales).base, '404'), priority)
      // The page may be published soon, so the next click looks for it again.
      payloads.delete(path)
      return notFound
    }
  }
  /** Loads what a page shares with others, and its component. */
  const complete = async ({ page, shared }: PagePayload, priority?: RequestPriority): Promise<LoadedPage> => {
    const [module, siteData, sidebar] = await Promise.all([
      loadModule(page.type),
      files.load(shared.site, priority),
      shared.sidebar === null ? null : files.load(shared.sidebar, priority),
    ])
    // The types cannot express that a component fits the data which names its type.
    const Page = module.default as LoadedPage['Page']
    return { page, Page, site: siteData as SiteData, sidebar: sidebar as Sidebar | null }
  }
  return {
    load: async (path, priority) => {
      const payload = await shareRequest(payloads, { key: path, begin: () => findPayload(path, priority) })
      if (payload === null) return { type: 'document', build: null }
      if (!acceptsBuild(payload.buildId)) return { type: 'document', build: payload.buildId }
      return { type: 'page', loaded: await complete(payload, priority) }
    },
    adopt: (payload) => {
      payloads.set(payload.page.path, Promise.resolve(payload))
      return complete(payload)
    },
    forgetAll: () => {
      payloads.clear()
      files.forgetAll()
    },
  }
}

/** Checks those parts of a data file that are used before the page is rendered. The build has checked the rest. */
function isPayload(value: unknown): value is PagePayload {
  const { page, shared, buildId } = (value ?? {}) as Partial<PagePayload>
  return typeof page?.type === 'string' && typeof shared?.site === 'string' && typeof buildId === 'string'
}

function isMissing(error: unknown): boolean {
  return error instanceof StatusError && [400, 404, 410].includes(error.status)
}

/** Whether there is a document at a URL path. */
async function hasDocument(href: string): Promise<boolean> {
  const response = await fetch(href, { method: 'HEAD' }).catch(() => null)
  return response?.ok === true
}
