/** Something in the languages of the site, by their tags in lower case, which are the ids of the locales. Only English must be there. */
export type InLanguages<T> = { readonly en: T; readonly [language: string]: T }

/** What is there in the language of a tag such as `zh-CN`. English stands in for a language that is missing. */
export function inLanguage<T>(texts: InLanguages<T>, tag: string): T {
  return texts[tag.toLowerCase()] ?? texts.en
}

/** The `lang` of an element with what `inLanguage` gives: English where that stands in, otherwise none of its own. */
export function langOf(texts: InLanguages<unknown>, tag: string): 'en' | undefined {
  return texts[tag.toLowerCase()] === undefined ? 'en' : undefined
}
