import type { SiteData } from '@pagewright/model'
import { type FocusMark, markFocus } from './focus.ts'
import { byDocument } from './load-document.ts'
import { linkTarget } from './site-path.ts'
import type { Visit } from './visit.ts'

export type NavigateInput = {
  readonly site: Pick<SiteData, 'mount' | 'locales'>
  readonly visit: (visit: Visit) => Promise<void>
  /** Whether a page is shown, not an error box: only then another hash is another place on it. */
  readonly isPageShown: () => boolean
  /** Ends it: from then on every link loads a document. */
  readonly signal: AbortSignal
}

/**
 * Turns navigations between pages of the site into visits. The address changes at once, the page when it is there. Where the
 * browser has no Navigation API nothing happens, and links load documents.
 */
export function followNavigation({ site, visit, isPageShown, signal }: NavigateInput): void {
  if (!('navigation' in window)) return
  const marks = new Map<string, FocusMark | null>()
  const follow = (event: NavigateEvent): void => {
    const isPlace = event.hashChange || (event.destination.sameDocument && event.navigationType !== 'traverse')
    if (!isPageChange(event) || (isPlace && isPageShown())) return
    const url = new URL(event.destination.url)
    const target = linkTarget(url, site)
    const traversed = event.navigationType === 'traverse'
    if (target === null) {
      // Back to the address of a file that was answered with a page: the browser, for whom this is one document, would load none.
      if (traversed && event.destination.sameDocument) event.intercept({ handler: async () => location.reload() })
      return
    }
    if (target.pathname !== url.pathname && !traversed && event.cancelable) {
      event.preventDefault()
      goTo(`${target.pathname}${url.search}${url.hash}`, event.navigationType === 'replace' ? 'replace' : 'push')
      return
    }
    const referrer = location.href
    marks.set(navigation.currentEntry?.key ?? '', markFocus(document.activeElement))
    const mark = marks.get(event.destination.key) ?? null
    const back = traversed ? { mark } : null
    const handler = (): Promise<void> => visit({ path: target.path, href: url.href, referrer, event, back })
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler })
  }
  navigation.addEventListener('navigate', follow, { signal })
}

/** Whether an event leads to a page that we may show in its document's stead, if only to a place on it: no download, form or reload. */
export function isPageChange(event: NavigateEvent): boolean {
  if (!event.canIntercept || event.downloadRequest !== null || event.formData !== null) return false
  if (event.info === byDocument) return false
  if (event.navigationType === 'traverse') return true
  // Any other same-document push or replace is a call of the History API, made by somebody who knows what it is for.
  const isLink = event.hashChange || event.sourceElement !== null || !event.destination.sameDocument
  return event.navigationType !== 'reload' && isLink && !event.sourceElement?.hasAttribute('target')
}

// Not within the event: it is still about the address that it came with.
function goTo(url: string, history: NavigationHistoryBehavior): void {
  queueMicrotask(() => {
    const { committed, finished } = navigation.navigate(url, { history })
    for (const outcome of [committed, finished]) outcome?.catch(() => {})
  })
}
