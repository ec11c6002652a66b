// What loads each file and each module once, however often it is asked for.

/** How long a reader waits for a file or a module, in ms. */
const timeout = 30_000

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

/** Fetches JSON files by URL. Each is fetched once; requests for a file that is on its way share one download. */
export type JsonStore = {
  /**
   * The parsed file. Rejects with a `StatusError`, after 30 seconds with a `TimeoutError`, and with what `fetch` and the parser throw.
   * After a failure the next call fetches again, past the browser's cache.
   */
  readonly load: (url: string, priority?: RequestPriority) => Promise<unknown>
  /** Makes the next call of `load` fetch the file again. */
  readonly forget: (url: string) => void
  readonly forgetAll: () => void
}

/** Thrown when a server answers with an HTTP status other than success. */
export class StatusError extends Error {
  readonly status: number

  constructor(status: number, url: string) {
    super(`HTTP ${status}: ${url}`)
    this.status = status
  }
}

/** Creates an empty store. */
export function createJsonStore(): JsonStore {
  const files = new Map<string, Promise<unknown>>()
  const outdated = new Set<string>()
  const request = async (url: string, priority: RequestPriority): Promise<unknown> => {
    const cache = outdated.has(url) ? 'reload' : 'default'
    outdated.add(url)
    const response = await fetch(url, { priority, cache, signal: AbortSignal.timeout(timeout) })
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
    load: (url, priority = 'auto') => shareRequest(files, { key: url, begin: () => request(url, priority) }),
    forget,
    forgetAll: () => {
      for (const url of files.keys()) forget(url)
    },
  }
}

type Modules = Readonly<Record<string, () => Promise<unknown>>>

type ModuleLoaderInput<M extends Modules> = {
  readonly modules: M
  /** What the modules are, for messages: `page of type`. */
  readonly kind: string
  /** Imports a module by URL. Tests replace it. */
  readonly importModule?: ((url: string) => Promise<unknown>) | undefined
}

/**
 * Creates a function that imports a module of the theme by its name, once. It rejects for an unknown name, and after 30 seconds, although
 * the import itself goes on. After a failure, the next call tries again: browsers remember a failed `import()`, so that is done by another
 * URL.
 */
export function createModuleLoader<M extends Modules>(
  input: ModuleLoaderInput<M>,
): <Name extends keyof M & string>(name: Name) => ReturnType<M[Name]> {
  const { modules, kind, importModule = (url) => import(/* @vite-ignore */ url) } = input
  const loaded = new Map<string, Promise<unknown>>()
  const failedUrls = new Map<string, string>()
  let retries = 0
  const load = async (name: string): Promise<unknown> => {
    const theirs = Object.hasOwn(modules, name) ? modules[name] : undefined
    if (theirs === undefined) throw new Error(`The theme has no ${kind} ${name}`)
    const failedUrl = failedUrls.get(name)
    try {
      const module = failedUrl === undefined ? theirs() : importModule(`${failedUrl}?retry=${++retries}`)
      return await inTime(module, `The code for ${kind} ${name} did not arrive`)
    } catch (error) {
      const url = moduleUrl(error)
      if (url !== null) failedUrls.set(name, url)
      throw error
    }
  }
  return <Name extends keyof M & string>(name: Name) => shareRequest(loaded, { key: name, begin: () => load(name) }) as ReturnType<M[Name]>
}

/** The URL in the error of a failed `import()`, without its query; null in browsers that do not name it. */
export function moduleUrl(error: unknown): string | null {
  return /https?:\/\/[^\s'"?#]+/.exec(String(error))?.[0] ?? null
}

// An `import()` cannot be aborted, but the reader need not wait for it forever.
function inTime(module: Promise<unknown>, message: string): Promise<unknown> {
  const limit = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(message)), timeout)
  })
  return Promise.race([module, limit])
}
