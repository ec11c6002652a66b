import { Link, type SiteData } from '@pagewright/browser'
import type { PageName } from '@pagewright/search'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import styles from '../TagList/TagList.module.css'

export type OtherWaysProps = {
  readonly site: SiteData
  readonly tags: readonly PageName[]
}

/** For a search that found nothing: tags, and the places of the footer's first column. */
export function OtherWays({ site, tags }: OtherWaysProps): ReactElement {
  const texts = useTexts()
  const places = (site.footer[0]?.links ?? []).map(({ to, label }): PageName => [to, label])
  // A place that is called like a tag has more.
  const others = tags.filter(([, tag]) => places.every(([, label]) => label !== tag))
  return (
    <>
      <p>{texts['search.advice']}</p>
      {[[...others, [site.docsTagsPath, texts['docs.allTags']] as const], places].map((links) => (
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
