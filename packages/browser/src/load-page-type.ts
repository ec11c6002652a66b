import type { PageType } from '@pagewright/model'
import type { ComponentType } from 'react'
import { joinOrBegin } from './join-or-begin.ts'
import type { PageProps, Theme } from './theme/define-theme.ts'

/** A page component, whatever its type of page: the data of a page names the component that fits. */
export type AnyPage = ComponentType<PageProps<PageType>>

type PageModule = { readonly default: AnyPage }

export type PageTypes = {
  /** The component for a type of page, fetched once. After a failure the next call fetches again. */
  readonly load: (type: PageType) => Promise<AnyPage>
}

const patience = 30_000

/** Browsers remember a failed `import()` for as long as the tab lives, so another attempt needs another URL. */
export function createPageTypes(pages: Theme['pages'], importModule: (url: string) => Promise<PageModule> = importUrl): PageTypes {
  const components = new Map<PageType, Promise<AnyPage>>()
  const failed = new Map<PageType, string>()
  let attempts = 0

  const fetchModule = async (type: PageType): Promise<PageModule> => {
    if (!Object.hasOwn(pages, type)) throw new Error(`The theme has no page of type ${type}`)
    const url = failed.get(type)
    // That a component fits the data which names it, is beyond what a type can tell here.
    return url === undefined ? (pages[type]() as Promise<unknown> as Promise<PageModule>) : importModule(`${url}?retry=${++attempts}`)
  }
  const load = async (type: PageType): Promise<AnyPage> => {
    try {
      return (await inTime(fetchModule(type), type)).default
    } catch (error) {
      const url = chunkUrl(error)
      if (url !== null) failed.set(type, url)
      components.delete(type)
      throw error
    }
  }
  const begin = (type: PageType): Promise<AnyPage> => {
    const component = load(type)
    components.set(type, component)
    return component
  }
  return { load: (type) => joinOrBegin(components.get(type), () => begin(type)) }
}

/** The URL that a failed `import()` names, without its query; null in browsers that do not tell it. */
export function chunkUrl(error: unknown): string | null {
  return /https?:\/\/[^\s'"?#]+/.exec(String(error))?.[0] ?? null
}

// An `import()` cannot be aborted, but nobody has to wait for it for ever.
function inTime<T>(module: Promise<T>, type: PageType): Promise<T> {
  const limit = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`The code for pages of type ${type} did not arrive`)), patience)
  })
  return Promise.race([module, limit])
}

function importUrl(url: string): Promise<PageModule> {
  return import(/* @vite-ignore */ url)
}
