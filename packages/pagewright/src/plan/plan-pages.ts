import { escapeText } from '@pagewright/markdown'
import type { HomePage, NotFoundPage, PlainPage } from '@pagewright/model'
import { contentBase, generatedBase, type PlanContext, type Route, toEditUrl, toRoute, toToc } from './page-base.ts'
import { toDatedLink } from './plan-blog.ts'

/** Pages outside of docs and blog: the home page, whose id is empty, and the plain ones. */
export function planPages(context: PlanContext): Route[] {
  const { site, library, locale } = context
  return library.pages(locale).map((content): Route => {
    const base = contentBase(content, context)
    const articles = [{ content, part: 'html' as const }]
    if (content.entry.id !== '') {
      const page: PlainPage = { ...base, type: 'page', toc: toToc(content), editUrl: toEditUrl(content, context) }
      return toRoute(page, { articles })
    }
    const [latest = null] = site.blog === undefined ? [] : library.posts(locale)
    const page: HomePage = { ...base, type: 'home', latestPost: latest && toDatedLink(latest, context) }
    return toRoute(page, { articles })
  })
}

/** The not-found page, at the path where hosts look for it: `/404`. */
export function planNotFound(context: PlanContext): Route {
  const { locale, messages } = context
  const text = { title: messages['notFound.title'], description: messages['notFound.description'] }
  const page: NotFoundPage = { ...unlistedBase({ path: `${locale.base}404`, ...text }, context), type: 'notFound' }
  return toRoute(page)
}

/** The note that the service worker shows in place of a page that cannot be loaded offline, in the reader's language. */
export function planOffline(context: PlanContext): Route[] {
  const { site, locale, messages } = context
  if (site.offline !== true) return []
  const [title = '', text = '', retry = ''] = ['title', 'description', 'retry'].map((name) => messages[`offline.${name}`])
  const page: PlainPage = {
    ...unlistedBase({ path: `${locale.base}offline`, title, description: text }, context),
    type: 'page',
    // The service worker shows the note at the address of the page that is missing, which a link with an empty address loads again.
    article: { html: `<p>${escapeText(text)}</p>\n<p><a href="">${escapeText(retry)}</a></p>`, lang: null },
    toc: [],
    editUrl: null,
  }
  return [toRoute(page)]
}

/** The base of a page that search engines must not list, and from which the locale menu leads to the home pages. */
function unlistedBase(...[input, context]: Parameters<typeof generatedBase>): ReturnType<typeof generatedBase> {
  const localeLinks = context.site.locales.map(({ id, base }) => ({ locale: id, path: base }))
  return { ...generatedBase(input, context), canonical: null, alternates: [], localeLinks }
}
