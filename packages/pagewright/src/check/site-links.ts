import { isExternal, nearest, normalizePath, splitUrl } from '@pagewright/model'
import { brokenPaths } from '../plan/broken-paths.ts'
import type { Rule } from './rule.ts'

/** Links of the configuration (navigation bar, footer, redirects) lead to pages of the default locale. */
export const siteLinks: Rule = ({ targets, problems, places }) => {
  const { site, routes, publicFiles, madeFiles } = targets
  const bases = site.locales.map(({ base }) => base)
  const broken = brokenPaths(targets)
  const links = [...site.navbar, ...site.footer.flatMap(({ links: own }) => own), ...site.redirects]
  for (const { to } of links) {
    if (isExternal(to)) continue
    const path = normalizePath(splitUrl(to).path, bases)
    if (routes.has(path) || publicFiles.has(path.slice(1)) || madeFiles.has(path.slice(1)) || broken.has(path)) continue
    const twin = nearest(path, routes.keys())
    problems.error('broken-link', {
      ...places.text(to),
      message: `The configuration's link "${to}" leads to no page`,
      hint: twin === null ? 'Write the path of a page without the locale: /docs/guide' : `The nearest page is "${twin}"`,
    })
  }
}
