import {
  type DocPage,
  joinPath,
  type Locale,
  localize,
  type PageLink,
  type Sidebar,
  type SidebarItem,
  toMarkdownPath,
} from '@pagewright/model'
import type { DocsVersion } from '../config/resolve-site.ts'
import type { DocEntry } from '../content/entry.ts'
import { pathOf } from './library.ts'
import { contentBase, openArticle, type PlanContext, toEditUrl, toToc } from './page-base.ts'
import { sidebarKey } from './resolve-sidebars.ts'
import type { Route } from './route.ts'
import { versionLinks } from './version-links.ts'

export type DocsInput = {
  readonly locale: Locale
  readonly version: DocsVersion
  /** The version's sidebars in this locale. */
  readonly sidebars: readonly Sidebar[]
  readonly context: PlanContext
}

/** The pages of one version of the docs in one locale. */
export function planDocs(input: DocsInput): Route[] {
  const { locale, version, sidebars, context } = input
  const places = sidebars.flatMap((sidebar) => readingOrder(sidebar))
  const placeOf = new Map(places.map((place) => [place.link.path, place]))
  return context.library.docs(locale, version.name).map((content): Route => {
    const base = contentBase(content, {
      locale,
      context,
      pathIn: (other, where) => pathOf(other.entry, { locale: where, site: context.site }),
    })
    const place = placeOf.get(base.path) ?? null
    const page: DocPage = {
      type: 'doc',
      article: openArticle(content, { locale, site: context.site }),
      toc: toToc(content),
      breadcrumbs: place === null ? [] : place.trail,
      previous: place?.previous ?? null,
      next: place?.next ?? null,
      tags: tagLinks(content.entry, input),
      editUrl: toEditUrl(content, context),
      lastUpdated: context.dates.get(content.entry.source.file) ?? null,
      sidebarId: place?.sidebar.id ?? null,
      version: { name: version.name, label: version.label },
      versionLinks: versionLinks(content.entry.id, input),
      packages: content.entry.packages.map((name) => [name, context.site.values[name]].filter(Boolean).join(' ')),
      markdownPath: toMarkdownPath(base.path),
      // Last: an object that starts with a spread is filled several times slower, and this is done for every page.
      ...base,
    }
    return {
      page,
      articles: [{ content, part: 'html' }],
      sidebarKey: place === null ? null : sidebarKey({ locale, version: version.name, id: place.sidebar.id }),
      file: content.entry.source.file,
    }
  })
}

type Place = {
  readonly sidebar: Sidebar
  readonly link: PageLink
  readonly previous: PageLink | null
  readonly next: PageLink | null
  readonly trail: DocPage['breadcrumbs']
}

/** Every page of a sidebar with its neighbours and the groups around it. */
function readingOrder(sidebar: Sidebar): Place[] {
  const links = withTrails(sidebar.items)
  const crumb = { label: sidebar.label, path: links[0]?.link.path ?? null }
  const neighbour = (index: number): PageLink | null => links[index]?.link ?? null
  return links.map(({ link, trail }, index) => ({
    sidebar,
    link,
    previous: neighbour(index - 1),
    next: neighbour(index + 1),
    trail: [crumb, ...trail].filter((own, at, all) => at === 0 || own.path === null || own.path !== all[at - 1]?.path),
  }))
}

type Trail = DocPage['breadcrumbs']

/** The pages of a sidebar in order, each with the groups around it and itself, from the outside in. */
function withTrails(items: readonly SidebarItem[], above: Trail = []): { link: PageLink; trail: Trail }[] {
  return items.flatMap((item) => {
    const trail = [...above, { label: item.label, path: item.path }]
    const own = item.path === null ? [] : [{ link: { label: item.label, path: item.path }, trail }]
    return item.type === 'group' ? [...own, ...withTrails(item.items, trail)] : own
  })
}

function tagLinks(entry: DocEntry, { locale, version, context }: DocsInput): PageLink[] {
  const known = context.site.docs?.tags ?? {}
  return entry.tags
    .filter((tag) => Object.hasOwn(known, tag))
    .map((tag) => ({ label: localize(known[tag] ?? tag, locale.id), path: joinPath(locale.base, 'docs', version.path, 'tags', tag) }))
}
