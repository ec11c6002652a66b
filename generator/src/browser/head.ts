import { documentTitle, type HeadElement, pageHead } from '../model/head.ts'
import type { LoadedPage } from './complete-page.ts'

type Titled = Pick<LoadedPage, 'page' | 'site'>

/** Makes the document's language and title those of a page. */
export function updateTitle({ page, site }: Titled): void {
  const { documentElement: root } = document
  // Even the same language, set again, makes the browser compute the style of the whole document anew.
  if (root.lang !== site.locale.lang) root.lang = site.locale.lang
  document.title = documentTitle(page, site)
}

/** Makes the keyed head elements, which no reader sees, those of a page. */
export function updateHead({ page, site }: Titled): void {
  const { head } = document
  const old = new Map([...head.querySelectorAll<HTMLElement>('[data-key]')].map((element) => [element.dataset.key, element]))
  for (const wanted of pageHead(page, site)) {
    const element = toElement(wanted)
    const known = old.get(wanted.key)
    old.delete(wanted.key)
    if (known === undefined) head.append(element)
    else if (!known.isEqualNode(element)) known.replaceWith(element)
  }
  for (const element of old.values()) element.remove()
}

function toElement({ key, tag, attributes }: HeadElement): HTMLElement {
  const element = document.createElement(tag)
  element.dataset.key = key
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}
