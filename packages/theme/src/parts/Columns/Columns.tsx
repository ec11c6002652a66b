import type { ReactElement, ReactNode } from 'react'
import classes from './Columns.module.css'

export type ColumnsProps = { readonly children: ReactNode; readonly beside?: ReactNode }

/** The column of the article, and on wide screens `beside` it the table of contents. */
export function Columns({ children, beside }: ColumnsProps): ReactElement {
  return (
    <div className={classes.columns}>
      <div>{children}</div>
      {beside}
    </div>
  )
}
