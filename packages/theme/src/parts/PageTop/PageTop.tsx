import type { ReactElement, ReactNode } from 'react'
import classes from './PageTop.module.css'

/** The line above a page's title: where it stands on the left, which version it tells of on the right. */
export function PageTop({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={classes.pageTop} data-print="none" data-whole="">
      {children}
    </div>
  )
}
