import { createProblemList } from '@pagewright/model'
import * as z from 'zod'
import { readJsonFile } from '../data/read-data.ts'
import type { PlannedSite } from '../plan/planned-site.ts'
import { anchorsOf } from '../plan/resolve-references.ts'
import type { Check } from './check.ts'
import { brokenPaths } from './link-hints.ts'

/** The ledger of addresses that others may link to, in the site's folder. */
export const anchorsFile = 'anchors.json'

/** For each page of the default locale that was published, by site path, the ids of its headings. */
type PublishedAnchors = Readonly<Record<string, readonly string[]>>

const schema = z.record(z.string().startsWith('/'), z.array(z.string()))

/** Reads a site's ledger; empty without the file, and null, with problems, when it is not usable. */
export function readPublishedAnchors(root: string, problems = createProblemList()) {
  const [code, writtenBy] = ['anchors-invalid', 'pagewright check --update-anchors'] as const
  return readJsonFile(root, { file: anchorsFile, schema, absent: {}, code, writtenBy, problems })
}

/** The ledger with all present pages and ids added. Nothing is removed: what was published stays until a person deletes it there. */
export function addAnchors(published: PublishedAnchors, { site, plan }: Pick<PlannedSite, 'site' | 'plan'>): PublishedAnchors {
  const next = new Map(Object.entries(published))
  for (const { page, articles, file } of plan.routes) {
    const { path } = page
    const own = articles[0]
    if (file === null || own?.part !== 'html' || page.locale !== site.defaultLocale.id) continue
    next.set(path, [...new Set([...(published[path] ?? []), ...own.content.compiled.headings.map(({ id }) => id)])].sort())
  }
  return Object.fromEntries(next)
}

/** The text of a ledger, with one page on each line, so that changes are easy to read in git. */
export function printPublishedAnchors(anchors: PublishedAnchors): string {
  const sorted = Object.entries(anchors).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{\n${sorted.map(([path, ids]) => `  ${JSON.stringify(path)}: ${JSON.stringify(ids)}`).join(',\n')}\n}\n`
}

/** Pages and ids that were published still exist, or lead to what replaced them. */
export const publishedAnchors: Check = ({ root, planned, problems }) => {
  const ledger = readPublishedAnchors(root, problems)
  if (ledger === null) return
  const redirects = new Map(planned.plan.redirects.map(({ from, to }) => [from, to]))
  const broken = brokenPaths(planned)
  const removed = planned.site.docs?.removed ?? []
  for (const [path, ids] of Object.entries(ledger.value)) {
    // The pages of a version that was removed are gone on purpose.
    if (broken.has(path) || removed.some((version) => path.startsWith(`/docs/${version}/`))) continue
    const target = planned.routeAt.get(path) ?? planned.routeAt.get(redirects.get(path) ?? '')
    if (target === undefined) {
      const hint = `Say in the configuration where it is now: \`redirects: [{ from: '${path}', to: '/…' }]\`. If nothing replaces it, delete the line from this file`
      const message = `The page "${path}" was published and does not exist any more`
      problems.add('page-gone', { file: anchorsFile, span: ledger.spanOfKey([path]), message, hint })
      continue
    }
    // A text with problems of its own has no headings yet.
    if (target.articles.length === 0 || planned.sources.get(target.file ?? '') === undefined) continue
    const there = new Set(anchorsOf(target, planned))
    for (const id of ids.filter((other) => !there.has(other))) {
      const hint = `Put the line \`<span id="${id}"></span>\` before the heading that took its place, or delete the id from ${anchorsFile} if nobody links to it`
      problems.add('anchor-gone', {
        file: target.file,
        message: `The id "${id}" of "${path}" was published and does not exist any more: links to it lead to the top of the page`,
        hint,
        related: [anchorsFile],
      })
    }
  }
}
