import { toDocumentFile } from '@pagewright/model'
import { toKey } from './duplicate-routes.ts'
import type { Rule } from './rule.ts'
import { whyUnsafe } from './unsafe-outputs.ts'

/** A configured redirect begins at a path of its own, which can be a file of the output. */
export const redirects: Rule = ({ targets, problems, places }) => {
  const { site, routes, publicFiles, madeFiles } = targets
  const pages = new Set([...routes.keys()].map(toKey))
  const seen = new Set<string>()
  for (const { from } of site.redirects) {
    const problem = (why: string, hint: string): void =>
      problems.error('redirect-invalid', { ...places.text(from), message: `The redirect from "${from}" ${why}`, hint })
    const why = /^\/[\p{L}\p{N}._~/-]*$/u.test(from) ? whyUnsafe(from) : 'is no path of letters, digits, hyphens and slashes'
    if (why !== null) problem(why, 'Write the path as a browser shows it, without the locale: /docs/old-name')
    else if (pages.has(toKey(from))) problem('begins where a page is', 'Delete the redirect, or move the page')
    else if ([from.slice(1), toDocumentFile(from)].some((file) => publicFiles.has(file) || madeFiles.has(file)))
      problem('begins where a file of the output is', 'Delete the redirect, or the file')
    else if (seen.has(toKey(from))) problem('is written twice', 'Keep one of the two')
    seen.add(toKey(from))
  }
}
