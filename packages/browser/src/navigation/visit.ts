import { type Alternate, joinPath, localeOf, type SiteData } from '@pagewright/model'
import { isServedOffline } from '../offline/offline.ts'
import type { LoadPage, LoadResult } from '../page-data/page-loader.ts'
import { findNewerBuild, noteBuild } from '../version-skew.ts'
import type { Progress } from './progress.ts'
import type { Screen, View } from './screen.tsx'

/** Describes the focused element in a form that outlives it: by its id, or as the nth link to an address. */
export type FocusMark = { readonly selector: string; readonly index: number }

/** A reader's way to a page, which begins when the address changes. */
export type Visit = {
  /** Site path of the page. */
  readonly path: string
  /** Absolute URL of the page, with the hash. */
  readonly url: string
  /** Absolute URL of the address before. */
  readonly referrer: string
  /** The browser's event, which can restore scroll positions; null in a retry. */
  readonly event: NavigateEvent | null
  /** On Back and Forward: what had the focus when the reader left the page. Null on the way to a new page. */
  readonly back: { readonly mark: FocusMark | null } | null
}

/** What a visit led to: another page, the same page (e.g. with another query), or an error box. */
export type Outcome = 'page' | 'same' | 'failed'

type VisitorInput = {
  readonly screen: Pick<Screen, 'hydrate' | 'show' | 'current' | 'ready'>
  readonly load: LoadPage
  readonly progress: Progress
  /** Called when the document shows the outcome and the browser has not painted it yet. */
  readonly finish: (visit: Visit, outcome: Outcome) => void
}

/** Creates the function that shows the page of a visit, or what went wrong. It never rejects. A newer visit replaces those before it. */
export function createVisitor({ screen, load, progress, finish }: VisitorInput): (visit: Visit) => Promise<void> {
  let latest: Visit | null = null
  // Null while one page replaces another: until that is done, nobody knows which of them the reader sees.
  let shownPath: string | null = screen.current().page.path

  const failedView = (visit: Visit, error: unknown): View => {
    const { page, site } = screen.current()
    const message = error instanceof Error ? error.message : String(error)
    // A link to the address with its hash, which the address bar shows already, would only scroll.
    const href = withoutHash(visit.url)
    const failed = { ...page, path: visit.path, localeLinks: localePaths(visit.path, site.locales) }
    return { ...screen.current(), page: failed, status: { type: 'failed', message, href, retry: () => void tryAgain(visit) } }
  }
  const attempt = async (visit: Visit): Promise<void> => {
    const result = await loadOrExplain(visit)
    if (visit !== latest) return
    if (result.type === 'document') return leave(visit, result.build)
    shownPath = null
    await screen.show(result.type === 'page' ? { ...result.loaded, status: { type: 'page' } } : failedView(visit, result.error))
    if (visit !== latest) return
    shownPath = visit.path
    finish(visit, result.type)
  }
  const loadOrExplain = async (visit: Visit): Promise<LoadResult | { readonly type: 'failed'; readonly error: unknown }> => {
    try {
      return await load(visit.path)
    } catch (error) {
      if (await isServedOffline(visit.url)) return { type: 'document', build: null }
      const build = await findNewerBuild(visit.url)
      return build === null ? { type: 'failed', error } : { type: 'document', build }
    }
  }
  const tryAgain = async ({ path, url, referrer }: Visit): Promise<void> => {
    const visit = { path, url, referrer, event: null, back: null }
    latest = visit
    await screen.show({ ...screen.current(), status: { type: 'loading' } })
    await attempt(visit)
  }

  return async (visit) => {
    latest = visit
    screen.hydrate()
    if (visit.path === shownPath && screen.current().status.type === 'page') {
      progress.end()
      return finish(visit, 'same')
    }
    progress.start(screen.current().site.messages.loading ?? '')
    await screen.ready
    await attempt(visit)
    if (visit === latest) progress.end()
  }
}

/** The paths of a page in all locales. Whether they exist is unknown for a page that could not be loaded. */
function localePaths(path: string, locales: SiteData['locales']): Alternate[] {
  const rest = path.slice(localeOf(path, locales).base.length)
  return locales.map(({ id, base }) => ({ locale: id, path: joinPath(base, rest) }))
}

/** Marks a navigation (as its `info`) that the browser has to perform itself. */
export const byDocument = 'pagewright:document'

/** Lets the browser load the document, because of a newer build if one is named. The address bar shows its address already. */
function leave({ url, referrer, back }: Visit, newerBuild: string | null): void {
  if (newerBuild !== null) noteBuild(newerBuild)
  if (back !== null || withoutHash(referrer) === withoutHash(url)) {
    location.reload()
    return
  }
  // A reload would keep the scroll position of the page that is still shown, and a link from an address to its own hash loads nothing.
  history.replaceState(null, '', referrer)
  navigation.navigate(url, { history: 'replace', info: byDocument })
}

function withoutHash(url: string): string {
  return url.replace(/#.*/s, '')
}
