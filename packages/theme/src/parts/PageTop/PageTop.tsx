import type { ReactElement, ReactNode } from 'react'
import classes from './PageTop.module.css'

/** The line above the title: breadcrumbs on the left, the version on the right. */
export function PageTop({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={classes.pageTop} data-print="none" data-whole="">
      {children}
    </div>
  )
}
