import { Article, type PageProps } from '@pagewright/browser'
import { BaseBanner } from '@pagewright/theme/parts'
import type { ReactElement } from 'react'
import classes from './HomePage.module.css'

/** The way in: what it is, what it shows, what it promises and costs. The parts are Markdown; their order is the page's. */
export default function HomePage({ page, site }: PageProps<'home'>): ReactElement {
  return (
    <>
      <Article className={`prose ${classes.homePage}`} article={page.article} />
      <BaseBanner site={site} path={page.path} />
    </>
  )
}
