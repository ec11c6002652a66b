import {
  joinPath,
  localeOf,
  type PageData,
  type PagePayload,
  type PageType,
  type Sidebar,
  type SiteData,
  toDataFile,
  toHref,
} from '@pagewright/model'
import type { ComponentType } from 'react'
import type { PageProps, Theme } from '../api/define-theme.ts'
import { type JsonStore, type LoadOptions, StatusError, shareRequest } from './json-store.ts'

/** A page component of any type. The `type` in a page's data says which component of the theme shows it. */
export type AnyPage = ComponentType<PageProps<PageType>>

/** A page with everything that is needed to render it. */
export type LoadedPage = {
  readonly page: PageData
  readonly site: SiteData
  readonly sidebar: Sidebar | null
  readonly Page: AnyPage
}

/** A page; or that the browser has to load the document, because it is of another build (named) or has no page data (null). */
export type LoadResult =
  | { readonly type: 'page'; readonly loaded: LoadedPage }
  | { readonly type: 'document'; readonly build: string | null }

export type LoadPage = (path: string, options?: LoadOptions) => Promise<LoadResult>

export type PageLoader = {
  /**
   * Loads the page at a site path, or the not-found page of its locale for an unknown path. Rejects if something that the page
   * needs cannot be fetched; the next call fetches it again.
   */
  readonly load: LoadPage
  /** Loads what a page shares with others, and its component. */
  readonly complete: (payload: PagePayload, options?: LoadOptions) => Promise<LoadedPage>
  /** Keeps the page that came with the document, so that Back to it needs no request. */
  readonly keep: (payload: PagePayload) => void
  /** Makes every page be fetched again, including those on their way. */
  readonly forgetAll: () => void
}

export type PageLoaderInput = {
  readonly pages: Theme['pages']
  readonly files: JsonStore
  /** The site as it is when a page is loaded. */
  readonly site: () => Pick<SiteData, 'mount' | 'locales'>
  /** Whether the running code can show a page of that build. */
  readonly accepts: (build: string) => boolean
  /** Whether there is a document at a URL path. Tests replace the HEAD request. */
  readonly hasDocument?: (href: string) => Promise<boolean>
  /** Imports a module by URL. Tests replace it. */
  readonly importModule?: (url: string) => Promise<PageModule>
}

type PageModule = { readonly default: AnyPage }

/** In ms. */
const timeout = 30_000

/** Creates a loader that remembers the pages of this tab. */
export function createPageLoader(input: PageLoaderInput): PageLoader {
  const { files, site, accepts, hasDocument = askForDocument } = input
  const payloads = new Map<string, Promise<PagePayload | null>>()
  const loadComponent = createComponentLoader(input)

  const fetchPayload = async (path: string, options?: LoadOptions): Promise<PagePayload> => {
    const url = toHref(site().mount, encodeURI(`/${toDataFile(path)}`))
    const value = await files.load(url, options)
    if (isPayload(value)) return value
    files.forget(url)
    throw new Error(`Not the data of a page: ${url}`)
  }
  const findPayload = async (path: string, options?: LoadOptions): Promise<PagePayload | null> => {
    try {
      return await fetchPayload(path, options)
    } catch (error) {
      if (!isMissing(error)) throw error
      // Redirects and plain HTML files have a document, but no page data: only the browser can show them.
      const isDocument = await hasDocument(toHref(site().mount, encodeURI(path)))
      const notFound = isDocument ? null : await fetchPayload(joinPath(localeOf(path, site().locales).base, '404'), options)
      // The page may be published soon, so the next click looks for it again.
      payloads.delete(path)
      return notFound
    }
  }
  const complete: PageLoader['complete'] = async ({ page, shared }, options) => {
    const [Page, siteData, sidebar] = await Promise.all([
      loadComponent(page.type),
      files.load(shared.site, options),
      shared.sidebar === null ? null : files.load(shared.sidebar, options),
    ])
    return { page, Page, site: siteData as SiteData, sidebar: sidebar as Sidebar | null }
  }
  return {
    complete,
    load: async (path, options) => {
      const payload = await shareRequest(payloads, { key: path, begin: () => findPayload(path, options) })
      if (payload === null) return { type: 'document', build: null }
      if (!accepts(payload.buildId)) return { type: 'document', build: payload.buildId }
      return { type: 'page', loaded: await complete(payload, options) }
    },
    keep: (payload) => {
      payloads.set(payload.page.path, Promise.resolve(payload))
    },
    forgetAll: () => {
      payloads.clear()
      files.forgetAll()
    },
  }
}

/** Creates a function that imports the component of a type of page. Browsers remember a failed `import()`, so a retry needs another URL. */
function createComponentLoader({ pages, importModule = importUrl }: PageLoaderInput): (type: PageType) => Promise<AnyPage> {
  const components = new Map<string, Promise<AnyPage>>()
  const failedUrls = new Map<PageType, string>()
  let retries = 0
  const load = async (type: PageType): Promise<AnyPage> => {
    if (!Object.hasOwn(pages, type)) throw new Error(`The theme has no page of type ${type}`)
    const failedUrl = failedUrls.get(type)
    // The types cannot express that a component fits the data which names its type.
    const theirs = (): Promise<PageModule> => pages[type]() as Promise<unknown> as Promise<PageModule>
    try {
      return (await inTime(failedUrl === undefined ? theirs() : importModule(`${failedUrl}?retry=${++retries}`), type)).default
    } catch (error) {
      const url = moduleUrl(error)
      if (url !== null) failedUrls.set(type, url)
      throw error
    }
  }
  return (type) => shareRequest(components, { key: type, begin: () => load(type) })
}

/** The URL in the error of a failed `import()`, without its query; null in browsers that do not name it. */
export function moduleUrl(error: unknown): string | null {
  return /https?:\/\/[^\s'"?#]+/.exec(String(error))?.[0] ?? null
}

// An `import()` cannot be aborted, but the reader need not wait for it forever.
function inTime<T>(module: Promise<T>, type: PageType): Promise<T> {
  const limit = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`The code for pages of type ${type} did not arrive`)), timeout)
  })
  return Promise.race([module, limit])
}

function importUrl(url: string): Promise<PageModule> {
  return import(/* @vite-ignore */ url)
}

/** Checks those parts of a data file that are used before the page is rendered. The build has checked the rest. */
function isPayload(value: unknown): value is PagePayload {
  const { page, shared, buildId } = (value ?? {}) as Partial<PagePayload>
  return typeof page?.type === 'string' && typeof shared?.site === 'string' && typeof buildId === 'string'
}

function isMissing(error: unknown): boolean {
  return error instanceof StatusError && [400, 404, 410].includes(error.status)
}

async function askForDocument(href: string): Promise<boolean> {
  const response = await fetch(href, { method: 'HEAD' }).catch(() => null)
  return response?.ok === true
}
