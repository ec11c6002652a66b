import { documentTitle, type HeadElement, headMark, pageHead } from '@pagewright/model'
import type { LoadedPage } from './complete-page.ts'

type Titled = Pick<LoadedPage, 'page' | 'site'>

/** Makes the document's language and title those of a page. */
export function updateTitle({ page, site }: Titled): void {
  const { documentElement: root } = document
  // Even the same language, set again, makes the browser compute the style of the whole document anew.
  if (root.lang !== site.locale.lang) root.lang = site.locale.lang
  document.title = documentTitle(page, site)
}

/** Makes the document's title that of the box which stands in the place of a page: its heading says what there is. */
export function updateFailedTitle({ site }: Titled): void {
  document.title = `${document.querySelector('h1')?.textContent ?? ''} | ${site.title}`
}

/** Puts the head elements of a page, which no reader sees, in the place of those that are there. */
export function updateHead({ page, site }: Titled): void {
  for (const element of document.head.querySelectorAll(`[${headMark}]`)) element.remove()
  document.head.append(...pageHead(page, site).map(toElement))
}

function toElement({ tag, attributes }: HeadElement): HTMLElement {
  const element = document.createElement(tag)
  element.toggleAttribute(headMark, true)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}
