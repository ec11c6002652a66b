import { Article, formatMessage, Link, type PostSummary } from 'pagewright/theme'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { PostMeta } from '../PostMeta/PostMeta.tsx'
import classes from './LatestPost.module.css'

export type LatestPostProps = { readonly label: string; readonly post: PostSummary }

/** The newest post, as the home page ends with it. */
export function LatestPost({ label, post }: LatestPostProps): ReactElement {
  const texts = useTexts()
  return (
    <section className={classes.latest}>
      <h2>{label}</h2>
      <article>
        <h3 lang={post.excerpt.lang ?? undefined}>
          <Link to={post.path}>{post.title}</Link>
        </h3>
        <PostMeta date={post.date} minutes={post.minutes} authors={post.authors} />
        <Article className="prose" article={post.excerpt} />
        <Link to={post.path} aria-label={formatMessage(texts['blog.readMoreOf'], { title: post.title })}>
          {texts['blog.readMore']}
        </Link>
      </article>
    </section>
  )
}
