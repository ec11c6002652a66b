import { decodeSafely, ownPath, splitUrl } from '@pagewright/model'
import type { Rule } from './rule.ts'

/** Links to pages do not spell out the address of the site. Those of files may, such as a feed: readers copy them. */
export const ownAddresses: Rule = ({ planned: { site, contents, publicFiles, madeFiles }, problems }) => {
  for (const { entry, compiled } of contents)
    for (const { url, kind, span } of compiled.references) {
      const own = kind === 'link' ? ownPath(url, site) : null
      if (own === null) continue
      const file = decodeSafely(splitUrl(own).path).slice(1)
      if (publicFiles.has(file) || madeFiles.has(file)) continue
      const message = `The link "${url}" spells out the address of this site, so nothing checks it, and it does not follow a page that moves`
      problems.add('link-with-origin', { file: entry.source.file, span, message, hint: `Write "${own}"` })
    }
}
