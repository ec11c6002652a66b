import { joinPath } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import type { Route } from './route.ts'

/** From a site path to another. */
export type Redirect = { readonly from: string; readonly to: string }

/** The configured redirects in every locale, and `/en/…` to `/…` for each page of the default locale. */
export function planRedirects(routes: readonly Route[], site: Site): Redirect[] {
  const { defaultLocale } = site
  const taken = new Set(routes.map(({ path }) => path))
  const configured = site.locales.flatMap(({ base }) =>
    site.redirects.map(({ from, to }) => ({ from: joinPath(base, from), to: joinPath(base, to) })),
  )
  const prefixed = routes
    .filter(({ page }) => page.locale === defaultLocale.id && page.type !== 'notFound')
    .map(({ path }) => ({ from: path === '/' ? `/${defaultLocale.id}` : `/${defaultLocale.id}${path}`, to: path }))
  return [...configured, ...prefixed].filter(({ from }) => !taken.has(from))
}
