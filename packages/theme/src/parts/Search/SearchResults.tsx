import { formatMessage, type SiteData } from '@pagewright/browser'
import { Fragment, type ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { SearchHitGroup } from './SearchHitGroup.tsx'
import type { SearchState } from './use-search.ts'

export type SearchResultsProps = { readonly search: SearchState; readonly site: SiteData }

/** The hits by page, the best first. Hits in another language are listed under its name. */
export function SearchResults({ search, site }: SearchResultsProps): ReactElement {
  const texts = useTexts()
  return (
    <>
      {search.found
        .filter(({ total }) => total > 0)
        .map(({ locale, total, hits }) => (
          <Fragment key={locale.id}>
            {locale.id !== site.locale.id && (
              <p className="search-language">{formatMessage(texts['search.other'], { language: locale.label })}</p>
            )}
            {hits.map((hit) => (
              <SearchHitGroup key={hit.path} hit={hit} lang={hit.lang ?? (locale.id === site.locale.id ? undefined : locale.lang)} />
            ))}
            {total > hits.length && (
              <button
                type="button"
                role="option"
                aria-selected="false"
                tabIndex={-1}
                id={`_search-more-${locale.id}`}
                className="search-more"
                onClick={search.showMore}
              >
                {texts['search.more']}
              </button>
            )}
          </Fragment>
        ))}
    </>
  )
}
