import type { PageData } from '@pagewright/model'
import type { PageText, SitePart } from '@pagewright/search'
import type { Site } from '../config/resolve-site.ts'
import type { Content } from '../content/load-content.ts'
import type { Plan } from '../plan/plan-site.ts'
import type { PageIslands } from '../render/render-islands.ts'

/** A page that search finds, without its text. */
export type SearchedPage = Omit<PageText, 'sections'> & {
  /** Its label in the sidebar if that differs from its title; otherwise empty. */
  readonly label: string
  /** The part of the site that it belongs to: a sidebar, the blog, or none (with an empty label). */
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
    if (own?.part !== 'html' || own.content.compiled.bodyKey === '' || !isSearched(page, site)) continue
    const blog = site.messages[page.locale]?.['blog.title'] ?? ''
    lists
      .get(page.locale)
      ?.push({ ...toSearchedPage(page, { content: own.content, blog }), islands: islands.get(page.path)?.[0]?.map(toWords) ?? [] })
  }
  return lists
}

function isSearched(page: PageData, { latest }: Pick<Site, 'latest'>): boolean {
  if (page.type === 'doc') return page.version.name === latest?.name
  return page.type === 'home' || page.type === 'page' || page.type === 'post'
}

function toSearchedPage(
  page: PageData,
  { content: { compiled }, blog }: { content: Content; blog: string },
): Omit<SearchedPage, 'islands'> {
  const { path, title, description } = page
  return {
    path,
    title,
    description,
    trail: page.type === 'doc' ? page.breadcrumbs.filter((crumb) => crumb.path !== path).map(({ label }) => label) : [],
    part:
      page.type === 'doc'
        ? { label: page.breadcrumbs[0]?.label ?? '', isDocs: true }
        : { label: page.type === 'post' ? blog : '', isDocs: false },
    label: page.type === 'doc' ? labelOf(page) : '',
    lang: 'article' in page ? page.article.lang : null,
    tags: page.type === 'doc' || page.type === 'post' ? page.tags.map(({ label }) => label) : [],
    bodyKey: compiled.bodyKey,
  }
}

function labelOf({ breadcrumbs, path, title }: Extract<PageData, { type: 'doc' }>): string {
  const label = breadcrumbs.find((crumb) => crumb.path === path)?.label ?? ''
  return label === title ? '' : label
}

/** The words in HTML that React has rendered. */
function toWords(html: string): string {
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' }
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|#x27|amp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
