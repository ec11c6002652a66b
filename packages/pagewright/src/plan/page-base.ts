import {
  type Alternate,
  type Article,
  type Locale,
  localize,
  type Messages,
  type PageData,
  type PageOf,
  type Sidebar,
  type TocItem,
} from '@pagewright/model'
import type { DocsVersion, Site } from '../config/resolve-site.ts'
import type { GitDates } from '../content/git.ts'
import type { Content } from '../content/load-content.ts'
import { keyOf, type Library, pathOf } from './library.ts'

/** What the pages of a locale are planned from. */
export type PlanContext = {
  readonly site: Site
  readonly locale: Locale
  readonly messages: Messages
  readonly library: Library
  readonly dates: GitDates
}

/** What the pages of a version of the docs are planned from. */
export type DocsContext = PlanContext & { readonly version: DocsVersion; readonly sidebars: readonly Sidebar[] }

type Base = Pick<PageData, 'path' | 'locale' | 'title' | 'description' | 'alternates' | 'localeLinks' | 'canonical' | 'socialImage'>

/** The base of a page without a text of its own, such as a list. It names a page in every locale; `linkExisting` leaves out those that do not exist. */
export function generatedBase(text: Pick<Base, 'path' | 'title' | 'description'>, { site, locale }: PlanContext): Base {
  const rest = text.path.slice(locale.base.length)
  const localeLinks = site.locales.map(({ id, base }): Alternate => ({ locale: id, path: `${base}${rest}` }))
  const alternates = localeLinks.length === 1 ? [] : localeLinks
  return { ...text, locale: locale.id, alternates, localeLinks, canonical: text.path, socialImage: null }
}

/** The base of a page with a text of its own, and its article, whose HTML is filled in when the page is rendered. */
export function contentBase(content: Content, { site, library, locale }: PlanContext): Base & { readonly article: Article } {
  const { entry } = content
  const pathIn = (other: Locale): string => pathOf((library.find(keyOf(entry), other) ?? content).entry, { locale: other, site })
  const localeLinks = site.locales.map((other): Alternate => ({ locale: other.id, path: pathIn(other) }))
  const original = site.locales.find(({ id }) => id === entry.source.locale) as Locale
  const path = pathOf(entry, { locale, site })
  const translations = localeLinks.filter((_, index) => library.own(entry, site.locales[index] as Locale) !== undefined)
  return {
    path,
    locale: locale.id,
    title: entry.title,
    description: entry.description,
    alternates: original === locale && translations.length > 1 ? translations : [],
    localeLinks,
    canonical: original === locale ? path : pathOf(entry, { locale: original, site }),
    socialImage: null,
    article: { html: '', lang: original === locale ? null : original.lang },
  }
}

/** The table of contents: the headings of levels 2 and 3. One that is the name of an entry is code. */
export function toToc({ compiled }: Content): TocItem[] {
  const names = new Map(compiled.entries)
  return compiled.headings.flatMap(({ id, text, level }) =>
    level === 2 || level === 3 ? [{ id, text, level, ...(names.get(text) === id && ({ isCode: true } as const)) }] : [],
  )
}

/** The URL at which readers propose a change to a text; null where the configuration gives none. */
export function toEditUrl({ entry }: Content, { site }: PlanContext): string | null {
  const edit = site.repository?.edit
  return edit === undefined ? null : `${edit.replace(/\/+$/, '')}/${entry.source.file}`
}

/** What a page of the docs says about its version. */
export function versionOf(version: DocsVersion, { site, locale }: PlanContext): PageOf<'doc'>['version'] {
  const { versions, latest } = site
  const { name } = version
  const label = localize(version.label, locale.id)
  return { name, label, isUpcoming: latest !== null && versions.indexOf(version) < versions.indexOf(latest) }
}

/** Where the HTML of one of a page's articles comes from, in the order of `mapArticles`. */
export type ArticleSource = { readonly content: Content; readonly part: 'html' | 'excerpt' }

/** A page before it is rendered: its data without the HTML of its articles, and where that HTML comes from. */
export type Route = {
  readonly page: PageData
  readonly articles: readonly ArticleSource[]
  /** Key in `Plan.sidebars` of the sidebar that the page shows; null without one. */
  readonly sidebarKey: string | null
  /** The file, relative to the site's folder, that an author edits to change the page; null for a page that is made of several. */
  readonly file: string | null
}

/** Makes a route of a page. If it shows one whole text, that is what an author edits. */
export function toRoute(page: PageData, { articles = [], sidebarKey = null }: Partial<Pick<Route, 'articles' | 'sidebarKey'>> = {}): Route {
  const [own] = articles
  return { page, articles, sidebarKey, file: own?.part === 'html' ? own.content.entry.source.file : null }
}

/**
 * Leaves out translations of a page that do not exist, such as the page of a tag in a locale without a text that has it. There, the locale
 * menu leads to the page above: from `/blog/tags/x/page/2` to `/zh-cn/blog/tags/x` or `/zh-cn/blog/tags`.
 */
export function linkExisting(route: Route, { site, paths }: { site: Site; paths: ReadonlySet<string> }): Route {
  const { alternates, localeLinks } = route.page
  const there = alternates.filter(({ path }) => paths.has(path))
  const baseOf = (id: string): string => site.locales.find((locale) => locale.id === id)?.base ?? '/'
  const above = (path: string, base: string): string =>
    paths.has(path) ? path : path.length <= base.length ? base : above(path.slice(0, path.lastIndexOf('/')), base)
  const links = localeLinks.map(({ locale, path }) => ({ locale, path: above(path, baseOf(locale)) }))
  return { ...route, page: { ...route.page, alternates: there.length > 1 ? there : [], localeLinks: links } }
}
