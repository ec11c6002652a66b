import { escapeText } from '../markdown/escape.ts'
import type { Locale } from '../model/locale.ts'
import type { Messages } from '../model/messages.ts'
import type { PlainPage } from '../model/page-data.ts'
import { generatedBase, type PlanContext } from './page-base.ts'
import type { Route } from './route.ts'

/** The note that the service worker shows for a page that is not there without a network, in the reader's language. */
export function planOffline(locale: Locale, context: PlanContext): Route[] {
  const { site } = context
  if (site.offline !== true) return []
  const messages = site.messages[locale.id] as Messages
  const [title = '', text = ''] = [messages['offline.title'], messages['offline.description']]
  const base = generatedBase({ path: `${locale.base}offline`, title, description: text, locale }, context)
  const page: PlainPage = {
    ...base,
    type: 'page',
    article: { html: `<p>${escapeText(text)}</p>`, lang: null },
    toc: [],
    editUrl: null,
    canonical: null,
    alternates: [],
    localeLinks: site.locales.map(({ id, base: home }) => ({ locale: id, path: home })),
  }
  return [{ path: page.path, page, articles: [], sidebarKey: null, file: null }]
}
