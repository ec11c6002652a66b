import type { PagePayload } from '@pagewright/model'
import { createAnnouncer } from './announce.ts'
import { createArrive } from './arrive.ts'
import type { CompletePage } from './complete-page.ts'
import { createDeploy } from './deploy.ts'
import type { JsonStore } from './json-store.ts'
import { createLoadPage } from './load-page.ts'
import { followNavigation } from './navigate.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import { createPrefetch, prefetchLinks, prefetchNext } from './prefetch.ts'
import { createProgress } from './progress.ts'
import type { Screen } from './screen.ts'
import { tidyAddress } from './tidy-address.ts'
import { createVisitor } from './visit.ts'

export type RoutingInput = {
  readonly payload: PagePayload
  readonly screen: Screen
  readonly files: JsonStore
  readonly complete: CompletePage
  /** Brings hydration forward: a reader is on the way to another page. */
  readonly hurry: () => void
  readonly signal: AbortSignal
}

export type Routing = {
  readonly pages: PageStore
  /** Begins to load pages ahead. */
  readonly prefetch: () => void
}

/** Takes over the navigations between pages of the site; where the browser cannot, links go on to load documents. */
export function startRouting({ payload, screen, files, complete, hurry, signal }: RoutingInput): Routing {
  const { site, page } = screen.current()
  const pages = createPageStore({ files, site })
  if (!('navigation' in window)) return { pages, prefetch: () => {} }

  const deploy = createDeploy(payload.shell)
  const load = createLoadPage({ pages, complete, accepts: deploy.accepts })
  const prefetch = createPrefetch(load)
  const arrive = createArrive({ screen, announce: createAnnouncer(), prefetch })
  const visit = createVisitor({ screen, load, deploy, progress: createProgress(), arrive })
  tidyAddress(site)
  followNavigation({
    site,
    signal,
    isPageShown: () => screen.current().place.type === 'page',
    visit: (next) => {
      hurry()
      return visit(next)
    },
  })
  return {
    pages,
    prefetch: () => {
      prefetchLinks({ site, prefetch, prepare: screen.prepare })
      prefetchNext(prefetch, page)
    },
  }
}
