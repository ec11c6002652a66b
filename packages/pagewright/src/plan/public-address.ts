import { decodeSafely, joinPath, type Locale, localeOf, normalizePath, splitUrl } from '@pagewright/model'
import { type Site, versionPath } from '../config/resolve-site.ts'
import type { Route } from './page-base.ts'

/** What addresses can lead to. */
export type Targets = {
  /** Files of the public folder, as paths relative to it. */
  readonly publicFiles: ReadonlySet<string>
  /** Files that the build makes besides pages, as paths relative to the output. */
  readonly linkableFiles: ReadonlySet<string>
  /** The page at a site path. */
  readonly routeAt: ReadonlyMap<string, Route>
}

/** Whether a site path is that of a folder of the public folder that has a document of its own, `index.html`, and of no page. */
export function isPublicFolder(path: string, { publicFiles, routeAt }: Omit<Targets, 'linkableFiles'>): boolean {
  return publicFiles.has(`${path.slice(1)}/index.html`) && !routeAt.has(path)
}

/** Where a file, or a folder of the public folder that has a document of its own, is served: a site path. Null for another path. */
export function fileAddress(path: string, targets: Targets): string | null {
  if ([targets.publicFiles, targets.linkableFiles].some((files) => files.has(path.slice(1)))) return path
  // The relative links in the document need the slash.
  return isPublicFolder(path, targets) ? `${path}/` : null
}

/** Where a site path of the configuration, which names no locale, leads in a locale. A file, unlike a page, is mostly there only once. */
export function pathInLocale(to: string, { site, locale, ...targets }: Targets & { readonly site: Site; readonly locale: Locale }): string {
  const { locales } = site
  const { path, query, hash } = splitUrl(to)
  for (const base of [locale.base, '/']) {
    const own = normalizePath(joinPath(base, path), locales)
    const address = fileAddress(decodeSafely(own), targets)
    if (address !== null) return `${own}${address.endsWith('/') ? '/' : ''}${query}${hash}`
  }
  const page = otherAddress(withoutLatest(normalizePath(decodeSafely(path), locales), site), { locale, routeAt: targets.routeAt })
  return page === null ? joinPath(locale.base, `${withoutLatest(path, site)}${query}${hash}`) : `${page}${query}${hash}`
}

/**
 * Where a page of the default locale is in another locale, if its address there is not the same one below the locale's base, because the
 * translation has a slug of its own; else null.
 */
export function otherAddress(path: string, { locale, routeAt }: Pick<Targets, 'routeAt'> & { readonly locale: Locale }): string | null {
  if (routeAt.has(joinPath(locale.base, path))) return null
  return routeAt.get(path)?.page.localeLinks.find((link) => link.locale === locale.id)?.path ?? null
}

/** The address of a page that is named with its version, `/docs/2.3/guide`, while that is the latest: `/docs/guide`. */
export function withoutLatest(path: string, { latest, versions, locales }: Site): string {
  if (latest === null || versions.length < 2) return path
  const { base } = localeOf(path, locales)
  const named = joinPath(base, 'docs', versionPath(latest.name))
  return path === named || path.startsWith(`${named}/`) ? joinPath(base, 'docs', path.slice(named.length)) : path
}
