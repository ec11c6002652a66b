import { Link, type PostSummary, pluralMessage, useSite } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { LongDate } from '../LongDate/LongDate.tsx'
import classes from './PostMeta.module.css'

export type PostMetaProps = Pick<PostSummary, 'date' | 'minutes' | 'authors'>

/** The date, the reading time and the authors of a post. */
export function PostMeta({ date, minutes, authors }: PostMetaProps): ReactElement {
  const texts = useTexts()
  const { locale } = useSite()
  return (
    <p className={classes.postMeta}>
      <LongDate day={date} />
      <span>{pluralMessage(texts, { key: 'blog.minutes', count: minutes, lang: locale.lang })}</span>
      {authors.map(({ name, title, url }) => (
        <span key={name}>
          {url === '' ? name : <Link to={url}>{name}</Link>}
          {title !== '' && ` · ${title}`}
        </span>
      ))}
    </p>
  )
}
