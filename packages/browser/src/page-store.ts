import { joinPath, localeOf, type PagePayload, type SiteData, toDataFile, toHref } from '@pagewright/model'
import { joinOrBegin } from './join-or-begin.ts'
import { type JsonStore, type LoadOptions, StatusError } from './json-store.ts'

/** The pages that this tab has met, by site path. */
export type PageStore = {
  /** The page's data; for an unknown path that of the not-found page; null where only a document exists. */
  readonly load: (path: string, options?: LoadOptions) => Promise<PagePayload | null>
  /** Keeps a page that came with a document. */
  readonly keep: (path: string, payload: PagePayload) => void
  /** Makes every page be fetched again, also one that is on its way. */
  readonly forgetAll: () => void
}

export type PageStoreInput = {
  readonly files: JsonStore
  readonly site: Pick<SiteData, 'mount' | 'locales'>
  /** Whether a document exists at a URL path; stands for a HEAD request. */
  readonly hasDocument?: (href: string) => Promise<boolean>
}

/** A store of its own, on top of the files that the tab has fetched. */
export function createPageStore({ files, site, hasDocument = askForDocument }: PageStoreInput): PageStore {
  const kept = new Map<string, PagePayload>()
  const loading = new Map<string, Promise<PagePayload | null>>()
  const urlOf = (path: string): string => toHref(site.mount, encodeURI(`/${toDataFile(path)}`))
  const loadFile = async (path: string, options?: LoadOptions): Promise<PagePayload> => {
    const value = await files.load(urlOf(path), options)
    if (isPayload(value)) return value
    files.forget(urlOf(path))
    throw new Error(`Not the data of a page: ${urlOf(path)}`)
  }
  const loadAny = async (path: string, options?: LoadOptions): Promise<PagePayload | null> => {
    try {
      return await loadFile(path, options)
    } catch (error) {
      if (!isMissing(error)) throw error
      // Redirects and plain HTML files have a document, but no data: only the browser can show them.
      if (await hasDocument(toHref(site.mount, encodeURI(path)))) return null
      return loadFile(joinPath(localeOf(path, site.locales).base, '404'), options)
    }
  }
  const begin = (path: string, options?: LoadOptions): Promise<PagePayload | null> => {
    const payload = loadAny(path, options).finally(() => {
      if (loading.get(path) === payload) loading.delete(path)
    })
    loading.set(path, payload)
    return payload
  }
  return {
    keep: (path, payload) => {
      kept.set(path, payload)
    },
    forgetAll: () => {
      kept.clear()
      loading.clear()
      files.forgetAll()
    },
    load: async (path, options) => {
      const known = kept.get(path)
      if (known !== undefined) return known
      return joinOrBegin(loading.get(path), () => begin(path, options))
    },
  }
}

/** Checks as much of a data file as the browser relies on before it renders; the build has checked the rest. */
function isPayload(value: unknown): value is PagePayload {
  const { page, shared, shell } = (value ?? {}) as Partial<PagePayload>
  return typeof page?.type === 'string' && typeof shared?.site === 'string' && typeof shell === 'string'
}

function isMissing(error: unknown): boolean {
  return error instanceof StatusError && [400, 404, 410].includes(error.status)
}

async function askForDocument(href: string): Promise<boolean> {
  const response = await fetch(href, { method: 'HEAD' }).catch(() => null)
  return response?.ok === true
}
