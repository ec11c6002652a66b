import { Article, formatMessage, Link, type PostSummary } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { wholeWords } from '../PageHeading/whole-words.tsx'
import { PostMeta } from '../PostMeta/PostMeta.tsx'
import ruled from '../Ruled/Ruled.module.css'
import { TagList } from '../TagList/TagList.tsx'
import classes from './PostCard.module.css'

/** A post in a list: title, date and authors, its beginning, and a link to the rest. */
export function PostCard({ post }: { readonly post: PostSummary }): ReactElement {
  const texts = useTexts()
  return (
    <article className={`${ruled.ruled} ${classes.postCard}`}>
      <h2 lang={post.excerpt.lang ?? undefined} dir={post.excerpt.lang ? 'auto' : undefined}>
        <Link to={post.path}>{wholeWords(post.title)}</Link>
      </h2>
      <PostMeta date={post.date} minutes={post.minutes} authors={post.authors} />
      <Article className="prose" article={post.excerpt} />
      <div className={classes.end}>
        <TagList tags={post.tags} />
        {post.truncated && (
          <Link to={post.path} aria-label={formatMessage(texts['blog.readMoreOf'], { title: post.title })}>
            {texts['blog.readMore']}
          </Link>
        )}
      </div>
    </article>
  )
}
