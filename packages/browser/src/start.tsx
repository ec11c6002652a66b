import theme from 'virtual:pagewright/theme'
import { toDataFile, toHref, toTypesFile } from '@pagewright/model'
import { createCompletePage } from './complete-page.ts'
import { createDeploy } from './deploy.ts'
import { readEmbeddedPayload } from './embedded-payload.ts'
import { endArrival } from './from-top.ts'
import { hydrate } from './hydrate.tsx'
import { createJsonStore } from './json-store.ts'
import { loadDocument } from './load-document.ts'
import { createPageTypes } from './load-page-type.ts'
import { readArticles } from './read-articles.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { startRouting } from './routing.ts'
import { createScreen, type Screen } from './screen.ts'
import { shownEvent } from './shown-event.ts'
import { whenIdle } from './when-idle.ts'

// The entry of the shell: what the starter inserts when somebody uses the page.
const bridge = window.__pagewright
const life = new AbortController()

/** The blocks of code whose names may have types. */
const typedBlocks = '[data-lang^=ts]:not([data-ahead] *)>pre'

/** In ms: longer than a theme takes to lay out the parts of a document that nobody sees yet. */
const arrival = 2000

async function start(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement
  const embedded = readEmbeddedPayload()
  // With its articles: a translator or an extension may have changed the document, and React then makes all of it anew.
  const payload = { ...embedded, page: readArticles(embedded.page, root) }
  const files = createJsonStore()
  const complete = createCompletePage(files, createPageTypes(theme.pages))
  const screen = createScreen({ ...(await complete(payload)), place: { type: 'page' } })

  let begun = false
  const takeOver = (): void => {
    if (begun) return
    begun = true
    pages.keep(payload.page.path, payload)
    hydrate({ theme, screen, root, onCrash: giveUp })
  }
  const { pages, prefetch } = startRouting({ payload, screen, files, complete, hurry: takeOver, signal: life.signal })
  if (bridge !== undefined) bridge.hurry = takeOver
  if (bridge?.wanted === true) takeOver()
  else whenIdle(takeOver)

  await screen.ready
  theme.start()
  showTypes(screen)
  document.addEventListener(shownEvent, () => showTypes(screen))
  bridge?.settle(true)
  setTimeout(endArrival, arrival)
  prefetch()
  registerServiceWorker(screen.current().site)
  if (import.meta.env.DEV) {
    // A server that is restarting cannot send it; then it loads the document anew in a moment.
    import('./dev-client.ts')
      .then(({ connectDevClient }) => connectDevClient({ screen, pages, complete, shell: payload.shell }))
      .catch(() => {})
  }
}

/** Has the types of names put into the code of the page, if there is code that may have them. */
function showTypes(screen: Screen): void {
  const { page, site } = screen.current()
  if (!('article' in page) || document.querySelector(typedBlocks) === null) return
  import('./type-notes.ts').then(
    ({ showTypeNotes }) => showTypeNotes(typedBlocks, toHref(site.mount, `/${toTypesFile(toDataFile(page.path))}`)),
    () => {},
  )
}

/** The document stays as it came: readable, and its links load documents. */
function giveUp(): void {
  life.abort()
  bridge?.settle(false)
}

/** In development: loads the document again when it came from a server that another one has taken the place of, with other files. */
async function reloadIfReplaced(): Promise<void> {
  const shell = await createDeploy(readEmbeddedPayload().shell).findNewer(location.href)
  if (shell !== null) loadDocument({ href: location.href, shell, from: null })
}

start().catch((error: unknown) => {
  console.warn('The page goes on without script:', error)
  giveUp()
  if (import.meta.env.DEV) void reloadIfReplaced()
})
