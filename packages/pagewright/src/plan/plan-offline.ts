import { escapeText } from '@pagewright/markdown'
import type { Locale, Messages, PlainPage } from '@pagewright/model'
import { generatedBase, type PlanContext } from './page-base.ts'
import type { Route } from './route.ts'

/** The note that the service worker shows for a page that is not there without a network, in the reader's language. */
export function planOffline(locale: Locale, context: PlanContext): Route[] {
  const { site } = context
  if (site.offline !== true) return []
  const messages = site.messages[locale.id] as Messages
  const [title = '', text = '', retry = ''] = ['title', 'description', 'retry'].map((name) => messages[`offline.${name}`])
  const base = generatedBase({ path: `${locale.base}offline`, title, description: text, locale }, context)
  const page: PlainPage = {
    ...base,
    type: 'page',
    // The note stands at the address of the page that is wanted: a link without one of its own asks for that again.
    article: { html: `<p>${escapeText(text)}</p>\n<p><a href="">${escapeText(retry)}</a></p>`, lang: null },
    toc: [],
    editUrl: null,
    canonical: null,
    alternates: [],
    localeLinks: site.locales.map(({ id, base: home }) => ({ locale: id, path: home })),
  }
  return [{ page, articles: [], sidebarKey: null, file: null }]
}
