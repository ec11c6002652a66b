import { type Locale, localeOf } from '@pagewright/browser'

/** The address of a page in another language, which may not exist. */
export type Place = Pick<Locale, 'lang' | 'label'> & { readonly path: string }

/**
 * Where a page of a locale would be in the others. `rest` is its site path after the locale's base. Where that begins with the base of a
 * third locale, such as in `/fr/zh-cn/docs`, the place `/zh-cn/docs` is not one in the language of the first.
 */
export function placesInOtherLocales(rest: string, { locale, locales }: { locale: Locale; locales: readonly Locale[] }): readonly Place[] {
  return locales.flatMap(({ id, lang, label, base }) => {
    const path = `${base}${rest}`
    return id === locale.id || localeOf(path, locales).id !== id ? [] : [{ lang, label, path }]
  })
}
