import { unescapeText } from '@pagewright/markdown'
import type { PageData } from '@pagewright/model'
import type { PageName, PageText, SitePart } from '@pagewright/search'
import type { Site } from '../config/resolve-site.ts'
import type { Plan } from '../plan/plan-site.ts'
import type { PageIslands } from '../render/render-islands.ts'

/** A page that search finds, without its text. */
export type SearchedPage = Omit<PageText, 'sections'> & {
  /** Its label in the sidebar if that differs from its title; otherwise empty. */
  readonly label: string
  /** The part of the site that it belongs to: a sidebar, the blog, or all that belongs to neither. */
  readonly part: SitePart
  readonly tags: readonly string[]
  readonly bodyKey: string
  readonly islands: readonly string[]
}

/** The pages with a text of their own, by locale id. Of the docs only the latest version is searched. */
export function listSearchedPages(
  plan: Pick<Plan, 'routes'>,
  { site, islands }: { site: Pick<Site, 'locales' | 'latest' | 'messages'>; islands: PageIslands },
): ReadonlyMap<string, readonly SearchedPage[]> {
  const lists = new Map<string, SearchedPage[]>(site.locales.map(({ id }) => [id, []]))
  for (const { page, articles } of plan.routes) {
    const [own] = articles
    if (own?.part !== 'html' || !isSearched(page, site)) continue
    const { path, title, description, locale } = page
    const crumbs = page.type === 'doc' ? page.breadcrumbs : []
    // The first page of a sidebar is also called like the sidebar.
    const isFirst = page.type === 'doc' && page.previous === null
    const label = (isFirst ? crumbs[0] : crumbs.find((crumb) => crumb.path === path))?.label ?? ''
    const other = site.messages[locale]?.[page.type === 'post' ? 'blog.title' : 'search.otherPages'] ?? ''
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

const mostTags = 8

/** The tags of the docs that most pages have, the most frequent first, by locale id. */
export function listTopTags({ routes }: Pick<Plan, 'routes'>, { latest }: Pick<Site, 'latest'>): ReadonlyMap<string, readonly PageName[]> {
  const indexes = routes.flatMap(({ page }) => (page.type === 'docTagIndex' && page.version.name === latest?.name ? [page] : []))
  return new Map(
    indexes.map(({ locale, groups }) => {
      const tags = groups.flatMap((group) => group.tags).sort((a, b) => b.count - a.count)
      return [locale, tags.slice(0, mostTags).map(({ path, label }) => [path, label] as const)]
    }),
  )
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
