/** A language that the site is published in. */
export type Locale = {
  /** The folder below the content folder, and the id used in configuration: `zh-cn`. */
  readonly id: string
  /** The BCP 47 tag for `<html lang>` and hreflang: `zh-CN`. */
  readonly lang: string
  /** Only for a language that is written from right to left. */
  readonly dir?: 'rtl'
  /** The language with a country, as Open Graph names it: `de_DE`. Not for `en`, since a page that names none is in American English. */
  readonly openGraph?: string
  /** The language's own name for itself, shown in the locale menu. */
  readonly label: string
  /** Site path of the locale's home page: `/` for the default locale, otherwise for example `/zh-cn/`. */
  readonly base: string
}

/** A text that is the same in all locales, or one text for each locale id. */
export type LocalizedText = string | Readonly<Record<string, string>>

/** The text for a locale, or the first text if there is none for that locale. */
export function localize(text: LocalizedText, localeId: string): string {
  if (typeof text === 'string') return text
  return text[localeId] ?? Object.values(text)[0] ?? ''
}
