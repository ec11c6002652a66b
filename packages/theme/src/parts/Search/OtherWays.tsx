import { Link, type SiteData } from '@pagewright/browser'
import type { PageName } from '@pagewright/search'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import styles from '../TagList/TagList.module.css'

export type OtherWaysProps = {
  readonly site: SiteData
  /** Words of the site that are similar to what was typed. */
  readonly suggestions: readonly string[]
  readonly tags: readonly PageName[]
  readonly onChoose: (query: string) => void
}

/** For a search that found nothing: similar words, tags, and the places of the footer's first column. */
export function OtherWays({ site, suggestions, tags, onChoose }: OtherWaysProps): ReactElement {
  const texts = useTexts()
  const places = (site.footer[0]?.links ?? []).map(({ to, label }): PageName => [to, label])
  // If a tag has the same name as one of the places, only the place is shown, because it leads to more pages.
  const others = tags.filter(([, tag]) => places.every(([, label]) => label !== tag))
  if (site.tagsPath) others.push([site.tagsPath, texts['tags.all']])
  return (
    <>
      <p>{texts['search.advice']}</p>
      {suggestions.length > 0 && (
        <ul className={styles.tagList} aria-label={texts['search.similar']}>
          {suggestions.map((word) => (
            <li key={word}>
              <button type="button" onClick={() => onChoose(word)}>
                {word}
              </button>
            </li>
          ))}
        </ul>
      )}
      {[others, places].map((links) => (
        <ul key={`${links}`} className={styles.tagList}>
          {links.map(([to, label]) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      ))}
    </>
  )
}
