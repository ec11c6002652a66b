import { documentTitle, type HeadElement, pageHead } from '../model/head.ts'
import type { LoadedPage } from './complete-page.ts'

/** Makes the document's language, title and keyed head elements those of a page. */
export function updateHead({ page, site }: Pick<LoadedPage, 'page' | 'site'>): void {
  const { documentElement: root, head } = document
  // Even the same language, set again, makes the browser compute the style of the whole document anew.
  if (root.lang !== site.locale.lang) root.lang = site.locale.lang
  document.title = documentTitle(page, site)
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
