import type { PageData, SiteData } from '@pagewright/model'
import type { LoadedPage } from '../api/define-theme.ts'
import { savesData } from '../connection.ts'
import type { LoadPage } from '../page-data/page-loader.ts'
import { whenIdle } from '../when.ts'
import { linkTarget } from './site-target.ts'

/** How long the pointer has to rest on a link, in ms. */
const hoverDelay = 65

/** Loads a page before it is asked for. Resolves with null if it cannot be loaded or has a document only. Never rejects. */
export type Prefetch = (path: string, priority: RequestPriority) => Promise<LoadedPage | null>

/** Creates a `Prefetch` that loads nothing where the reader saves data. A failure is a warning on the console. */
export function createPrefetch(load: LoadPage): Prefetch {
  return async (path, priority) => {
    if (savesData(navigator.connection)) return null
    try {
      const result = await load(path, priority)
      return result.type === 'page' ? result.loaded : null
    } catch (error) {
      console.warn(`Could not prefetch ${path}: ${error}`)
      return null
    }
  }
}

type PrefetchLinksInput = {
  readonly site: Pick<SiteData, 'mount' | 'locales'>
  readonly prefetch: Prefetch
  /** Gets the page of the link that the reader turned to last. */
  readonly renderAhead: (page: LoadedPage) => void
}

/** Prefetches and renders ahead the page of a link that the reader points at for a moment, focuses with the keyboard, or touches. */
export function prefetchLinks({ site, prefetch, renderAhead }: PrefetchLinksInput): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let newest = ''
  let pointed: HTMLAnchorElement | null = null
  const prefetchLink = (link: HTMLAnchorElement | null): void => {
    const target = link && !link.download && !link.target ? linkTarget(link, site) : null
    if (target === null || target.pathname === location.pathname) return
    newest = target.path
    void prefetch(target.path, 'auto').then((page) => {
      if (page !== null && newest === target.path) renderAhead(page)
    })
  }
  const point = (link: HTMLAnchorElement | null): void => {
    if (link === pointed) return
    pointed = link
    clearTimeout(timer)
    if (link !== null) timer = setTimeout(prefetchLink, hoverDelay, link)
  }
  // The click that follows a press loads the page itself.
  addEventListener('pointerdown', () => clearTimeout(timer), { passive: true })
  addEventListener('pointerover', (event) => point(linkOf(event)), { passive: true })
  addEventListener('focusin', (event) => {
    const link = linkOf(event)
    // A press focuses its link, too, but then the click follows.
    if (link?.matches(':focus-visible')) prefetchLink(link)
  })
  addEventListener('touchstart', (event) => prefetchLink(linkOf(event)), { passive: true })
  // The pointer may rest on a link since before this code was loaded.
  point(document.querySelector('a[href]:hover'))
}

/** Prefetches the page that the reader of this one will probably open next, when the browser is idle. */
export function prefetchNext(prefetch: Prefetch, page: PageData): void {
  const next = nextPath(page)
  if (next !== null) whenIdle(() => prefetch(next, 'low'))
}

/** The site path of the next page in reading order: after a doc the next doc, after a post the next older post. */
export function nextPath(page: PageData): string | null {
  if (page.type === 'doc') return page.next?.path ?? null
  return page.type === 'post' ? (page.older?.path ?? null) : null
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return (target as Partial<Element> | null)?.closest?.('a[href]') ?? null
}
