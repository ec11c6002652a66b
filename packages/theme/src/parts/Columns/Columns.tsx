import type { ReactElement, ReactNode } from 'react'
import classes from './Columns.module.css'

export type ColumnsProps = {
  readonly children: ReactNode
  /** On wide screens beside the article: the table of contents, and what can be done with the page. On others it follows the article. */
  readonly beside?: ReactNode
  /** The pager. */
  readonly after?: ReactNode
}

/** The column of the article, and what stands beside and below it. */
export function Columns({ children, beside, after }: ColumnsProps): ReactElement {
  return (
    <div className={classes.columns}>
      <div>{children}</div>
      {beside && <div className={classes.beside}>{beside}</div>}
      {after}
    </div>
  )
}
