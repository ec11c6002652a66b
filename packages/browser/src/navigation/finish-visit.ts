import { documentTitle, type HeadElement, headMark, pageHead } from '@pagewright/model'
import { shownEvent } from '../shown-event.ts'
import { type Prefetch, prefetchNext } from './prefetch.ts'
import { goBackToPosition, goToStart } from './reading-position.ts'
import type { Screen, View } from './screen.tsx'
import type { Outcome, Visit } from './visit.ts'

type FinishVisitInput = { readonly screen: Screen; readonly prefetch: Prefetch }

/** Creates the last step of a visit, when the view is in the document and not yet painted: position, focus, title, head, announcement. */
export function createFinishVisit({ screen, prefetch }: FinishVisitInput): (visit: Visit, outcome: Outcome) => void {
  const announce = createAnnouncer()
  return ({ back, event }, outcome) => {
    const view = screen.current()
    if (outcome === 'page') {
      if (back === null && location.hash === '') markFirstFrame()
      showTitle(view)
    }
    if (outcome === 'failed') document.title = `${document.querySelector('h1')?.textContent ?? ''} | ${view.site.title}`
    if (back === null || event === null) goToStart(event)
    else goBackToPosition(event, back.mark)
    if (outcome !== 'page') return
    // After the focus has moved, because that would interrupt the announcement.
    announce(document.title)
    showHead(view)
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

type Titled = Pick<View, 'page' | 'site'>

/** Gives the document the title, language and head elements of the page that is shown, and dispatches `shownEvent`. */
export function updateDocument(view: Titled): void {
  showTitle(view)
  showHead(view)
}

function showTitle({ page, site }: Titled): void {
  const { documentElement: root } = document
  // Setting the same language again would make the browser compute all styles anew.
  if (root.lang !== site.locale.lang) {
    root.lang = site.locale.lang
    root.dir = site.locale.dir ?? ''
  }
  document.title = documentTitle(page, site)
  document.dispatchEvent(new Event(shownEvent))
}

function showHead({ page, site }: Titled): void {
  for (const element of document.head.querySelectorAll(`[${headMark}]`)) element.remove()
  document.head.append(...pageHead(page, site).map(toElement))
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
  Object.assign(region.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  })
  document.body.append(region)
  return (text) => {
    region.textContent = text
  }
}
