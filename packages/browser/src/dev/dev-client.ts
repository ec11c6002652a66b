import { mapArticles, type PageData } from '@pagewright/model'
import { updateDocument } from '../navigation/finish-visit.ts'
import type { Screen } from '../navigation/screen.tsx'
import { toSiteTarget } from '../navigation/site-target.ts'
import type { PageLoader } from '../page-data/page-loader.ts'
import { followProblems } from './problem-overlay.ts'
import { replaceChanged } from './replace-changed.ts'

type DevClientInput = {
  readonly screen: Screen
  readonly loader: PageLoader
  /** The build id of the document. */
  readonly buildId: string
  /** Aborted when the theme's code has thrown, and the document is left without script. */
  readonly signal: AbortSignal
}

/** In development: shows the current page anew, in place, when its content has changed, and the site's problems over it. */
export function connectDevClient({ screen, loader, buildId, signal }: DevClientInput): void {
  let newest = 0
  followProblems(buildId, ({ what, hasThrown }) => {
    if (what === 'theme' || hasThrown || signal.aborted) void tryDocument(signal)
    if (what === 'theme' || signal.aborted) return
    const turn = ++newest
    // Other pages may show a title that has changed.
    loader.forgetAll()
    const path = currentPath(screen)
    refresh({ screen, loader }, { path, isOvertaken: () => turn !== newest || currentPath(screen) !== path }).catch((error: unknown) =>
      console.warn(`Could not show the change of ${path}: ${error}`),
    )
  })
}

/** Asks for the document of this page: the server then knows whether the theme can render it, and tells what the theme throws. */
async function tryDocument(signal: AbortSignal): Promise<void> {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => null)
  if (response?.ok && signal.aborted) location.reload()
}

/** The path of the address. It may be that of a page which does not exist yet, and the not-found page is shown. */
function currentPath(screen: Screen): string {
  const { page, site } = screen.current()
  return toSiteTarget(location.pathname, site)?.path ?? page.path
}

type Refreshed = { readonly path: string; readonly isOvertaken: () => boolean }

async function refresh({ screen, loader }: Pick<DevClientInput, 'screen' | 'loader'>, { path, isOvertaken }: Refreshed): Promise<void> {
  await screen.ready
  const result = await loader.load(path)
  if (result.type === 'document' || isOvertaken()) return
  const { scrollX, scrollY } = window
  const finish = keepArticles(screen.current().page)
  await screen.show({ ...result.loaded, status: { type: 'page' } })
  updateDocument(result.loaded)
  finish()
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}

/**
 * Has the articles in the document replace only what changes in them when React sets their HTML. The returned function ends
 * that, and restores the focus.
 */
function keepArticles(page: PageData): () => void {
  const elements = [...document.querySelectorAll('[data-article]')]
  const finish: (() => void)[] = []
  mapArticles(page, ({ html: before }, index) => {
    const element = elements[index]
    if (element === undefined) return before
    const set = (after: string): void => void finish.push(replaceChanged(element, { before, after }))
    Object.defineProperty(element, 'innerHTML', { configurable: true, set })
    finish.push(() => Reflect.deleteProperty(element, 'innerHTML'))
    return before
  })
  return () => {
    for (const each of finish) each()
  }
}
