import { createIncludeReader, type Resolved } from '@pagewright/markdown'
import { absoluteUrl, fromHref, splitUrl, toHref, toMarkdownPath } from '@pagewright/model'
import { hash } from '../cache/hash.ts'
import type { Content } from '../content/load-content.ts'
import { hasMarkdown } from '../plan/file-names.ts'
import type { Route } from '../plan/page-base.ts'
import type { GeneratedInput } from './generated-input.ts'
import type { OutputFile } from './output-file.ts'
import { toPlainMarkdown } from './plain-markdown.ts'

/** A page whose text is also published as Markdown. */
export type MarkdownPage = Omit<OutputFile, 'make'> & { readonly route: Route; readonly make: () => string }

/** Lists every page that consists of one text, with a function that makes its Markdown. */
export function markdownPages({ root, site, plan, jobs }: GeneratedInput): MarkdownPage[] {
  const { read: readInclude } = createIncludeReader(root).track()
  const published = new Set(plan.routes.filter(hasMarkdown).map(({ page }) => page.path))
  const base = hash(
    JSON.stringify([...published]),
    site.url,
    site.mount,
    JSON.stringify([site.values, site.packageManagers, site.comments]),
  )
  const jobOf = new Map(jobs.map((job) => [job.page.path, job]))
  return plan.routes.filter(hasMarkdown).map((route): MarkdownPage => {
    const content = route.articles[0]?.content as Content
    const resolved = jobOf.get(route.page.path)?.articles[0]?.resolved ?? []
    const urls = addresses(content, resolved)
    const urlOf = (kind: 'link' | 'image', url: string): string | null => {
      const href = urls.get(`${kind} ${url}`)
      return href === undefined ? null : toAbsolute(href, { site, published, pagePath: route.page.path })
    }
    return {
      route,
      file: toMarkdownPath(route.page.path).slice(1),
      key: hash(base, content.entry.source.key, JSON.stringify([content.compiled.includes, resolved])),
      make: () =>
        toPlainMarkdown(content, {
          urlOf,
          readInclude,
          values: site.values,
          comments: site.comments[content.entry.source.locale],
          packageManagers: site.packageManagers,
          islands: Object.keys(site.islands),
          pageUrl: absoluteUrl(route.page.path, site),
        }),
    }
  })
}

/** Maps each link and image, by its kind and its address as written, to its final address, which is empty if it leads nowhere. */
function addresses({ compiled }: Content, resolved: readonly Resolved[]): Map<string, string> {
  return new Map(compiled.references.map(({ kind, url }, index) => [`${kind} ${url}`, resolved[index]?.url ?? '']))
}

/** Makes an address absolute. A link to a page of the site leads to its Markdown, and a link to a heading of the same page stays a hash. */
function toAbsolute(
  href: string,
  { site, published, pagePath }: { site: GeneratedInput['site']; published: ReadonlySet<string>; pagePath: string },
): string {
  if (!href.startsWith('/')) return href
  const { path, query, hash: fragment } = splitUrl(href)
  const inside = fromHref(site.mount, path)
  const decoded = inside === null ? null : decodeURI(inside)
  if (decoded === pagePath && fragment !== '') return fragment
  const target = inside !== null && decoded !== null && published.has(decoded) ? toHref(site.mount, toMarkdownPath(inside)) : path
  return `${site.url}${target}${query}${fragment}`
}
