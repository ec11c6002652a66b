import { joinPath, localeOf, splitUrl, toDocumentFile } from '@pagewright/model'
import { type Site, versionPath } from '../config/resolve-site.ts'
import type { PlanContext, Route } from './page-base.ts'
import { versionLinks } from './plan-docs.ts'
import { pathInLocale, type Targets } from './public-address.ts'

/** From a site path to another. `isTemporary` where there may be a page one day, so that browsers must not remember it. */
export type Redirect = { readonly from: string; readonly to: string; readonly isTemporary?: true }

/** The document of a redirect, as a path in the output folder, for hosts that do not read rules. */
export function redirectFile(from: string): string {
  return /\.html$/i.test(from) ? from.slice(1) : toDocumentFile(from)
}

/** Redirects as configured, of the docs, and from `/en/…` to the default locale: in this order one for each path, and none at a page. */
export function planRedirects(
  routes: readonly Route[],
  { contexts, targets }: { contexts: readonly PlanContext[]; targets: Targets },
): Redirect[] {
  const taken = new Set(routes.map(({ page }) => page.path))
  const isNew = ({ from, to }: Redirect): boolean => {
    if (from === to || taken.has(from)) return false
    taken.add(from)
    return true
  }
  const planned = [configuredRedirects, docsRedirects].flatMap((plan) =>
    contexts.flatMap((context) =>
      plan(
        { ...context, targets },
        routes.filter(({ page }) => page.locale === context.locale.id),
      ),
    ),
  )
  const own = planned.filter(isNew)
  return [...own, ...prefixRedirects(contexts[0]?.site as Site, { routes, redirects: own }).filter(isNew)]
}

function configuredRedirects({ site, locale, targets }: PlanContext & { targets: Targets }): Redirect[] {
  return site.redirects.map(({ from, to }) => ({ from: joinPath(locale.base, from), to: pathInLocale(to, { ...targets, site, locale }) }))
}

/** Leads from `/en/…` to the pages of the default locale, whose addresses have no locale, and to where its other redirects lead. */
function prefixRedirects(site: Site, { routes, redirects }: { routes: readonly Route[]; redirects: readonly Redirect[] }): Redirect[] {
  const { locales, defaultLocale } = site
  const pages = routes.filter(({ page }) => page.locale === defaultLocale.id && page.type !== 'notFound')
  return [
    ...pages.map(({ page: { path } }) => ({ from: path === '/' ? `/${defaultLocale.id}` : `/${defaultLocale.id}${path}`, to: path })),
    ...redirects
      .filter(({ from }) => localeOf(from, locales) === defaultLocale)
      .map((redirect) => ({ ...redirect, from: `/${defaultLocale.id}${redirect.from}` })),
  ]
}

/**
 * Leads from the docs' root (`/docs`, `/docs/2.3`) to the version's main doc, and keeps addresses valid when another version becomes
 * the latest: `/docs/guide` leads to the newest version that has the page if the latest does not have it, and where there is no page
 * at `/docs/2.3/guide` or `/docs/next/guide`, these lead to the latest version, whose addresses do not name a version. The same holds for
 * versions that were removed. A page that has moved within `/docs/next` before its version became the latest has moved within `/docs` since.
 */
function docsRedirects(context: PlanContext & { targets: Targets }, routes: readonly Route[]): Redirect[] {
  const { site, locale, targets } = context
  const { versions, latest } = site
  if (latest === null) return []
  const rootOf = (path: string): string => joinPath(locale.base, 'docs', path)
  const roots = new Map(versionLinks(undefined, context).map(({ name, path }) => [name, path]))
  const paths = new Set(routes.map(({ page }) => page.path))
  const removed = site.docs?.removed ?? []
  // Where a redirect within `/docs/next` leads among the pages of the latest version.
  const moved = site.redirects.flatMap(({ from, to }) => {
    const [old = '', now = ''] = [from, to].map((path) => path.replace(/^\/docs\/next\//, '/docs/'))
    const target = pathInLocale(now, { ...targets, site, locale })
    if (!old.startsWith('/docs/') || !paths.has(splitUrl(target).path)) return []
    const others = removed.map((version) => old.replace(/^\/docs/, `/docs/${version}`))
    return [...(old === from ? [] : [old]), ...others].map((path) => ({ from: joinPath(locale.base, path), to: target }))
  })
  // An address without a page belongs to the docs whose own root it is, before it is another name of the latest version's.
  const ownRoots = versions.map(({ name, path }) => ({ from: rootOf(path), to: roots.get(name) ?? rootOf(path) }))
  const aliased = [latest, ...versions.filter((version) => version !== latest)].flatMap(({ name, path: versionPart }) => {
    const own = rootOf(versionPart)
    const root = roots.get(name) ?? own
    const ofLatest = [...(versions.length > 1 ? [versionPath(name), 'next'] : []), ...removed]
    const aliases = name === latest.name ? ofLatest : ['']
    const pages = routes.filter(({ page }) => 'version' in page && page.version.name === name)
    return aliases.flatMap((alias) => [
      { from: rootOf(alias), to: root, isTemporary: true as const },
      ...pages.map(({ page: { path, canonical } }) => {
        // The latest version may have the page at another address, which search engines are led to.
        const to = canonical !== null && paths.has(canonical) ? canonical : path
        return { from: `${rootOf(alias)}${path.slice(own.length)}`, to, isTemporary: true as const }
      }),
    ])
  })
  return [...moved, ...ownRoots, ...aliased]
}
