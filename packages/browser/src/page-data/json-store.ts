import { requestTimeout, shareRequest } from './share-request.ts'

/** Fetches JSON files by URL. Each is fetched once; requests for a file that is on its way share one download. */
export type JsonStore = {
  /**
   * The parsed file. Rejects with a `StatusError`, after 30 seconds with a `TimeoutError`, and with what `fetch` and the parser throw.
   * After a failure the next call fetches again, past the browser's cache.
   */
  readonly load: (url: string, options?: LoadOptions) => Promise<unknown>
  /** Makes the next call of `load` fetch the file again. */
  readonly forget: (url: string) => void
  readonly forgetAll: () => void
}

export type LoadOptions = { readonly priority?: RequestPriority }

/** Thrown when a server answers with an HTTP status other than success. */
export class StatusError extends Error {
  readonly status: number

  constructor(status: number, url: string) {
    super(`HTTP ${status}: ${url}`)
    this.status = status
  }
}

/** Creates an empty store. Tests pass a `fetchFile` that stands in for the browser's `fetch`. */
export function createJsonStore(fetchFile: typeof fetch = (...request) => fetch(...request)): JsonStore {
  const files = new Map<string, Promise<unknown>>()
  const outdated = new Set<string>()
  const request = async (url: string, { priority = 'auto' }: LoadOptions): Promise<unknown> => {
    const cache = outdated.has(url) ? 'reload' : 'default'
    outdated.add(url)
    const response = await fetchFile(url, { priority, cache, signal: AbortSignal.timeout(requestTimeout) })
    if (!response.ok) throw new StatusError(response.status, url)
    const value: unknown = await response.json()
    outdated.delete(url)
    return value
  }
  const forget = (url: string): void => {
    outdated.add(url)
    files.delete(url)
  }
  return {
    load: (url, options = {}) => shareRequest(files, { key: url, begin: () => request(url, options) }),
    forget,
    forgetAll: () => {
      for (const url of files.keys()) forget(url)
    },
  }
}
