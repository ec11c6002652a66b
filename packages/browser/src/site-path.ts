import { decodeSafely, fromHref, normalizePath, type SiteData, toHref } from '@pagewright/model'

/** A URL of the site: the page's site path, decoded, and the one spelling of its URL path. */
export type SiteTarget = { readonly path: string; readonly pathname: string }

/** What of the site a URL path leads to; null for what lies outside its mount, and for files (`/blog/rss.xml`). */
export function toSiteTarget(pathname: string, site: Pick<SiteData, 'mount' | 'locales'>): SiteTarget | null {
  const raw = fromHref(site.mount, pathname)
  if (raw === null) return null
  const bases = site.locales.map(({ base }) => base)
  const clean = normalizePath(raw, bases)
  if (/\.[a-z]\w*$/i.test(clean)) return null
  // A slash that is encoded is a character of a name: to decode it would make folders of it.
  return { path: decodeSafely(clean.replace(/%(2f)/gi, '%25$1')), pathname: toHref(site.mount, clean) }
}

/** The same for a link's address, where it is on this origin. */
export function linkTarget(link: Pick<URL, 'origin' | 'pathname'>, site: Pick<SiteData, 'mount' | 'locales'>): SiteTarget | null {
  return link.origin === location.origin ? toSiteTarget(link.pathname, site) : null
}
