import { type Alternate, joinPath, localeOf, type SiteData } from '@pagewright/model'
import { isServedOffline } from './connection.ts'
import type { Deploy } from './deploy.ts'
import type { FocusMark } from './focus.ts'
import { loadDocument } from './load-document.ts'
import type { LoadPage } from './load-page.ts'
import type { Progress } from './progress.ts'
import type { PagePlace, Screen } from './screen.ts'

/** A reader's way to a page, from the change of the address on. */
export type Visit = {
  /** Site path of the page. */
  readonly path: string
  readonly href: string
  /** The address before. */
  readonly referrer: string
  /** The browser's event, for what only it can do; null in a retry. */
  readonly event: NavigateEvent | null
  /** For Back and Forward: what was focused when the reader left the page. Null on the way to a new page. */
  readonly back: { readonly mark: FocusMark | null } | null
}

/** `same`: the page was there already, only the place in it is another. */
export type Arrival = 'page' | 'same' | 'failed'

export type VisitorInput = {
  readonly screen: Screen
  readonly load: LoadPage
  readonly deploy: Deploy
  readonly progress: Progress
  /** Called when the document shows what the visit led to, before it is painted. */
  readonly arrive: (visit: Visit, arrival: Arrival) => void
}

/** Shows the page of a visit, or what went wrong. Never rejects. The latest visit wins over those before it. */
export function createVisitor({ screen, load, deploy, progress, arrive }: VisitorInput): (visit: Visit) => Promise<void> {
  let latest: Visit | null = null
  // Null while another page is put in place: until it is there, nobody knows what the reader sees.
  let shownPath: string | null = screen.current().page.path

  const put = async (visit: Visit, arrival: Arrival, show: () => Promise<void>): Promise<void> => {
    if (visit !== latest) return
    shownPath = null
    await show()
    if (visit !== latest) return
    shownPath = visit.path
    arrive(visit, arrival)
  }
  const place = (next: PagePlace): Promise<void> => screen.show({ ...screen.current(), place: next })
  const showFailure = (visit: Visit, error: unknown): Promise<void> => {
    const { page, site } = screen.current()
    const message = error instanceof Error ? error.message : String(error)
    const retry = (): void => void tryAgain({ ...visit, event: null, back: null })
    const failed = { ...page, path: visit.path, localeLinks: localePaths(visit.path, site.locales) }
    // With its hash, which the address has too, the link would only scroll.
    const href = visit.href.replace(/#.*/s, '')
    return screen.show({ ...screen.current(), page: failed, place: { type: 'failed', message, href, retry } })
  }

  const loadAndPut = async (visit: Visit): Promise<void> => {
    const result = await load(visit.path)
    if (visit !== latest) return
    if (result.type === 'document') leave(visit, result.shell)
    else await put(visit, 'page', () => screen.show({ ...result.loaded, place: { type: 'page' } }))
  }
  const fail = async (visit: Visit, error: unknown): Promise<void> => {
    if (visit !== latest) return
    const isKept = await isServedOffline(visit.href)
    if (visit !== latest) return
    if (isKept) return leave(visit, null)
    const newer = await deploy.findNewer(visit.href)
    if (visit !== latest) return
    if (newer !== null) return leave(visit, newer)
    await put(visit, 'failed', () => showFailure(visit, error))
  }
  const attempt = (visit: Visit): Promise<void> => loadAndPut(visit).catch((error: unknown) => fail(visit, error))
  const tryAgain = async (visit: Visit): Promise<void> => {
    latest = visit
    await place({ type: 'loading' })
    await attempt(visit)
  }

  return async (visit) => {
    latest = visit
    if (visit.path === shownPath && screen.current().place.type === 'page') {
      progress.end()
      return arrive(visit, 'same')
    }
    progress.start(screen.current().site.messages.loading ?? '')
    await screen.ready
    await attempt(visit)
    if (visit === latest) progress.end()
  }
}

/** Where a page is in each locale, if it is there: of one that did not come nobody knows. */
function localePaths(path: string, locales: SiteData['locales']): Alternate[] {
  const rest = path.slice(localeOf(path, locales).base.length)
  return locales.map(({ id, base }) => ({ locale: id, path: joinPath(base, rest) }))
}

function leave({ href, referrer, back }: Visit, shell: string | null): void {
  loadDocument({ href, shell, from: back === null ? referrer : null })
}
