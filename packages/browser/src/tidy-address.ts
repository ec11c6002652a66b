import type { SiteData } from '@pagewright/model'
import { linkTarget } from './site-path.ts'

/** Gives the page that a document brought its one address: without `/index.html`, and without a needless final slash. */
export function tidyAddress(site: Pick<SiteData, 'mount' | 'locales'>): void {
  const target = linkTarget(location as unknown as URL, site)
  if (target === null || target.pathname === location.pathname) return
  history.replaceState(history.state, '', target.pathname + location.search + location.hash)
}
