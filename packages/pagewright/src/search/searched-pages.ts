import { unescapeText } from '@pagewright/markdown'
import type { Locale } from '@pagewright/model'
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
  /** The compiled text, by its key in the store. */
  readonly bodyKey: string
  /** The original of a translation, whose words readers type as well. */
  readonly original: { readonly title: string; readonly bodyKey: string } | null
  /** The words of the components in the text, in their order. */
  readonly islands: readonly string[]
}

type Input = {
  readonly plan: Pick<Plan, 'routes' | 'translations'>
  readonly site: Pick<Site, 'latest' | 'messages'>
  readonly islands: PageIslands
}

/**
 * The pages of a locale with a text of their own, unless it or its original says `search: false`. Of the docs only the latest version is
 * searched.
 */
export function searchedPages({ id }: Locale, { plan, site, islands }: Input): SearchedPage[] {
  return plan.routes.flatMap(({ page, articles: [own] }): SearchedPage[] => {
    if (page.locale !== id || own?.part !== 'html' || !('article' in page)) return []
    const { entry, compiled } = own.content
    if (page.type === 'doc' && page.version.name !== site.latest?.name) return []
    const { path, title, description } = page
    const original = plan.translations.get(entry.source.file)?.original
    if ([entry, original?.entry].some((text) => text?.kind === 'page' && !text.isSearched)) return []
    const crumbs = page.type === 'doc' ? page.breadcrumbs : []
    // The first page of a sidebar is also called like the sidebar.
    const isFirst = page.type === 'doc' && page.previous === null
    const label = (isFirst ? crumbs[0] : crumbs.find((crumb) => crumb.path === path))?.label ?? ''
    const other = site.messages[id]?.[page.type === 'post' ? 'blog.title' : 'search.otherPages'] ?? ''
    const trail = page.type === 'doc' ? crumbs.filter((crumb) => crumb.path !== path).map((crumb) => crumb.label) : [other]
    return [
      {
        path,
        title,
        description,
        trail: trail.filter((name) => name !== title && name !== ''),
        part: page.type === 'doc' ? { label: crumbs[0]?.label ?? '', isDocs: true } : { label: other, isDocs: false },
        label: label === title ? '' : label,
        lang: page.article.lang,
        tags: page.type === 'doc' || page.type === 'post' ? page.tags.map((tag) => tag.label) : [],
        bodyKey: compiled.bodyKey,
        original: original === undefined ? null : { title: original.entry.title, bodyKey: original.compiled.bodyKey },
        islands: islands.get(path)?.[0]?.map(toWords) ?? [],
      },
    ]
  })
}

const mostTags = 8

/** The tags of a locale's docs that most pages have, the most frequent first. */
export function topTags({ id }: Locale, { plan, site: { latest } }: Pick<Input, 'plan' | 'site'>): readonly PageName[] {
  const groups = plan.routes.flatMap(({ page }) =>
    page.type === 'docTagIndex' && page.locale === id && page.version.name === latest?.name ? page.groups : [],
  )
  const tags = groups.flatMap((group) => group.tags).sort((a, b) => b.count - a.count)
  return tags.slice(0, mostTags).map(({ path, label }) => [path, label] as const)
}

/** The words in HTML that React has rendered. */
function toWords(html: string): string {
  return unescapeText(html.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}
