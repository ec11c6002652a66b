import { unescapeText } from '@pagewright/markdown'
import type { PageData } from '@pagewright/model'
import type { PageText, SitePart } from '@pagewright/search'
import type { Site } from '../config/resolve-site.ts'
import type { Plan } from '../plan/plan-site.ts'
import type { PageIslands } from '../render/render-islands.ts'

/** A page that search finds, without its text. */
export type SearchedPage = Omit<PageText, 'sections'> & {
  /** Its label in the sidebar if that differs from its title; otherwise empty. */
  readonly label: string
  /** The part of the site that it belongs to: a sidebar, the blog, or the site itself, by its title. */
  readonly part: SitePart
  readonly tags: readonly string[]
  readonly bodyKey: string
  readonly islands: readonly string[]
}

/** The pages with a text of their own, by locale id. Of the docs only the latest version is searched. */
export function listSearchedPages(
  plan: Pick<Plan, 'routes'>,
  { site, islands }: { site: Pick<Site, 'locales' | 'latest' | 'messages' | 'title'>; islands: PageIslands },
): ReadonlyMap<string, readonly SearchedPage[]> {
  const lists = new Map<string, SearchedPage[]>(site.locales.map(({ id }) => [id, []]))
  for (const { page, articles } of plan.routes) {
    const [own] = articles
    if (own?.part !== 'html' || own.content.compiled.bodyKey === '' || !isSearched(page, site)) continue
    const { path, title, description, locale } = page
    const crumbs = page.type === 'doc' ? page.breadcrumbs : []
    const label = crumbs.find((crumb) => crumb.path === path)?.label ?? ''
    const other = page.type === 'post' ? (site.messages[locale]?.['blog.title'] ?? '') : site.title
    lists.get(locale)?.push({
      path,
      title,
      description,
      trail: crumbs.filter((crumb) => crumb.path !== path).map((crumb) => crumb.label),
      part: page.type === 'doc' ? { label: crumbs[0]?.label ?? '', isDocs: true } : { label: other, isDocs: false },
      label: label === title ? '' : label,
      lang: 'article' in page ? page.article.lang : null,
      tags: page.type === 'doc' || page.type === 'post' ? page.tags.map((tag) => tag.label) : [],
      bodyKey: own.content.compiled.bodyKey,
      islands: islands.get(path)?.[0]?.map(toWords) ?? [],
    })
  }
  return lists
}

function isSearched(page: PageData, { latest }: Pick<Site, 'latest'>): boolean {
  if (page.type === 'doc') return page.version.name === latest?.name
  return page.type === 'home' || page.type === 'page' || page.type === 'post'
}

/** The words in HTML that React has rendered. */
function toWords(html: string): string {
  return unescapeText(html.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}
