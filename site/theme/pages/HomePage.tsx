import { Article, type PageProps } from 'pagewright/theme'
import type { ReactElement } from 'react'
import { useTexts } from '../messages/use-texts.ts'
import { BaseBanner } from '../parts/BaseBanner/BaseBanner.tsx'
import { LatestPost } from '../parts/LatestPost/LatestPost.tsx'
import classes from './HomePage.module.css'

/** The way in: what it is, what it shows, what it promises. The parts are Markdown; their order is the page's. */
export default function HomePage({ page, site }: PageProps<'home'>): ReactElement {
  const texts = useTexts()
  return (
    <>
      <Article className={`prose ${classes.homePage}`} article={page.article} />
      <BaseBanner site={site} path={page.path} />
      {page.latestPost !== null && <LatestPost label={texts['home.latest']} post={page.latestPost} />}
    </>
  )
}
