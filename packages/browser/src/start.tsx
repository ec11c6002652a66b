import theme from 'virtual:pagewright/theme'
import { type SiteData, toDataFile, toHref, toTypesFile } from '@pagewright/model'
import type { LoadedPage } from './api/define-theme.ts'
import { showFailure } from './island-failure.ts'
import { createFinishVisit } from './navigation/finish-visit.ts'
import { followNavigation, goTo } from './navigation/follow-navigation.ts'
import { createPrefetch, prefetchLinks, prefetchNext } from './navigation/prefetch.ts'
import { createProgress } from './navigation/progress.ts'
import { createScreen, type Screen } from './navigation/screen.tsx'
import { linkTarget } from './navigation/site-target.ts'
import { createVisitor } from './navigation/visit.ts'
import { registerServiceWorker } from './offline/offline.ts'
import { readArticles, readEmbeddedPayload } from './page-data/embedded-payload.ts'
import { createJsonStore, createModuleLoader } from './page-data/load-once.ts'
import { createPageLoader } from './page-data/page-loader.ts'
import { shownEvent } from './shown-event.ts'
import { reloadIfNewer } from './version-skew.ts'
import { whenIdle } from './when.ts'

// The entry of the runtime, which the starter loads when a reader interacts with the page.
const bridge = window.__pagewright
const running = new AbortController()

async function start(): Promise<void> {
  const root = document.getElementById('_root') as HTMLElement
  const embedded = readEmbeddedPayload()
  const payload = { ...embedded, page: readArticles(embedded.page, root) }
  // The code of components is on its way while the page is hydrated.
  if (document.querySelector('[data-island]') !== null) loadIslands().catch(() => {})
  const loader = createPageLoader({ pages: theme.pages, files: createJsonStore(), site: () => screen.current().site })
  const first = { ...(await loader.adopt(payload)), status: { type: 'page' } } as const
  const screen = createScreen({ theme, root, first, onCrash: giveUp })
  const { site } = first
  if (import.meta.env.DEV) {
    // It fails while the server restarts, and the page is reloaded in a moment.
    await import('./dev/dev-client.ts')
      .then(({ connectRuntime }) => connectRuntime({ screen, loader, signal: running.signal }))
      .catch(() => {})
  }

  const prefetch = createPrefetch(loader.load)
  const canNavigate = 'navigation' in window
  if (canNavigate) {
    const finish = createFinishVisit({ screen, prefetch })
    const visit = createVisitor({ screen, load: loader.load, progress: createProgress(), finish })
    followNavigation({ site, visit, isPageShown: () => screen.current().status.type === 'page', signal: running.signal })
    tidyAddress(first)
  }
  bridge.hurry = screen.hydrate
  if (bridge.wanted) screen.hydrate()
  else whenIdle(screen.hydrate)

  await screen.ready
  theme.start()
  showTypes(screen)
  document.addEventListener(shownEvent, () => showTypes(screen))
  document.addEventListener(shownEvent, () => showIslands(screen))
  await showIslands(screen)
  bridge.settle(true)
  if (bridge.key) bridge.key.target?.dispatchEvent(new KeyboardEvent('keydown', bridge.key))
  if (canNavigate) {
    prefetchLinks({
      site,
      prefetch,
      renderAhead: (page) => {
        // With it, the page's components are there in its first frame.
        if ('article' in page.page && page.page.article.html.includes('data-island=')) loadIslands().catch(() => {})
        screen.renderAhead(page)
      },
    })
    prefetchNext(prefetch, first.page)
  }
  if (!import.meta.env.DEV) registerServiceWorker(screen.current().site)
}

/** Corrects the address of the page that the document brought: no `/index.html`, and no needless slash at the end. */
function tidyAddress({ page, site }: LoadedPage): void {
  const target = linkTarget(location, site)
  if (target === null || target.pathname === location.pathname) return
  const address = target.pathname + location.search + location.hash
  // A host that knows no address with a slash at its end has answered with the document for unknown ones, so the page has to be loaded.
  if (page.type === 'notFound') goTo(address, 'replace')
  else history.replaceState(history.state, '', address)
}

/** Adds the types of names to the page's blocks of code, if it has any that may have types. */
function showTypes(screen: Screen): void {
  const { page, site } = screen.current()
  // They are looked for at once: before the types arrive, another page may be shown.
  const blocks = [...document.querySelectorAll<HTMLElement>(':is([data-lang=ts],[data-lang=tsx])>pre')]
  if (!('article' in page) || blocks.length === 0) return
  import('./type-notes.ts').then(
    ({ showTypeNotes }) => showTypeNotes(blocks, toHref(site.mount, `/${toTypesFile(toDataFile(page.path))}`)),
    () => {},
  )
}

// The code that hydrates components in texts, and the list of those that the theme has. Neither is loaded on a page without components.
const islandModules = createModuleLoader({
  modules: { code: () => import('./islands.tsx'), list: async () => theme.islands?.() },
  kind: 'islands',
})
const loadIslands = () => Promise.all([islandModules('code'), islandModules('list')])
let islandManager: Promise<(site: SiteData) => void> | null = null

/** Starts the components in the page's articles, if it has any, and ends those of the previous page. */
async function showIslands(screen: Screen): Promise<void> {
  if (islandManager === null && document.querySelector('[data-island]') === null) return
  islandManager ??= loadIslands().then(([{ createIslandManager }, list]) => createIslandManager(list?.default ?? {}))
  const manager = islandManager
  try {
    const show = await manager
    show(screen.current().site)
  } catch {
    // If several calls waited for it, only the first reports the failure.
    if (islandManager !== manager) return
    islandManager = null
    const first = document.querySelector('[data-island]')
    if (first !== null) showFailure(first, screen.current().site, () => showIslands(screen))
  }
}

/** Leaves the document as it came: it is readable, and its links load documents. */
function giveUp(): void {
  running.abort()
  bridge.settle(false)
}

start().catch((error: unknown) => {
  console.warn('The page goes on without script, because that failed:', error)
  giveUp()
  // The server may have been replaced by one with other files.
  if (import.meta.env.DEV) reloadIfNewer().then((reloads) => reloads || reportError(error))
})
