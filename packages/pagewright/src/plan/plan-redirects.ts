import { joinPath, type SiteData } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import type { Route } from './route.ts'

/** From a site path to another. */
export type Redirect = { readonly from: string; readonly to: string }

/**
 * The configured redirects in every locale, from the docs' root (`/docs`, `/docs/2.3`) to the version's main page, and from
 * `/en/…` to `/…` for each page of the default locale. None begins where a page is.
 */
export function planRedirects(
  routes: readonly Route[],
  { site, siteData }: { site: Site; siteData: ReadonlyMap<string, SiteData> },
): Redirect[] {
  const { defaultLocale } = site
  const taken = new Set(routes.map(({ page }) => page.path))
  const configured = site.locales.flatMap(({ base }) =>
    site.redirects.map(({ from, to }) => ({ from: joinPath(base, from), to: joinPath(base, to) })),
  )
  const roots = site.locales.flatMap(({ id, base }) =>
    site.versions.flatMap(({ name, path }) => {
      const main = siteData.get(id)?.versions.find((version) => version.name === name)
      return main === undefined ? [] : [{ from: joinPath(base, 'docs', path), to: main.mainPath }]
    }),
  )
  const prefixed = routes
    .filter(({ page }) => page.locale === defaultLocale.id && page.type !== 'notFound')
    .map(({ page: { path } }) => ({ from: path === '/' ? `/${defaultLocale.id}` : `/${defaultLocale.id}${path}`, to: path }))
  return [...configured, ...roots, ...prefixed].filter(({ from, to }) => from !== to && !taken.has(from))
}
