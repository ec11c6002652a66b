import { mapArticles, type PageData } from '@pagewright/model'
import { updateDocument } from '../navigation/finish-visit.ts'
import type { Screen } from '../navigation/screen.tsx'
import type { PageLoader } from '../page-data/page-loader.ts'

type RefreshInput = {
  readonly screen: Screen
  readonly loader: PageLoader
  /** Site path of the page. */
  readonly path: string
  readonly replace: Replace
  /** Whether a later change, or another page, has made this one needless. */
  readonly isOvertaken: () => boolean
}

/** Gives an article other HTML. The returned function is called when the theme has worked on the new elements. */
type Replace = (article: Element, html: { readonly before: string; readonly after: string }) => () => void

/**
 * Shows the page that is open anew, in place, as the server has it now. Resolves to false if the server has no data of it, as long as the
 * theme throws. Rejects when the data cannot be loaded.
 */
export async function refreshPage({ screen, loader, path, replace, isOvertaken }: RefreshInput): Promise<boolean> {
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
export function replaceChanged(article: Element, { before, after }: { before: string; after: string }): () => void {
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
export function renewWaitingIslands(article: Element, { after }: { after: string }): () => void {
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
