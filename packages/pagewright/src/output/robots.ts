import { toHref } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import { sitemapFile } from '../plan/made-files.ts'

/** `robots.txt`: everything may be read; where the sitemap is. Robots look for it at the root of a host only. */
export function robotsText({ url, mount }: Pick<Site, 'url' | 'mount'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}${toHref(mount, `/${sitemapFile}`)}\n`
}
