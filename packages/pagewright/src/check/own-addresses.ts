import { decodeSafely, ownPath, splitUrl } from '@pagewright/model'
import { resolveSitePath } from '../plan/resolve-references.ts'
import { missingAnchor, movedPage, nearestPage } from './references.ts'
import type { Rule } from './rule.ts'

/** Links to pages do not spell out the address of the site, and lead somewhere if they do. Those of files may: readers copy them. */
export const ownAddresses: Rule = ({ planned, problems }) => {
  const { site, contents, publicFiles, madeFiles } = planned
  for (const { entry, compiled } of contents)
    for (const { url, kind, span } of compiled.references) {
      const own = kind === 'link' ? ownPath(url, site) : null
      if (own === null) continue
      const { path, ...rest } = splitUrl(own)
      const file = decodeSafely(path).slice(1)
      if (publicFiles.has(file) || madeFiles.has(file)) continue
      const place = { file: entry.source.file, span }
      const resolution = resolveSitePath(path, { ...rest, locale: site.defaultLocale, planned })
      const missing = missingAnchor(resolution, planned)
      if (resolution.type === 'broken-page') {
        const { target } = resolution
        const message = `The link "${url}" leads to no page: there is no "${target}"`
        problems.add('broken-link', { ...place, message, hint: movedPage(target, planned) ?? nearestPage(target, planned) })
      } else if (missing !== null) problems.add('broken-anchor', { ...place, ...missing })
      else {
        const message = `The link "${url}" spells out the address of this site, so it does not follow a page that moves`
        problems.add('link-with-origin', { ...place, message, hint: `Write "${own}"` })
      }
    }
}
