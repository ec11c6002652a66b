import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import tags from '../TagList/TagList.module.css'

/** Example queries, shown to readers who have not searched yet. */
export function SearchExamples({ onChoose }: { readonly onChoose: (query: string) => void }): ReactElement {
  const texts = useTexts()
  return (
    <div className="search-note">
      <p>{texts['search.hint']}</p>
      <ul className={tags.tagList}>
        {texts['search.examples'].split(' ').map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
