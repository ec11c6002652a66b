import { type DocPage, formatMessage, joinPath, localize, type PageLink, type Sidebar, type SidebarItem } from '@pagewright/model'
import type { Content } from '../content/load-content.ts'
import { pathOf } from './library.ts'
import { contentBase, type DocsContext, type PlanContext, type Route, toEditUrl, toRoute, toToc, versionOf } from './page-base.ts'
import { tagLinks } from './plan-tags.ts'
import { sidebarDocIds, sidebarKey } from './resolve-sidebars.ts'

/** The pages of one version of the docs in one locale. */
export function planDocs(context: DocsContext): Route[] {
  const { site, library, locale, version, sidebars, messages } = context
  const places = new Map(
    sidebars.flatMap((sidebar) => readingOrder(sidebar, messages['doc.step'])).map((place) => [place.link.path, place]),
  )
  const tagsPath = joinPath(locale.base, 'docs', version.path, 'tags')
  return library.docs(locale, version.name).map((content): Route => {
    const { entry } = content
    const base = contentBase(content, context)
    const place = places.get(base.path) ?? null
    const links = versionLinks(entry.id, context)
    const page: DocPage = {
      type: 'doc',
      toc: toToc(content),
      breadcrumbs: place === null ? [] : place.trail,
      previous: place?.previous ?? null,
      next: place?.next ?? null,
      tags: tagLinks(entry.tags, { known: site.docs?.tags ?? {}, locale, path: tagsPath }),
      editUrl: toEditUrl(content, context),
      lastUpdated: context.dates.get(entry.source.file) ?? null,
      version: versionOf(version, context),
      latest: version === site.latest ? null : (links.find(({ name }) => name === site.latest?.name) ?? null),
      versionLinks: links,
      packages: entry.packages.map((name) => (Object.hasOwn(site.values, name) ? `${name} ${site.values[name]}` : name)),
      // Spreads come last: an object literal that begins with one is filled several times slower, and this runs for every page.
      ...base,
      ...latestAddress(content, context),
    }
    return toRoute(page, {
      articles: [{ content, part: 'html' }],
      sidebarKey: place === null ? null : sidebarKey({ locale, version: version.name, id: place.sidebar.id }),
    })
  })
}

/** Where a doc is in each version; where a version does not have it, the version's main doc. */
export function versionLinks(id: string | undefined, { site, library, locale }: PlanContext): DocPage['versionLinks'] {
  return site.versions.map((version) => {
    const { name, path, sidebars } = version
    const label = localize(version.label, locale.id)
    const find = (wanted: string | undefined): Content | undefined =>
      wanted === undefined ? undefined : library.docIn(name, { id: wanted, locale })
    const firstDoc = (): string | undefined => sidebarDocIds(Object.values(sidebars).flatMap(({ items }) => items))[0]
    const target = find(id) ?? find(site.docs?.mainDoc) ?? find(firstDoc()) ?? library.docs(locale, name)[0]
    return { name, label, path: target === undefined ? joinPath(locale.base, 'docs', path) : pathOf(target.entry, { locale, site }) }
  })
}

/** For a page that the latest version has too: the address of that page for search engines, and its translations. */
function latestAddress({ entry }: Content, context: DocsContext): Partial<Pick<DocPage, 'canonical' | 'alternates'>> {
  const { latest } = context.site
  if (latest === null || context.version === latest) return {}
  const counterpart = context.library.docIn(latest.name, { id: entry.id, locale: context.locale })
  if (counterpart === undefined) return {}
  const { canonical, alternates } = contentBase(counterpart, context)
  return { canonical, alternates }
}

type Place = {
  readonly sidebar: Sidebar
  readonly link: PageLink
  readonly previous: PageLink | null
  readonly next: PageLink | null
  readonly trail: DocPage['breadcrumbs']
}

/** Every page of a sidebar with its neighbors and the groups around it. `step` is the message that numbers the steps of a task. */
function readingOrder(sidebar: Sidebar, step: string): Place[] {
  // A page that stands there twice, such as that of a group and its first item, is read once.
  const links = [...new Map(withTrails(sidebar.items).map((link) => [link.link.path, link])).values()]
  const crumb = { label: sidebar.label, path: links[0]?.link.path ?? null }
  const toSteps = (index: number): Trail => [
    index === 0 ? { ...crumb, path: null } : crumb,
    { label: formatMessage(step, { step: index + 1, steps: links.length }), path: null },
  ]
  return links.map(({ link, trail }, index) => ({
    sidebar,
    link,
    previous: links[index - 1]?.link ?? null,
    next: links[index + 1]?.link ?? null,
    trail: [...(sidebar.steps ? toSteps(index) : [crumb]), ...trail].filter(
      (own, at, all) => at === 0 || own.path === null || own.path !== all[at - 1]?.path,
    ),
  }))
}

type Trail = DocPage['breadcrumbs']

/** The pages of a sidebar in order, each with the groups around it and itself, from the outermost to the innermost. */
function withTrails(items: readonly SidebarItem[], above: Trail = []): { link: PageLink; trail: Trail }[] {
  return items.flatMap((item) => {
    const trail = [...above, { label: item.label, path: item.path, ...('lang' in item && item.lang && { lang: item.lang }) }]
    const { type, label, path } = item
    if (type === 'link') return [{ link: { label, path, ...(item.lang && { lang: item.lang }) }, trail }]
    const own = path === null ? [] : [{ link: { label, path }, trail }]
    return [...own, ...withTrails(item.items, trail)]
  })
}
