import { mapArticles, type PageData } from '@pagewright/model'
import { updateDocument } from '../navigation/finish-visit.ts'
import type { Screen } from '../navigation/screen.tsx'
import type { PageLoader } from '../page-data/page-loader.ts'

type RefreshInput = {
  readonly screen: Screen
  readonly loader: PageLoader
  /** Site path of the page. */
  readonly path: string
  /** Whether a later change, or another page, has made this one needless. */
  readonly isOvertaken: () => boolean
}

/**
 * Shows the open page again, in place, as the server has it now. Does nothing if its address now has only a document (a redirect or a
 * plain HTML file) or is of another build. Rejects when the data cannot be loaded, e.g. because a component in its text throws.
 */
export async function refreshPage({ screen, loader, path, isOvertaken }: RefreshInput): Promise<void> {
  await screen.ready
  const result = await loader.load(path)
  if (isOvertaken() || result.type === 'document') return
  const { scrollX, scrollY } = window
  const update = keepArticles(screen.current().page)
  await screen.show({ ...result.loaded, status: { type: 'page' } })
  const restores = update(result.loaded.page)
  updateDocument(result.loaded)
  for (const restoreFocus of restores) restoreFocus()
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}

/**
 * Keeps React from setting the HTML of the articles in the document, which would replace all of their elements. The returned function gives
 * them the HTML of the page as it is now. The functions that it returns restore the focus, when the theme has worked on the new elements.
 */
function keepArticles(page: PageData): (page: PageData) => readonly RestoreFocus[] {
  const before = new Map<Element, string>()
  const olds = articles()
  mapArticles(page, ({ html }, index) => {
    const element = olds[index]
    if (element === undefined) return html
    before.set(element, html)
    Object.defineProperty(element, 'innerHTML', { configurable: true, set: () => {} })
    return html
  })
  return (now) => {
    for (const element of before.keys()) Reflect.deleteProperty(element, 'innerHTML')
    const restores: RestoreFocus[] = []
    // The articles of a list may have moved. To new ones, React has given their HTML.
    const present = articles()
    mapArticles(now, ({ html: after }, index) => {
      const element = present[index]
      const was = element && before.get(element)
      if (element !== undefined && was !== undefined && was !== after) restores.push(...replaceChanged(element, { before: was, after }))
      return after
    })
    return restores
  }
}

function articles(): Element[] {
  return [...document.querySelectorAll('[data-article]')]
}

type Change = { readonly before: string; readonly after: string }

/** Gives the focus to the element that corresponds to the one that had it, if that was replaced. */
type RestoreFocus = () => void

/**
 * Gives an article the HTML `after` in place of `before`, which is its HTML as the server sent it. Elements of the article
 * that are the same in both stay as they are in the document, with all that the theme and the reader have done to them. From
 * one that is replaced, open `<details>` and chosen tabs (`data-chosen` of `.tabs`) are taken over.
 */
function replaceChanged(article: Element, { before, after }: Change): readonly RestoreFocus[] {
  const olds = nodesToCompare(before)
  const news = nodesToCompare(after)
  const live = [...article.childNodes]
  // If a browser extension has added elements, old and new ones cannot be matched, so all are replaced.
  let from = live.length === olds.length ? 0 : olds.length
  const result = [...parse(after).childNodes].map((node, index) => {
    const same = node instanceof Element ? olds.findIndex((old, at) => at >= from && old.isEqualNode(news[index] ?? null)) : -1
    if (same === -1) return node
    from = same + 1
    return live[same] ?? node
  })
  const removed = live.filter((node) => !result.includes(node))
  const added = result.filter((node) => node instanceof HTMLElement && !live.includes(node)) as HTMLElement[]
  const restores = removed.flatMap((node) => {
    const to = added.findIndex((element) => node instanceof HTMLElement && element.tagName === node.tagName)
    return to === -1 ? [] : takeOver(node as HTMLElement, added.splice(to, 1)[0] as HTMLElement)
  })
  for (const node of removed) node.remove()
  // Before new nodes are there, which come with their HTML and with what they have taken over.
  renewWaitingIslands(article, { before, after })
  // Nodes that stay are not moved, which would scroll them back and take the focus from them.
  let next = article.firstChild
  for (const node of result) {
    if (node === next) next = next.nextSibling
    else article.insertBefore(node, next)
  }
  return restores
}

/**
 * The nodes of an article's HTML without what its islands have rendered: of an island, only its options and the text inside it count. An
 * island whose code was edited stays, because Vite replaces the modules of those that run.
 */
function nodesToCompare(html: string): ChildNode[] {
  const content = parse(html)
  for (const island of content.querySelectorAll('[data-island]')) island.replaceChildren(island.querySelector('[data-island-text]') ?? '')
  return [...content.childNodes]
}

/** Gives the islands of an article that are not hydrated yet, and whose HTML has changed, their new HTML. */
function renewWaitingIslands(article: Element, { before, after }: Change): void {
  const [olds, news] = [parse(before), parse(after)]
  for (const island of article.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')) {
    const selector = `[data-prefix="${island.dataset['prefix']}"]`
    const renewed = news.querySelector(selector)
    if (renewed !== null && !renewed.isEqualNode(olds.querySelector(selector))) island.innerHTML = renewed.innerHTML
  }
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

function takeOver(from: HTMLElement, to: HTMLElement): RestoreFocus {
  const all = (element: HTMLElement, selector: string): HTMLElement[] =>
    [element, ...element.querySelectorAll<HTMLElement>('*')].filter((one) => one.matches(selector))
  /** The elements of `to`, each with the one of `from` that has its name or, if both have equally many elements, its position. */
  const pairs = (selector: string, nameOf: (element: HTMLElement) => string): [HTMLElement | undefined, HTMLElement][] => {
    const [olds, news] = [all(from, selector), all(to, selector)]
    const left = new Set(olds)
    const named = news.map((own) => {
      const old = [...left].find((one) => nameOf(one) === nameOf(own))
      if (old !== undefined) left.delete(old)
      return old
    })
    return news.map((own, at) => [
      named[at] ?? (olds.length === news.length && left.has(olds[at] as HTMLElement) ? olds[at] : undefined),
      own,
    ])
  }
  for (const [old, details] of pairs('details', (element) => element.querySelector('summary')?.textContent ?? ''))
    if (old !== undefined) details.toggleAttribute('open', old.hasAttribute('open'))
  for (const [old, tabs] of pairs('.tabs', (element) => valuesOf(element).join('\n'))) {
    const chosen = old?.dataset['chosen']
    if (old === undefined || chosen === undefined) continue
    // The chosen tab may have been given another label.
    const values = valuesOf(tabs)
    tabs.dataset['chosen'] = values.includes(chosen) ? chosen : (values[valuesOf(old).indexOf(chosen)] ?? chosen)
  }
  const focused = document.activeElement
  // Not yet, because the theme is going to make elements, such as tabs.
  return () => {
    const focusable = pairs('a[href], button, summary, [tabindex]', (element) => `${element.tagName} ${element.textContent}`)
    focusable.find(([old]) => old === focused)?.[1].focus({ preventScroll: true })
  }
}

/** The values of the panels of tabs. */
function valuesOf(tabs: HTMLElement): string[] {
  return [...tabs.children].flatMap((panel) => (panel as HTMLElement).dataset['value'] ?? [])
}
