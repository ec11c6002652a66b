import type { HomePage, Locale, Messages, NotFoundPage, PlainPage } from '@pagewright/model'
import { pathOf } from './library.ts'
import { contentBase, generatedBase, openArticle, type PlanContext, toEditUrl, toToc } from './page-base.ts'
import { summarize } from './plan-blog.ts'
import type { ArticleSource, Route } from './route.ts'

/** Pages outside of docs and blog: the home page (id '') and those from Markdown alone. */
export function planPages(locale: Locale, context: PlanContext): Route[] {
  const { site, library } = context
  return library.pages(locale).map((content): Route => {
    const base = contentBase(content, { locale, context, pathIn: (other, where) => pathOf(other.entry, { locale: where, site }) })
    const article = openArticle(content, { locale, site })
    const { file } = content.entry.source
    const own: ArticleSource = { content, part: 'html' }
    if (content.entry.id !== '') {
      const page: PlainPage = { ...base, type: 'page', article, toc: toToc(content), editUrl: toEditUrl(content, context) }
      return { page, articles: [own], sidebarKey: null, file }
    }
    const [latest] = site.blog === undefined ? [] : library.posts(locale)
    const page: HomePage = {
      ...base,
      type: 'home',
      article,
      latestPost: latest === undefined ? null : summarize(latest, { locale, context }),
    }
    const articles: ArticleSource[] = latest === undefined ? [own] : [own, { content: latest, part: 'excerpt' }]
    return { page, articles, sidebarKey: null, file }
  })
}

/** The not-found page, in the place where hosts look for it: `/404`. */
export function planNotFound(locale: Locale, context: PlanContext): Route {
  const messages = context.site.messages[locale.id] as Messages
  const base = generatedBase(
    { path: `${locale.base}404`, title: messages['notFound.title'], description: messages['notFound.description'], locale },
    context,
  )
  const page: NotFoundPage = {
    ...base,
    type: 'notFound',
    canonical: null,
    alternates: [],
    localeLinks: context.site.locales.map(({ id, base: home }) => ({ locale: id, path: home })),
  }
  return { page, articles: [], sidebarKey: null, file: null }
}
