/** Fetches JSON files by URL. Each is fetched once; requests for a file that is on its way share one download. */
export type JsonStore = {
  /** The parsed file. After a failure the next call fetches again, past the browser's cache. */
  readonly load: (url: string, options?: LoadOptions) => Promise<unknown>
  /** Makes the next call of `load` fetch the file again. */
  readonly forget: (url: string) => void
  readonly forgetAll: () => void
}

export type LoadOptions = { readonly priority?: RequestPriority }

/** In ms. */
const timeout = 30_000

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
    const response = await fetchFile(url, { priority, cache, signal: AbortSignal.timeout(timeout) })
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

/**
 * Returns the promise that `requests` has for a key, or begins a request and keeps its promise until it fails. If a request
 * fails that was already on its way, it is begun once more: it may have been a prefetch, and the reader wants the page now.
 */
export function shareRequest<T>(
  requests: Map<string, Promise<T>>,
  { key, begin }: { readonly key: string; readonly begin: () => Promise<T> },
): Promise<T> {
  const start = (): Promise<T> => {
    const request = begin()
    requests.set(key, request)
    request.catch(() => {
      if (requests.get(key) === request) requests.delete(key)
    })
    return request
  }
  return requests.get(key)?.catch(start) ?? start()
}
