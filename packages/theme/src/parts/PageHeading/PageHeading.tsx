import type { ReactElement, ReactNode } from 'react'
import classes from './PageHeading.module.css'
import { wholeWords } from './whole-words.tsx'

export type PageHeadingProps = {
  readonly title: string
  /** Language of the title when it is not the page's. */
  readonly lang?: string | undefined
  /** Shown above the title: breadcrumbs and version. */
  readonly above?: ReactNode
  /** Shown below the title: dates, counts, links. */
  readonly children?: ReactNode
}

/** The title of a page, with what stands above and below it. */
export function PageHeading({ title, lang, above, children }: PageHeadingProps): ReactElement {
  return (
    <header className={classes.pageHeading}>
      {above}
      <h1 lang={lang} dir={lang && 'auto'}>
        {wholeWords(title)}
      </h1>
      {children}
    </header>
  )
}
