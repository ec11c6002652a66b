import { documentTitle, type HeadElement, pageHead } from '../model/head.ts'
import type { LoadedPage } from './complete-page.ts'

/** Makes the document's language, title and keyed head elements those of a page. */
export function updateHead({ page, site }: Pick<LoadedPage, 'page' | 'site'>): void {
  document.documentElement.lang = site.locale.lang
  document.title = documentTitle(page, site)
  const old = new Map([...document.head.querySelectorAll<HTMLElement>('[data-key]')].map((element) => [element.dataset.key, element]))
  for (const wanted of pageHead(page, site)) {
    document.head.append(toElement(wanted))
    old.get(wanted.key)?.remove()
    old.delete(wanted.key)
  }
  for (const element of old.values()) element.remove()
}

function toElement({ key, tag, attributes }: HeadElement): HTMLElement {
  const element = document.createElement(tag)
  element.dataset.key = key
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}
