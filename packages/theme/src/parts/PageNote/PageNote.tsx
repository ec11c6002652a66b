import { type DocPage, formatMessage, Link } from '@pagewright/browser'
import type { ReactElement, ReactNode } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import classes from './PageNote.module.css'

export type PageNoteProps = { readonly kind?: 'info' | 'caution'; readonly children: ReactNode }

/** A note between a page's title and its text, about the page as a whole. */
export function PageNote({ kind = 'info', children }: PageNoteProps): ReactElement {
  return (
    <p className={`admonition ${classes.pageNote}`} data-kind={kind}>
      <span className="admonition-title" />
      {children}
    </p>
  )
}

/** Says that the page belongs to another version than the latest, and leads to that one. */
export function OtherVersion({ version, latest }: Pick<DocPage, 'version' | 'latest'>): ReactElement | null {
  const texts = useTexts()
  if (latest === null) return null
  const text = formatMessage(texts[version.isUpcoming ? 'version.upcoming' : 'version.older'], { version: version.label })
  const [before = '', after = ''] = text.split('{latest}')
  return (
    <PageNote kind={version.isUpcoming ? 'info' : 'caution'}>
      {before}
      <Link to={latest.path}>{formatMessage(texts['version.latest'], { version: latest.label })}</Link>
      {after}
    </PageNote>
  )
}

/** Says that the article is in another language (`lang`) than the page, i.e. not translated. */
export function Untranslated({ lang }: { readonly lang: string | null }): ReactElement | null {
  const texts = useTexts()
  return lang === null ? null : <PageNote>{texts['doc.untranslated']}</PageNote>
}
