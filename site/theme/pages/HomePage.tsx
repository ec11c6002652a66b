import { Article, type PageProps } from '@pagewright/browser'
import { BaseBanner } from '@pagewright/theme/parts/BaseBanner'
import type { ReactElement } from 'react'
import classes from './HomePage.module.css'

/** The home page. Its parts are written in Markdown; this only lays them out. */
export default function HomePage({ page, site }: PageProps<'home'>): ReactElement {
  return (
    <>
      <Article className={`prose ${classes.homePage}`} article={page.article} />
      <BaseBanner site={site} path={page.path} />
    </>
  )
}
