import { decodeSafely, fromHref, normalizePath, type SiteData, toHref } from '@pagewright/model'

/** A page that a URL leads to: its site path, decoded, and the one spelling of its URL path. */
type SiteTarget = { readonly path: string; readonly pathname: string }

/** The page of the site that a URL path leads to; null outside of the site's mount, and for files such as `/blog/rss.xml`. */
export function toSiteTarget(pathname: string, site: Pick<SiteData, 'mount' | 'locales'>): SiteTarget | null {
  const raw = fromHref(site.mount, pathname)
  if (raw === null) return null
  const clean = normalizePath(raw, site.locales)
  if (/\.[a-z]\w*$/i.test(clean)) return null
  // An encoded slash is part of a name. Decoding it would make two folders of one.
  return { path: decodeSafely(clean.replace(/%(2f)/gi, '%25$1')), pathname: toHref(site.mount, clean) }
}

/** The page of the site that a link leads to; null for other origins, too. */
export function linkTarget(link: Pick<URL, 'origin' | 'pathname'>, site: Pick<SiteData, 'mount' | 'locales'>): SiteTarget | null {
  return link.origin === location.origin ? toSiteTarget(link.pathname, site) : null
}
