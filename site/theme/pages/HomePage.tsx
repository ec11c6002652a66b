import { Article, type PageProps } from '@pagewright/browser'
import { BaseBanner } from '@pagewright/theme/parts/BaseBanner'
import { PostCard } from '@pagewright/theme/parts/PostCard'
import type { ReactElement } from 'react'
import classes from './HomePage.module.css'

/** The home page. Its parts are written in Markdown; this lays them out, and adds the newest post. */
export default function HomePage({ page, site }: PageProps<'home'>): ReactElement {
  return (
    <div className={classes.homePage}>
      <Article className="prose" article={page.article} />
      {page.latestPost !== null && <PostCard post={page.latestPost} />}
      <BaseBanner site={site} path={page.path} />
    </div>
  )
}
