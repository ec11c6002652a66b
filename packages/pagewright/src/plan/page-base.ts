import type { Alternate, Article, Locale, PageData, TocItem } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import type { Content } from '../content/load-content.ts'
import type { Library } from './library.ts'

/** What the planners of pages share. */
export type PlanContext = {
  readonly site: Site
  readonly library: Library
  /** ISO day of the last commit of a file, by path relative to the root. */
  readonly dates: ReadonlyMap<string, string>
}

type Base = Pick<PageData, 'path' | 'locale' | 'title' | 'description' | 'alternates' | 'localeLinks' | 'canonical' | 'socialImage'>

/** The base of a page that is made anew in every locale: lists, tags. */
export function generatedBase(input: { path: string; title: string; description: string; locale: Locale }, { site }: PlanContext): Base {
  const rest = input.path.slice(input.locale.base.length)
  const alternates = site.locales.map((locale): Alternate => ({ locale: locale.id, path: `${locale.base}${rest}` }))
  return {
    path: input.path,
    locale: input.locale.id,
    title: input.title,
    description: input.description,
    alternates,
    localeLinks: alternates,
    canonical: input.path,
    socialImage: null,
  }
}

/** The base of a page with a text of its own: alternates are the locales that really have it. */
export function contentBase(
  content: Content,
  { locale, context, pathIn }: { locale: Locale; context: PlanContext; pathIn: (content: Content, locale: Locale) => string },
): Base {
  const { site, library } = context
  const { entry } = content
  const shownIn = (other: Locale): Content => library.own(entry, other) ?? content
  const localeLinks = site.locales.map((other): Alternate => ({ locale: other.id, path: pathIn(shownIn(other), other) }))
  const alternates = localeLinks.filter((_, index) => library.own(entry, site.locales[index] as Locale) !== undefined)
  const path = pathIn(content, locale)
  const isOwn = entry.source.locale === locale.id
  const original = site.locales.find(({ id }) => id === entry.source.locale) as Locale
  return {
    path,
    locale: locale.id,
    title: entry.title,
    description: entry.description,
    alternates,
    localeLinks,
    canonical: isOwn ? path : pathIn(content, original),
    socialImage: null,
  }
}

/** An article whose HTML is filled in when the page is rendered. */
export function openArticle(content: Content, { locale, site }: { locale: Locale; site: Site }): Article {
  const { locale: own } = content.entry.source
  return { html: '', lang: own === locale.id ? null : (site.locales.find(({ id }) => id === own)?.lang ?? null) }
}

/** Table of contents: headings of levels 2 and 3. */
export function toToc({ compiled }: Content): TocItem[] {
  return compiled.headings.flatMap(({ id, text, level }) => (level === 2 || level === 3 ? [{ id, text, level }] : []))
}

/** Where a reader proposes a change to a file; null where the site does not say. */
export function toEditUrl({ entry }: Content, { site }: PlanContext): string | null {
  const edit = site.repository?.edit
  return edit === undefined ? null : `${edit.replace(/\/+$/, '')}/${entry.source.file}`
}
