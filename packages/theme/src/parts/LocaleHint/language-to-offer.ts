import { languageOf } from '../../messages/language-of.ts'
import { localeHints } from '../../messages/locale-hints.ts'

/**
 * The language that the hint offers: the first one that the reader wants, that the page has and that the hint has a text in. Languages
 * after that of the page are not offered, since the reader prefers the page's. All are language tags; undefined if there is none to offer.
 */
export function languageToOffer(
  wanted: readonly string[],
  { shown, offered }: { readonly shown: string; readonly offered: readonly string[] },
): string | undefined {
  for (const language of wanted.map(languageOf)) {
    if (language === languageOf(shown)) return undefined
    const found = offered.find((tag) => languageOf(tag) === language)
    if (found !== undefined && localeHints[language] !== undefined) return found
  }
  return undefined
}
