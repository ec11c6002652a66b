import { decodeSafely, documentTitle, type HeadElement, headMark, pageHead } from '@pagewright/model'
import { shownEvent } from '../shown-event.ts'
import { type Prefetch, prefetchNext } from './prefetch.ts'
import type { Screen, View } from './screen.tsx'
import type { FocusMark, Outcome, Visit } from './visit.ts'

type FinishVisitInput = { readonly screen: Screen; readonly prefetch: Prefetch }

/** Creates the last step of a visit, when the view is in the document and not yet painted: title, head, position, focus, announcement. */
export function createFinishVisit({ screen, prefetch }: FinishVisitInput): (visit: Visit, outcome: Outcome) => void {
  const announce = createAnnouncer()
  return ({ back, event }, outcome) => {
    const view = screen.current()
    if (outcome === 'page') {
      if (back === null && location.hash === '') markFirstFrame()
      updateDocument(view)
    }
    if (outcome === 'failed') document.title = `${document.querySelector('h1')?.textContent ?? ''} | ${view.site.title}`
    if (back === null || event === null) goToStart(event)
    else goBackToPosition(event, back.mark)
    if (outcome !== 'page') return
    // After the focus has moved, because that would interrupt the announcement.
    announce(document.title)
    prefetchNext(prefetch, view.page)
  }
}

/** Sets `data-first-frame` on the new articles until they are painted, for themes that lay out the visible part of a page first. */
function markFirstFrame(): void {
  const articles = document.querySelectorAll('[data-article]')
  for (const article of articles) article.toggleAttribute('data-first-frame', true)
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const article of articles) article.removeAttribute('data-first-frame')
    }),
  )
}

/** Gives the document the title, language and head elements of the page that is shown, and dispatches `shownEvent`. */
export function updateDocument({ page, site }: Pick<View, 'page' | 'site'>): void {
  const { documentElement: root } = document
  // Setting the same language again would make the browser compute all styles anew.
  if (root.lang !== site.locale.lang) {
    root.lang = site.locale.lang
    root.dir = site.locale.dir ?? ''
  }
  document.title = documentTitle(page, site)
  for (const element of document.head.querySelectorAll(`[${headMark}]`)) element.remove()
  document.head.append(...pageHead(page, site).map(toElement))
  document.dispatchEvent(new Event(shownEvent))
}

function toElement({ tag, attributes }: HeadElement): HTMLElement {
  const element = document.createElement(tag)
  element.toggleAttribute(headMark, true)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/** Adds a polite live region, which has to exist before its first text, and returns what makes screen readers read a text. */
function createAnnouncer(): (text: string) => void {
  const region = document.createElement('div')
  region.ariaLive = 'polite'
  region.ariaAtomic = 'true'
  region.className = 'announcer'
  Object.assign(region.style, { position: 'fixed', top: '0', clipPath: 'inset(50%)' })
  document.body.append(region)
  return (text) => {
    region.textContent = text
  }
}

/** The mark of an element, by which it can be found when its page is rendered again; null if it has neither id nor address. */
export function markFocus(element: Element | null): FocusMark | null {
  const id = element?.id
  const href = element?.getAttribute('href')
  if (element === null || !(id || href)) return null
  const selector = id ? `#${CSS.escape(id)}` : `a[href="${CSS.escape(href ?? '')}"]`
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) }
}

/** Scrolls a new page to the element that the hash names, else to the top, and moves the focus there. `event` is null after a retry. */
function goToStart(event: NavigateEvent | null): void {
  const target = hashElement(location.hash)
  if (target === null) scrollTo({ top: 0, left: 0, behavior: 'instant' })
  else {
    target.scrollIntoView({ behavior: 'instant' })
    // Does not scroll any further, but makes the element match `:target`.
    letBrowserScroll(event)
  }
  focusStart(target)
}

/** Returns to where the reader left a page: to its scroll position, and to the focused element if it can be found. */
function goBackToPosition(event: NavigateEvent, mark: FocusMark | null): void {
  letBrowserScroll(event)
  const marked = mark === null ? null : document.querySelectorAll<HTMLElement>(mark.selector).item(mark.index)
  if (marked !== null) focusStart(marked)
  // The element may be out of reach, e.g. in a menu that is closed.
  if (document.activeElement === document.body) focusStart(null)
}

/** The element that a hash names, percent-encoded or not; null for an empty hash and for an unknown id. */
export function hashElement(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return id === '' ? null : (document.getElementById(id) ?? document.getElementById(decodeSafely(id)))
}

/**
 * Focuses the target, else `main`. `main` is focused and not the page's heading, so that screen readers read the title once:
 * in the announcement.
 */
function focusStart(target: HTMLElement | null): void {
  const element = target ?? document.querySelector<HTMLElement>('main') ?? document.body
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    // If the element stayed focusable, every click into its text would focus it.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}

function letBrowserScroll(event: NavigateEvent | null): void {
  try {
    event?.scroll()
  } catch {
    // The reader has stopped the navigation with Esc; the page stays where it is.
  }
}
