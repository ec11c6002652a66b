import { Link, type PageLink } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import classes from './TagList.module.css'

export type TagListProps = { readonly tags: readonly (PageLink & { readonly count?: number })[]; readonly label?: string }

/** Tags as links, each with its count where one is known. */
export function TagList({ tags, label }: TagListProps): ReactElement | null {
  const texts = useTexts()
  if (tags.length === 0) return null
  return (
    <ul className={classes.tagList} aria-label={label ?? texts['doc.tags']}>
      {tags.map((tag) => (
        <li key={tag.path}>
          <Link to={tag.path}>
            {tag.label}
            {tag.count !== undefined && <span> {tag.count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
