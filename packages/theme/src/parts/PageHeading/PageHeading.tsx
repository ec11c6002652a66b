import type { ReactElement, ReactNode } from 'react'
import classes from './PageHeading.module.css'

export type PageHeadingProps = {
  readonly title: string
  /** Language of the title when it is not the page's. */
  readonly lang?: string | undefined
  /** What stands above the title: where the page is, which version it tells of. */
  readonly above?: ReactNode
  /** What stands below it: dates, counts, links. */
  readonly children?: ReactNode
}

/** The region that a page begins with. */
export function PageHeading({ title, lang, above, children }: PageHeadingProps): ReactElement {
  return (
    <header className={classes.pageHeading}>
      {above}
      <h1 lang={lang}>{title}</h1>
      {children}
    </header>
  )
}
