import { didYouMean, isExternal, nearest, splitUrl } from '@pagewright/model'
import { resolveSitePath } from '../plan/resolve-references.ts'
import type { Check } from './check.ts'
import { brokenPaths, movedPage, withoutBase } from './link-hints.ts'
import { missingAnchor } from './references.ts'

/** Links of the configuration (navigation bar, footer, redirects, programs, announcement, releases) lead to pages of the default locale. */
export const configLinks: Check = ({ planned, problems, places }) => {
  const { site } = planned
  const broken = brokenPaths(planned)
  const programs = Object.values(site.programs).map((to) => ({ to }))
  const single = [site.announcement?.to, site.docs?.releases].flatMap((to) => (to === undefined ? [] : [{ to }]))
  for (const { to } of [...site.navbar, ...site.footer.flatMap(({ links }) => links), ...site.redirects, ...programs, ...single]) {
    if (isExternal(to)) continue
    const { path, query, hash } = splitUrl(to)
    const resolution = resolveSitePath(path, { query, hash, locale: site.defaultLocale, planned })
    const missing = missingAnchor(resolution, planned)
    if (missing !== null) problems.add('broken-anchor', { ...places.text(to, 'to'), ...missing })
    if (resolution.type !== 'broken-page' || broken.has(resolution.target)) continue
    const isRedirect = site.redirects.some(({ from }) => from === path)
    const similar = isRedirect ? null : nearest(resolution.target, planned.routeAt.keys())
    problems.add('broken-link', {
      ...places.text(to, 'to'),
      message: `The configuration's link "${to}" leads to no page${isRedirect ? ', but to a redirect' : ''}`,
      hint:
        withoutBase(to, planned) ??
        movedPage(resolution.target, { hash, planned }) ??
        (similar === null ? 'Write the path of a page without the locale: /docs/guide' : `The nearest page is "${similar}"`),
    })
  }
}

/** The section of a link, whose pages mark the link as the current one, has pages. */
export const configSections: Check = ({ planned: { site, routeAt }, problems, places }) => {
  const paths = [...routeAt.keys()]
  for (const { section } of [...site.navbar, ...site.footer.flatMap(({ links }) => links)]) {
    if (section === undefined || paths.some((path) => path === section || path.startsWith(`${section}/`))) continue
    problems.add('broken-link', {
      ...places.text(section, 'section'),
      message: `No page has the address "${section}" or one below it, so the link of this section would never be marked as the current one`,
      hint: didYouMean(section, paths) ?? 'Write the path that the addresses of these pages begin with: /docs/api',
    })
  }
}
