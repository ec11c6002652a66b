import { escapeAttribute, escapeText, type SectionNote } from '@pagewright/markdown'
import { formatMessage, type Locale, type PageData, toHref } from '@pagewright/model'
import { pathOf } from '../plan/library.ts'
import type { Targets } from '../plan/resolve-references.ts'
import type { ArticleSource } from '../plan/route.ts'

type NotesInput = { readonly page: PageData; readonly locale: Locale; readonly targets: Targets }

/**
 * Tells the readers of a translation which parts have changed in the original since, and leads there. Excerpts go without;
 * on a home page, whose parts are laid out, one note at the start stands for all.
 */
export function behindNotes({ content, part }: ArticleSource, { page, locale, targets }: NotesInput): SectionNote[] {
  const { site, plan } = targets
  const translation = plan.translations.get(content.entry.source.file)
  if (translation === undefined || part !== 'html') return []
  const { defaultLocale } = site
  const path = toHref(site.mount, encodeURI(pathOf(translation.original.entry, { locale: defaultLocale, site })))
  const messages = site.messages[locale.id] ?? {}
  const { behind } = translation
  const told = page.type === 'home' ? behind.slice(0, 1).map(() => ({ id: '', heading: null })) : behind
  return told.map(({ id, heading }) => {
    const href = escapeAttribute(`${path}${id === '' ? '' : `#${encodeURIComponent(id)}`}`)
    const words = escapeText(messages['translation.original'] ?? '')
    const original = `<a href="${href}" hreflang="${escapeAttribute(defaultLocale.lang)}">${words}</a>`
    const text = formatMessage(escapeText(messages['translation.behind'] ?? ''), { original })
    return { heading, html: `<p class="behind" role="note">${text}</p>\n` }
  })
}
