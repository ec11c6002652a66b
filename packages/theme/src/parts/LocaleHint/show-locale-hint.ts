import { adoptStyles, keepStored, readStored, shownEvent } from '@pagewright/browser'
import { languageOf } from '../../messages/language-of.ts'
import { localeHints } from '../../messages/locale-hints.ts'
import { languageToOffer } from './language-to-offer.ts'
import styles from './locale-hint.css?inline'

const key = 'locale-hint'

/**
 * Offers the page in the language that the browser prefers among those that the page and the hint have, at the lower edge of the window,
 * where it moves nothing. It goes for good when the reader closes it, follows it, or goes on to another page.
 */
export function showLocaleHint(): void {
  const alternates = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')]
  const offered = alternates.map(({ hreflang }) => hreflang)
  const language = languageToOffer(navigator.languages, { shown: document.documentElement.lang, offered })
  const found = alternates.find(({ hreflang }) => hreflang === language)
  const hint = localeHints[languageOf(language ?? '')]
  if (!found || !hint || readStored(key) !== null) return
  const removeStyles = adoptStyles(styles)
  const box = Object.assign(document.createElement('aside'), { className: 'locale-hint', lang: found.hreflang, ariaLabel: hint.text })
  // Search engines may be led to another version of the docs than the reader is.
  const other = document.querySelector<HTMLAnchorElement>(`a[data-locale-link][hreflang="${found.hreflang}"]`) ?? found
  const { pathname } = new URL(other.href)
  const link = Object.assign(document.createElement('a'), { href: pathname, hreflang: found.hreflang, textContent: hint.text })
  // The starter keeps the query and the place on the page for such links.
  link.dataset['localeLink'] = ''
  const button = Object.assign(document.createElement('button'), { type: 'button', ariaLabel: hint.close, textContent: '×' })
  box.dataset['print'] = 'none'
  box.append(link, button)
  document.body.append(box)
  const close = (): void => {
    box.remove()
    removeStyles()
    keepStored(key, 'closed')
  }
  button.addEventListener('click', close)
  // The browser has to follow the link before it is removed.
  link.addEventListener('click', () => setTimeout(close))
  document.addEventListener(shownEvent, close, { once: true })
}
