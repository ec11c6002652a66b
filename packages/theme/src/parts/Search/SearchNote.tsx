import { formatMessage, pluralMessage, type SiteData } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { OtherWays } from './OtherWays.tsx'
import type { SearchState } from './use-search.ts'

export type SearchNoteProps = {
  readonly search: SearchState
  readonly site: SiteData
  /** Searches for another word. */
  readonly onChoose: (query: string) => void
}

const longestQuery = 60

/**
 * Says how many pages were found and by which words, that there are none, or what went wrong. A number that also stands on the filters is
 * only read out.
 */
export function SearchNote({ search, site, onChoose }: SearchNoteProps): ReactElement {
  const texts = useTexts()
  const { answered, found, hasFailed, retry } = search
  const own = found.find(({ locale }) => locale.id === site.locale.id)
  const hasWords = /[\p{L}\p{N}]/u.test(answered)
  const isNone = answered !== '' && !hasFailed && (own?.total ?? 0) === 0
  const isOnFilters = own !== undefined && own.parts.length > 1 && own.corrections.length === 0 && !own.isPartial && !isNone
  const note = (
    <div className={isOnFilters ? 'visually-hidden' : 'search-note'} role="status">
      {answered === '' && <p className="search-late">{texts.loading}</p>}
      {own !== undefined && own.total > 0 && (
        <p>
          {[
            pluralMessage(texts, { key: 'docs.count', count: own.total, lang: site.locale.lang }),
            own.corrections.length > 0 &&
              formatMessage(texts['search.corrected'], { query: own.corrections.map(({ right }) => right).join(' ') }),
            own.isPartial && texts['search.partial'],
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {isNone && (
        <p>
          <strong>{formatMessage(texts[hasWords ? 'search.none' : 'search.signs'], { query: shorten(answered) })}</strong>
        </p>
      )}
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
  // What could be looked for instead is not read out.
  return (
    <>
      {note}
      {isNone && own !== undefined && found.length === 1 && (
        <div className="search-note">
          <OtherWays site={site} suggestions={own.suggestions} tags={own.tags} onChoose={onChoose} />
        </div>
      )}
    </>
  )
}

/** The beginning of a query that is too long to be repeated. */
function shorten(query: string): string {
  const characters = Array.from(query)
  return characters.length > longestQuery ? `${characters.slice(0, longestQuery).join('')}…` : query
}
