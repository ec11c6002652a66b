import { isExternal, Link, type SiteData } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import tags from '../TagList/TagList.module.css'

export type OtherWaysProps = {
  readonly site: SiteData
  /** Words of the site that are similar to what was typed. */
  readonly suggestions: readonly string[]
  readonly onChoose: (query: string) => void
}

/** For a search that found nothing: similar words, and the sections of the site. */
export function OtherWays({ site, suggestions, onChoose }: OtherWaysProps): ReactElement {
  const texts = useTexts()
  return (
    <>
      <p>{texts['search.advice']}</p>
      {suggestions.length > 0 && (
        <ul className={tags.tagList} aria-label={texts['search.similar']}>
          {suggestions.map((word) => (
            <li key={word}>
              <button type="button" onClick={() => onChoose(word)}>
                {word}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul className={tags.tagList} aria-label={texts['nav.main']}>
        {site.navbar
          .filter(({ to }) => !isExternal(to))
          .map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
      </ul>
    </>
  )
}
