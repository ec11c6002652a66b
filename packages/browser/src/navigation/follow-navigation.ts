import type { SiteData } from '@pagewright/model'
import { markFocus } from './finish-visit.ts'
import { linkTarget } from './site-target.ts'
import { byDocument, type FocusMark, type Visit } from './visit.ts'

type NavigationInput = {
  readonly site: Pick<SiteData, 'mount' | 'locales'>
  readonly visit: (visit: Visit) => Promise<void>
  /** Whether a page is shown and no error box: only a page has elements that another hash can lead to. */
  readonly isPageShown: () => boolean
  /** When it aborts, links load documents from then on. */
  readonly signal: AbortSignal
}

/**
 * Turns navigations between pages of the site into visits. The address changes at once, the page when it has been loaded.
 * Needs the Navigation API.
 */
export function followNavigation({ site, visit, isPageShown, signal }: NavigationInput): void {
  const marks = new Map<string, FocusMark | null>()
  const follow = (event: NavigateEvent): void => {
    const isTraversal = event.navigationType === 'traverse'
    const isWithinPage = event.hashChange || (event.destination.sameDocument && !isTraversal)
    if (!mayIntercept(event) || (isWithinPage && isPageShown())) return
    const url = new URL(event.destination.url)
    const target = linkTarget(url, site)
    if (target === null) {
      // Back to the address of a file that the server answered with a page. The browser takes both for one document and would not load it.
      if (isTraversal && event.destination.sameDocument) event.intercept({ handler: async () => location.reload() })
      return
    }
    if (target.pathname !== url.pathname && !isTraversal && event.cancelable) {
      event.preventDefault()
      goTo(`${target.pathname}${url.search}${url.hash}`, event.navigationType === 'replace' ? 'replace' : 'push')
      return
    }
    const referrer = location.href
    marks.set(navigation.currentEntry?.key ?? '', markFocus(document.activeElement))
    const back = isTraversal ? { mark: marks.get(event.destination.key) ?? null } : null
    const handler = (): Promise<void> => visit({ path: target.path, url: url.href, referrer, event, back })
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler })
  }
  navigation.addEventListener('navigate', follow, { signal })
}

/** Whether the runtime may perform a navigation, to another page or within one, instead of the browser: not downloads, forms, reloads. */
export function mayIntercept(event: NavigateEvent): boolean {
  if (!event.canIntercept || event.downloadRequest !== null || event.formData !== null) return false
  if (event.info === byDocument) return false
  if (event.navigationType === 'traverse') return true
  // Any other same-document navigation is a call of the History API, whose caller takes care of what is shown.
  const isLink = event.hashChange || event.sourceElement !== null || !event.destination.sameDocument
  return event.navigationType !== 'reload' && isLink && !event.sourceElement?.hasAttribute('target')
}

/** Navigates in a moment, because a navigation cannot begin while the event of another one is being dispatched. */
export function goTo(url: string, history: NavigationHistoryBehavior): void {
  queueMicrotask(() => {
    const { committed, finished } = navigation.navigate(url, { history })
    for (const outcome of [committed, finished]) outcome?.catch(() => {})
  })
}
