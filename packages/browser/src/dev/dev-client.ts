import type { Screen } from '../navigation/screen.tsx'
import { toSiteTarget } from '../navigation/site-target.ts'
import { readEmbeddedPayload } from '../page-data/embedded-payload.ts'
import type { PageLoader } from '../page-data/page-loader.ts'
import { type ShownProblem, showProblems } from './problem-overlay.ts'
import { refreshPage } from './refresh-page.ts'

// Every document of the development server loads this module before the runtime, and it imports nothing of the theme. So it also works when
// the runtime cannot be loaded or started: it shows the site's problems, and tells the server what is thrown in the page.
//
// The server sends `pagewright:problems` in answer to `pagewright:opened`, or tells a page of another build to reload. In answer to
// `pagewright:connected`, which says how many ms ago the document was asked for (`age`), it sends the `pagewright:changed` since then. It
// sends both whenever there is something new.

/** What a change of the content or of the theme needs to be shown in the open page. */
type Runtime = {
  readonly screen: Screen
  readonly loader: PageLoader
  /** Aborted when the theme's code has thrown, and the document is left without script. */
  readonly signal: AbortSignal
}

const hot = import.meta.hot
let runtime: Runtime | null = null
/** Whether something was thrown, or could not be loaded, before the runtime was there. It will probably not come then. */
let hasFailed = false
/** Whether the theme has thrown, on the server or in a page, since the last change. */
let hasThrown = false
let changes = 0

/** Shows changes of the site in the open page from now on. */
export function connectRuntime(started: Runtime): void {
  runtime = started
  hot?.send('pagewright:connected', { age: performance.now() })
}

if (hot !== undefined) {
  // An error event of an element does not bubble, but it can be captured. That is how a module that cannot be loaded is noticed.
  addEventListener('error', (event) => tellThrown(hot, event), { capture: true })
  addEventListener('unhandledrejection', ({ reason }) => tellError(hot, reason))
  hot.on('pagewright:problems', ({ problems }: { readonly problems: readonly ShownProblem[] }) => {
    hasThrown ||= problems.some(({ code }) => code === 'theme-throws')
    showProblems(problems)
  })
  hot.on('pagewright:changed', ({ what }: { readonly what: 'content' | 'theme' }) => {
    if (runtime !== null) showChange(what, runtime)
    else if (hasFailed) void askForDocument({ thenReload: true })
  })
  hot.send('pagewright:opened', { buildId: readEmbeddedPayload().buildId })
}

type Hot = NonNullable<typeof hot>

function tellThrown(to: Hot, event: ErrorEvent | Event): void {
  hasFailed ||= runtime === null && (event instanceof ErrorEvent || event.target instanceof HTMLScriptElement)
  if (!(event instanceof ErrorEvent)) return
  const { error, message, filename, lineno, colno } = event
  if (error instanceof Error) tellError(to, error)
  // Anything can be thrown. Only errors have a stack trace, so for other values the event tells the place.
  else to.send('pagewright:thrown', { message, stack: `${filename}:${lineno}:${colno}` })
}

function tellError(to: Hot, error: unknown): void {
  if (error instanceof Error) to.send('pagewright:thrown', { message: error.message, stack: error.stack ?? '' })
}

function showChange(what: 'content' | 'theme', { screen, loader, signal }: Runtime): void {
  // A component that has failed does not start again by itself, so the page is loaded anew.
  if (document.querySelector('[data-island]>[role=alert]') !== null) {
    location.reload()
    return
  }
  if (what === 'theme' || hasThrown || signal.aborted) void askForDocument({ thenReload: signal.aborted })
  hasThrown = false
  if (signal.aborted) return
  const turn = ++changes
  // Other pages may show a title that has changed.
  loader.forgetAll()
  const path = currentPath(screen)
  const isOvertaken = (): boolean => turn !== changes || currentPath(screen) !== path
  refreshPage({ screen, loader, path, isOvertaken }).catch((error: unknown) => {
    console.warn(`Could not show the change of ${path}: ${error}`)
  })
}

/**
 * Asks for the document of this page, so that the server notices and tells what the theme throws. With `thenReload`, the page is loaded
 * again if there is a document.
 */
async function askForDocument({ thenReload }: { readonly thenReload: boolean }): Promise<void> {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => null)
  if (response?.ok && thenReload) location.reload()
}

/** The path of the address. It may be that of a page which does not exist yet, and the not-found page is shown. */
function currentPath(screen: Screen): string {
  const { page, site } = screen.current()
  return toSiteTarget(location.pathname, site)?.path ?? page.path
}
