import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'

export type RecentSearchesProps = { readonly recent: readonly string[]; readonly onChoose: (query: string) => void }

/** Recent searches, shown while the field is empty. */
export function RecentSearches({ recent, onChoose }: RecentSearchesProps): ReactElement | null {
  const texts = useTexts()
  if (recent.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a list of options, not of a form
    <div role="group" aria-labelledby="_search-recent">
      <p id="_search-recent" className="search-group">
        {texts['search.recent']}
      </p>
      {recent.map((query, at) => (
        <button
          key={query}
          type="button"
          role="option"
          aria-selected="false"
          tabIndex={-1}
          id={`_search-recent-${at}`}
          className="search-option"
          onClick={() => onChoose(query)}
        >
          {query}
        </button>
      ))}
    </div>
  )
}
