import { formatMessage, Link, pluralMessage, type SiteData } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import type { SearchState } from './use-search.ts'

export type SearchNoteProps = { readonly search: SearchState; readonly site: SiteData }

/** Says how many pages were found, that there are none, or what went wrong. */
export function SearchNote({ search, site }: SearchNoteProps): ReactElement {
  const texts = useTexts()
  const { answered, found, hasFailed, retry } = search
  const own = found.find(({ locale }) => locale.id === site.locale.id)
  const hasWords = /[\p{L}\p{N}]/u.test(answered)
  const isNone = answered !== '' && own === undefined && !hasFailed
  return (
    <div className="search-note" role="status">
      {answered === '' && <p className="search-late">{texts.loading}</p>}
      {own !== undefined && <p>{pluralMessage(texts, { key: 'docs.count', count: own.total, lang: site.locale.lang })}</p>}
      {isNone && (
        <p>
          <strong>{formatMessage(texts[hasWords ? 'search.none' : 'search.signs'], { query: answered })}</strong>{' '}
          <Link to={site.docsTagsPath}>{texts['docs.allTags']}</Link>
        </p>
      )}
      {isNone && hasWords && found.length === 0 && <p>{texts['search.advice']}</p>}
      {hasFailed && (
        <p>
          {texts[navigator.onLine ? 'search.failed' : 'search.offline']}{' '}
          <button type="button" className="search-retry" onClick={retry}>
            {texts['failed.retry']}
          </button>
        </p>
      )}
    </div>
  )
}
