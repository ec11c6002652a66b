import type { Locale } from '@pagewright/model'
import type { CompleteSiteConfig } from './schema.ts'

/** A version of the docs. `current` lies in the content folder, the others below `versions/<name>`. */
export type DocsVersion = {
  readonly name: string
  readonly label: string
  /** Path part between `docs` and the doc's path; empty for the current one. */
  readonly path: string
  readonly sidebars: NonNullable<CompleteSiteConfig['docs']>['sidebars']
}

/** The configuration as every stage gets it: whole, with locales and versions resolved. */
export type Site = Omit<CompleteSiteConfig, 'locales' | 'defaultLocale' | 'base'> & {
  readonly locales: readonly Locale[]
  /** The locale whose pages lie at the root, and whose text stands in for untranslated pages. */
  readonly defaultLocale: Locale
  /** URL path with slashes at both ends. */
  readonly mount: string
  /** Current first. Empty where the site has no docs. */
  readonly versions: readonly DocsVersion[]
}

/** Resolves locales, mount and versions. `cut` are the versions cut so far, newest first. */
export function resolveSite(config: CompleteSiteConfig, options: { mount: string; cut: readonly DocsVersion[] }): Site {
  const standard = config.defaultLocale ?? config.locales[0]?.id
  const locales = config.locales.map((locale): Locale => ({ ...locale, base: locale.id === standard ? '/' : `/${locale.id}/` }))
  const defaultLocale = locales.find(({ base }) => base === '/') as Locale
  const current: readonly DocsVersion[] =
    config.docs === undefined ? [] : [{ name: 'current', label: config.docs.currentLabel, path: '', sidebars: config.docs.sidebars }]
  const { base: _base, ...rest } = config
  return { ...rest, locales, defaultLocale, mount: options.mount, versions: [...current, ...options.cut] }
}

/** `x`, `/x` and `/x/` all give `/x/`; an empty text gives `/`. */
export function toMount(base: string): string {
  const parts = base.split('/').filter((part) => part !== '')
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`
}
