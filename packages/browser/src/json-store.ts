import { joinOrBegin } from './join-or-begin.ts'

/** Fetches JSON by URL, each at most once at a time and, when it came whole, once for good. */
export type JsonStore = {
  /** The parsed file. A failure is forgotten, and the next attempt goes past the browser's cache. */
  readonly load: (url: string, options?: LoadOptions) => Promise<unknown>
  /** Makes the next load fetch again. */
  readonly forget: (url: string) => void
  readonly forgetAll: () => void
}

export type LoadOptions = { readonly priority?: RequestPriority }

const patience = 30_000

/** What a server answered instead of a file. */
export class StatusError extends Error {
  readonly status: number

  constructor(status: number, url: string) {
    super(`HTTP ${status}: ${url}`)
    this.status = status
  }
}

/** A store of its own; `fetchFile` stands for the browser's `fetch`. */
export function createJsonStore(fetchFile: typeof fetch = (...request) => fetch(...request)): JsonStore {
  const files = new Map<string, Promise<unknown>>()
  const broken = new Set<string>()
  const request = async (url: string, { priority = 'auto' }: LoadOptions): Promise<unknown> => {
    const cache = broken.has(url) ? 'reload' : 'default'
    const response = await fetchFile(url, { priority, cache, signal: AbortSignal.timeout(patience) })
    if (!response.ok) throw new StatusError(response.status, url)
    return response.json()
  }
  const forget = (url: string): void => {
    broken.add(url)
    files.delete(url)
  }
  const begin = (url: string, options: LoadOptions = {}): Promise<unknown> => {
    const file = request(url, options)
    files.set(url, file)
    file.then(
      () => broken.delete(url),
      () => forget(url),
    )
    return file
  }
  return {
    load: (url, options) => joinOrBegin(files.get(url), () => begin(url, options)),
    forget,
    forgetAll: () => {
      for (const url of files.keys()) forget(url)
    },
  }
}
