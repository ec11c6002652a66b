import { escapeAttribute, escapeText, type SectionNote } from '@pagewright/markdown'
import { formatMessage, type Locale, type PageData, toHref } from '@pagewright/model'
import { pathOf } from '../plan/library.ts'
import type { Targets } from '../plan/resolve-references.ts'
import type { ArticleSource } from '../plan/route.ts'

type NotesInput = { readonly page: PageData; readonly locale: Locale; readonly targets: Targets }

/**
 * Notes for readers of a translation, with links to the original: at sections whose original has changed since, and at
 * the end the sections that the translation lacks, with their ids, so that links to them lead there. Excerpts have no
 * notes. A home page, whose parts the theme lays out, has one note at its start instead.
 */
export function translationNotes({ content, part }: ArticleSource, { page, locale, targets }: NotesInput): SectionNote[] {
  const { site, plan } = targets
  const translation = plan.translations.get(content.entry.source.file)
  if (translation === undefined || part !== 'html') return []
  const { defaultLocale } = site
  const { behind, missing } = translation
  const messages: Readonly<Record<string, string>> = site.messages[locale.id] ?? {}
  const path = toHref(site.mount, encodeURI(pathOf(translation.original.entry, { locale: defaultLocale, site })))
  const link = (text: string, { id, attributes = '' }: { id: string; attributes?: string }): string => {
    const href = escapeAttribute(`${path}${id === '' ? '' : `#${encodeURIComponent(id)}`}`)
    return `<a${attributes} href="${href}" hreflang="${escapeAttribute(defaultLocale.lang)}">${escapeText(text)}</a>`
  }
  const note = (key: string, values: Readonly<Record<string, string>>): string =>
    `<p class="behind" role="note">${formatMessage(escapeText(messages[key] ?? ''), values)}</p>\n`
  const behindNote = (id: string): string => note('translation.behind', { original: link(messages['translation.original'] ?? '', { id }) })
  if (page.type === 'home') return behind.length + missing.length === 0 ? [] : [{ place: 'start', html: behindNote('') }]
  const lang = ` lang="${escapeAttribute(defaultLocale.lang)}"`
  const links = missing.map(({ id, text }) => link(text, { id, attributes: ` id="${escapeAttribute(id)}"${lang}` }))
  const sections = new Intl.ListFormat(locale.lang).format(links)
  return [
    ...behind.map(({ id, heading }) => ({ place: heading ?? ('start' as const), html: behindNote(id) })),
    ...(links.length === 0 ? [] : [{ place: 'end' as const, html: note('translation.missing', { sections }) }]),
  ]
}
