import type { Locale, LocalizedText } from '@pagewright/model'
import type { Store } from '../cache/store.ts'
import type { BundledModule } from './bundle-config.ts'
import type { CompleteSiteConfig } from './schema.ts'

/** A version of the docs: the docs folder itself, whose name is `current`, or one that was cut from it. */
export type DocsVersion = {
  readonly name: string
  readonly label: LocalizedText
  /** Folder of its texts below `content/<locale>`: `docs`, or `docs-2.3`. */
  readonly folder: string
  /** What stands between `docs` and a doc's path in URLs; empty for the latest version. */
  readonly path: string
  readonly sidebars: NonNullable<CompleteSiteConfig['docs']>['sidebars']
}

/** A version as `versions.json` records it. */
export type CutVersion = Pick<DocsVersion, 'name' | 'label' | 'sidebars'>

/** The configuration as every stage gets it: whole, with locales and versions resolved. */
export type Site = Omit<CompleteSiteConfig, 'locales' | 'defaultLocale' | 'base' | 'plugins'> & {
  readonly locales: readonly Locale[]
  /** The locale whose pages lie at the root, and whose text stands in for untranslated pages. */
  readonly defaultLocale: Locale
  /** URL path with slashes at both ends. */
  readonly mount: string
  /** The module that exports Vite plugins; null without one. */
  readonly plugins: BundledModule | null
  /** `current` first, then the others from the newest to the oldest. Empty where the site has no docs. */
  readonly versions: readonly DocsVersion[]
  /** The version that is shown at `/docs`; null where the site has no docs. */
  readonly latest: DocsVersion | null
}

/** A site, the absolute path of its folder, and its cache. */
export type SiteContext = { readonly root: string; readonly site: Site; readonly store: Store }

// cspell:ignore adlm hebr nkoo rohg syrc thaa
/** Scripts that are written from right to left, by ISO 15924. A tag without one, such as `fa`, gets the usual one of its language. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/** Resolves locales, mount and versions. `cut` are the versions cut so far, newest first. */
export function resolveSite(
  config: CompleteSiteConfig,
  options: { mount: string; cut: readonly CutVersion[]; plugins?: BundledModule | undefined },
): Site {
  const defaultId = config.defaultLocale ?? config.locales[0]?.id
  const locales = config.locales.map((locale): Locale => {
    const { language, script = '', region } = new Intl.Locale(locale.lang).maximize()
    return {
      ...locale,
      ...(rightToLeft.includes(script) ? { dir: 'rtl' } : {}),
      ...(locale.lang === 'en' ? {} : { openGraph: `${language}_${region}` }),
      base: locale.id === defaultId ? '/' : `/${locale.id}/`,
    }
  })
  const defaultLocale = locales.find(({ base }) => base === '/') as Locale
  const versions = resolveVersions(config.docs, options.cut)
  const latest = versions.find(({ path }) => path === '') ?? null
  const { base: _base, ...rest } = config
  return { ...rest, locales, defaultLocale, mount: options.mount, plugins: options.plugins ?? null, versions, latest }
}

function resolveVersions(docs: CompleteSiteConfig['docs'], cut: readonly CutVersion[]): DocsVersion[] {
  if (docs === undefined) return []
  const current: CutVersion = { name: 'current', label: docs.currentLabel, sidebars: docs.sidebars }
  return [current, ...cut].map((version) => ({
    ...version,
    folder: versionFolder(version.name),
    path: version.name === docs.latest ? '' : versionPath(version.name),
  }))
}

/** The folder of a version's texts below `content/<locale>`. It lies beside `docs`, so that links out of the docs stay right in a copy. */
export function versionFolder(name: string): string {
  return name === 'current' ? 'docs' : `docs-${name}`
}

/** What stands between `docs` and a doc's path in the URLs of a version while it is not the latest. */
export function versionPath(name: string): string {
  return name === 'current' ? 'next' : name
}

/** `x`, `/x` and `/x/` all give `/x/`; an empty text gives `/`. */
export function toMount(base: string): string {
  const parts = base.split('/').filter((part) => part !== '')
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`
}
