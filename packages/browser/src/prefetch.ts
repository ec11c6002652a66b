import type { PageData, SiteData } from '@pagewright/model'
import type { LoadedPage } from './complete-page.ts'
import { isSparing } from './connection.ts'
import type { LoadPage } from './load-page.ts'
import { linkTarget, type SiteTarget } from './site-path.ts'
import { whenIdle } from './when-idle.ts'

const hoverDelay = 65

/** Resolves with the page, and with null where it does not come or only a document exists. Never rejects. */
export type Prefetch = (path: string, priority: RequestPriority) => Promise<LoadedPage | null>

/** Loads a page ahead, each path once and not where data is scarce. A failure is a warning on the console, and no more. */
export function createPrefetch(load: LoadPage, isScarce = (): boolean => isSparing(navigator.connection)): Prefetch {
  const asked = new Map<string, Promise<LoadedPage | null>>()
  const begin = async (path: string, priority: RequestPriority): Promise<LoadedPage | null> => {
    try {
      const result = await load(path, { priority })
      return result.type === 'page' ? result.loaded : null
    } catch (error) {
      console.warn(`Could not prefetch ${path}: ${error}`)
      return null
    }
  }
  return async (path, priority) => {
    const known = asked.get(path)
    if (known !== undefined || isScarce()) return known ?? null
    const page = begin(path, priority)
    asked.set(path, page)
    return page
  }
}

export type PrefetchLinksInput = {
  readonly site: Pick<SiteData, 'mount' | 'locales'>
  readonly prefetch: Prefetch
  /** Is given the page of the link that was asked for last. */
  readonly prepare: (page: LoadedPage) => void
}

/** Prefetches the links that a reader points at for a moment, focuses or touches, and has the page of the last one prepared. */
export function prefetchLinks({ site, prefetch, prepare }: PrefetchLinksInput): void {
  let timer = 0
  let newest = ''
  let pointed: HTMLAnchorElement | null = null
  const ask = (link: HTMLAnchorElement | null): void => {
    const target = targetOf(link, site)
    if (target === null || target.pathname === location.pathname) return
    newest = target.path
    void prefetch(target.path, 'auto').then((page) => {
      if (page !== null && newest === target.path) prepare(page)
    })
  }
  const point = (link: HTMLAnchorElement | null): void => {
    if (link === pointed) return
    pointed = link
    clearTimeout(timer)
    if (link !== null) timer = setTimeout(ask, hoverDelay, link)
  }
  // A press is followed by the click itself.
  addEventListener('pointerdown', () => clearTimeout(timer), { passive: true })
  addEventListener('pointerover', (event) => point(linkOf(event)), { passive: true })
  addEventListener('focusin', (event) => {
    // The focus that a mouse button sets is followed by its click.
    const link = linkOf(event)
    if (link?.matches(':focus-visible')) ask(link)
  })
  addEventListener('touchstart', (event) => ask(linkOf(event)), { passive: true })
  // The pointer may have rested on a link before this code was there.
  point(document.querySelector('a[href]:hover'))
}

/** Prefetches the page that a reader of this one most likely opens next, when the browser is idle. */
export function prefetchNext(prefetch: Prefetch, page: PageData): void {
  const next = nextPath(page)
  if (next !== null) whenIdle(() => prefetch(next, 'low'))
}

/** The next page in reading order: of a doc the next doc, of a post the next older post. */
export function nextPath(page: PageData): string | null {
  if (page.type === 'doc') return page.next?.path ?? null
  return page.type === 'post' ? (page.older?.path ?? null) : null
}

/** The page of the site that the link leads to which an event is about; null where there is none, or it is opened elsewhere. */
export function targetOfEvent(event: Event, site: PrefetchLinksInput['site']): SiteTarget | null {
  return targetOf(linkOf(event), site)
}

function targetOf(link: HTMLAnchorElement | null, site: PrefetchLinksInput['site']): SiteTarget | null {
  return link && !link.download && !link.target ? linkTarget(link, site) : null
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return (target as Partial<Element> | null)?.closest?.('a[href]') ?? null
}
