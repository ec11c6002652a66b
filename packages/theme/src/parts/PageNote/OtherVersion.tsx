import { type DocPage, formatMessage, Link } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { PageNote } from './PageNote.tsx'

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
