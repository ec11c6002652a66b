import { requestTimeout, shareRequest } from './share-request.ts'

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
    setTimeout(() => reject(new Error(message)), requestTimeout)
  })
  return Promise.race([module, limit])
}
