import type { ReactElement, ReactNode } from 'react'
import classes from './PageNote.module.css'

/** A note between a page's title and its text, about the page as a whole. */
export function PageNote({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <p className={`admonition ${classes.note}`} data-kind="info">
      {children}
    </p>
  )
}
