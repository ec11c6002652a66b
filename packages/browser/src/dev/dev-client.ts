import { mapArticles, type PageData } from '@pagewright/model'
import { updateDocument } from '../navigation/finish-visit.ts'
import type { Screen } from '../navigation/screen.tsx'
import { toSiteTarget } from '../navigation/site-target.ts'
import type { PageLoader } from '../page-data/page-loader.ts'
import { type ShownProblem, showProblems } from './problem-overlay.ts'

type DevClientInput = {
  readonly screen: Screen
  readonly loader: PageLoader
  /** The build id of the document. */
  readonly buildId: string
  /** Aborted when the theme's code has thrown, and the document is left without script. */
  readonly signal: AbortSignal
}

/**
 * In development: shows the current page anew, in place, when its content has changed, and the site's problems over it. The server sends
 * `pagewright:problems` and `pagewright:changed`, also in answer to `pagewright:connected`. A page of another build is told to reload
 * instead. Errors that are thrown in the page are sent as `pagewright:thrown`.
 */
export function connectDevClient({ screen, loader, buildId, signal }: DevClientInput): void {
  const hot = import.meta.hot
  if (hot === undefined) return
  let newest = 0
  // Whether the theme has thrown, on the server or in a page, since the last change.
  let hasThrown = false
  // Whether a change of the content could not be shown, because the theme could not render the page.
  let isBehind = false
  addEventListener('error', ({ error }) => {
    if (error instanceof Error) hot.send('pagewright:thrown', { message: error.message, stack: error.stack ?? '' })
  })
  hot.on('pagewright:problems', ({ problems }: { readonly problems: readonly ShownProblem[] }) => {
    hasThrown ||= problems.some(({ code }) => code === 'theme-throws')
    showProblems(problems)
  })
  hot.on('pagewright:changed', ({ what }: { readonly what: 'content' | 'theme' }) => {
    // A component that has failed does not start again by itself, so the page is loaded anew.
    if (document.querySelector('[data-island]>[role=alert]') !== null) return location.reload()
    if (what === 'theme' || hasThrown || signal.aborted) void tryDocument(signal)
    hasThrown = false
    if (signal.aborted) return
    const turn = ++newest
    // Vite has replaced the modules of components that run. Only the HTML of those that wait for the reader has to be renewed.
    const replace = what === 'theme' && !isBehind ? renewWaitingIslands : replaceChanged
    // Other pages may show a title that has changed.
    loader.forgetAll()
    const path = currentPath(screen)
    const isOvertaken = (): boolean => turn !== newest || currentPath(screen) !== path
    refresh({ screen, loader, path, replace, isOvertaken }).then(
      (isShown) => {
        isBehind = !isShown
      },
      (error: unknown) => {
        isBehind = true
        console.warn(`Could not show the change of ${path}: ${error}`)
      },
    )
  })
  hot.send('pagewright:connected', { buildId })
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

type RefreshInput = Pick<DevClientInput, 'screen' | 'loader'> & {
  readonly path: string
  readonly replace: Replace
  readonly isOvertaken: () => boolean
}

/** Gives an article other HTML. The returned function is called when the theme has worked on the new elements. */
type Replace = (article: Element, html: { readonly before: string; readonly after: string }) => () => void

/** Resolves to false if the server has no data of the page, as long as the theme throws. */
async function refresh({ screen, loader, path, replace, isOvertaken }: RefreshInput): Promise<boolean> {
  await screen.ready
  const result = await loader.load(path)
  if (isOvertaken()) return true
  if (result.type === 'document') return false
  const { scrollX, scrollY } = window
  const finish = keepArticles(screen.current().page, replace)
  await screen.show({ ...result.loaded, status: { type: 'page' } })
  updateDocument(result.loaded)
  finish()
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  return true
}

/**
 * Has the articles in the document replace only what changes in them when React sets their HTML. The returned function ends
 * that, and restores the focus.
 */
function keepArticles(page: PageData, replace: Replace): () => void {
  const elements = [...document.querySelectorAll('[data-article]')]
  const finish: (() => void)[] = []
  mapArticles(page, ({ html: before }, index) => {
    const element = elements[index]
    if (element === undefined) return before
    const set = (after: string): void => void finish.push(replace(element, { before, after }))
    Object.defineProperty(element, 'innerHTML', { configurable: true, set })
    finish.push(() => Reflect.deleteProperty(element, 'innerHTML'))
    return before
  })
  return () => {
    for (const each of finish) each()
  }
}

/**
 * Gives an article the HTML `after` in place of `before`, which is its HTML as the server sent it. Elements of the article
 * that are the same in both stay as they are in the document, with all that the theme and the reader have done to them. From
 * one that is replaced, open `<details>` and chosen tabs (`data-chosen` of `.tabs`) are taken over, and the focus as soon as
 * the returned function is called, which is to be done when the theme has worked on the new elements.
 */
function replaceChanged(article: Element, { before, after }: { before: string; after: string }): () => void {
  const olds = parse(before)
  const live = [...article.childNodes]
  // If a browser extension has added elements, old and new ones cannot be matched, so all are replaced.
  let from = live.length === olds.length ? 0 : olds.length
  const result = parse(after).map((node) => {
    const same = node instanceof Element ? olds.findIndex((old, at) => at >= from && old.isEqualNode(node)) : -1
    if (same === -1) return node
    from = same + 1
    return live[same] ?? node
  })
  const removed = live.filter((node) => !result.includes(node))
  const added = result.filter((node) => node instanceof HTMLElement && !live.includes(node)) as HTMLElement[]
  const restore = removed.map((node) => {
    const to = added.findIndex((element) => node instanceof HTMLElement && element.tagName === node.tagName)
    return to === -1 ? () => {} : takeOver(node as HTMLElement, added.splice(to, 1)[0] as HTMLElement)
  })
  for (const node of removed) node.remove()
  // Nodes that stay are not moved, which would scroll them back and take the focus from them.
  let next = article.firstChild
  for (const node of result) {
    if (node === next) next = next.nextSibling
    else article.insertBefore(node, next)
  }
  return () => {
    for (const restoreFocus of restore) restoreFocus()
  }
}

/** Gives the islands of an article that are not hydrated yet their HTML in `after`. All else stays as it is. */
function renewWaitingIslands(article: Element, { after }: { after: string }): () => void {
  const template = document.createElement('template')
  template.innerHTML = after
  for (const island of article.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')) {
    const renewed = template.content.querySelector(`[data-prefix="${island.dataset['prefix']}"]`)
    if (renewed !== null && !renewed.isEqualNode(island)) island.innerHTML = renewed.innerHTML
  }
  return () => {}
}

function parse(html: string): ChildNode[] {
  const template = document.createElement('template')
  template.innerHTML = html
  return [...template.content.childNodes]
}

function takeOver(from: HTMLElement, to: HTMLElement): () => void {
  const all = (element: HTMLElement, selector: string): HTMLElement[] =>
    [element, ...element.querySelectorAll<HTMLElement>('*')].filter((one) => one.matches(selector))
  for (const [at, details] of all(to, 'details').entries()) details.toggleAttribute('open', all(from, 'details')[at]?.hasAttribute('open'))
  for (const [at, tabs] of all(to, '.tabs').entries()) {
    const chosen = all(from, '.tabs')[at]?.dataset['chosen']
    if (chosen !== undefined) tabs.dataset['chosen'] = chosen
  }
  const focusable = 'a[href], button, summary, [tabindex]'
  const focused = all(from, focusable).indexOf(document.activeElement as HTMLElement)
  return () => all(to, focusable)[focused]?.focus({ preventScroll: true })
}
