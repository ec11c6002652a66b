import { decodeSafely, ownPath, splitUrl } from '@pagewright/model'
import { resolveSitePath } from '../plan/resolve-references.ts'
import type { Check } from './check.ts'
import { brokenPaths, movedPage, nearestPage } from './link-hints.ts'
import { missingAnchor } from './references.ts'

/**
 * Links to pages do not spell out the address of the site, and lead somewhere if they do. Those of files may: readers copy them. Another
 * program may answer at an address of the same host, so a site can turn the rule off.
 */
export const ownAddresses: Check = ({ planned, problems }) => {
  const { site, contents, publicFiles, plan } = planned
  const broken = brokenPaths(planned)
  for (const { entry, compiled } of contents)
    for (const { url, kind, span } of compiled.references) {
      const own = kind === 'link' ? ownPath(url, site) : null
      if (own === null) continue
      const { path, ...rest } = splitUrl(own)
      const file = decodeSafely(path).slice(1)
      if (publicFiles.has(file) || plan.linkableFiles.has(file)) continue
      const place = { file: entry.source.file, span }
      const resolution = resolveSitePath(path, { ...rest, locale: site.defaultLocale, planned })
      const missing = missingAnchor(resolution, planned)
      if (resolution.type === 'broken-page' && !broken.has(resolution.target)) {
        const { target } = resolution
        const message = `The link "${url}" leads to no page of this site: there is no "${target}"`
        const right = movedPage(target, { hash: rest.hash, planned }) ?? nearestPage(target, planned)
        problems.add('origin-link-broken', {
          ...place,
          message,
          hint: `${right}. If another program answers there, write \`rules: { 'origin-link-broken': 'off' }\` in the configuration`,
        })
      } else if (missing !== null) problems.add('broken-anchor', { ...place, ...missing })
      else {
        const message = `The link "${url}" spells out the address of this site, so it does not follow a page that moves`
        problems.add('link-with-origin', { ...place, message, hint: `Write "${own}"` })
      }
    }
}
