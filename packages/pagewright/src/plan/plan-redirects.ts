import { joinPath } from '@pagewright/model'
import { versionPath } from '../config/resolve-site.ts'
import type { PlanContext } from './page-base.ts'
import { versionLinks } from './plan-docs.ts'
import type { Route } from './route.ts'

/** From a site path to another. */
export type Redirect = { readonly from: string; readonly to: string }

/**
 * The configured redirects in every locale, those of the docs, and one from `/en/…` to `/…` for each page of the default locale.
 * There is at most one for each path, chosen in this order, and none where a page is.
 */
export function planRedirects(routes: readonly Route[], context: PlanContext): Redirect[] {
  const { defaultLocale, locales, redirects } = context.site
  const taken = new Set(routes.map(({ page }) => page.path))
  const configured = locales.flatMap(({ base }) =>
    redirects.map(({ from, to }) => ({ from: joinPath(base, from), to: joinPath(base, to) })),
  )
  const prefixed = routes
    .filter(({ page }) => page.locale === defaultLocale.id && page.type !== 'notFound')
    .map(({ page: { path } }) => ({ from: path === '/' ? `/${defaultLocale.id}` : `/${defaultLocale.id}${path}`, to: path }))
  return [...configured, ...docsRedirects(routes, context), ...prefixed].filter(({ from, to }) => {
    if (from === to || taken.has(from)) return false
    taken.add(from)
    return true
  })
}

/**
 * Leads from the docs' root (`/docs`, `/docs/2.3`) to the version's main doc, and keeps addresses valid when another version becomes
 * the latest: `/docs/guide` leads to the newest version that has the page if the latest does not have it, and where there is no page
 * at `/docs/2.3/guide` or `/docs/next/guide`, these lead to the latest version, whose addresses do not name a version.
 */
function docsRedirects(routes: readonly Route[], context: PlanContext): Redirect[] {
  const { locales, versions, latest } = context.site
  const latestFirst = latest === null ? [] : [latest, ...versions.filter((version) => version !== latest)]
  return locales.flatMap((locale) => {
    const roots = versionLinks(undefined, { locale, context })
    return latestFirst.flatMap((version) => {
      const own = joinPath(locale.base, 'docs', version.path)
      const aliases = version !== latest ? [''] : versions.length > 1 ? [versionPath(version.name), 'next'] : []
      const pages = routes.filter(({ page }) => 'version' in page && page.version.name === version.name && page.locale === locale.id)
      const root = roots.find(({ name }) => name === version.name)?.path ?? own
      return [
        { from: own, to: root },
        ...aliases.flatMap((alias) => {
          const base = joinPath(locale.base, 'docs', alias)
          return [{ from: base, to: root }, ...pages.map(({ page: { path } }) => ({ from: `${base}${path.slice(own.length)}`, to: path }))]
        }),
      ]
    })
  })
}
