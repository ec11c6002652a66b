import type { ReactElement, ReactNode } from 'react'
import classes from './PageNote.module.css'

export type PageNoteProps = { readonly kind?: 'info' | 'caution'; readonly children: ReactNode }

/** A note between a page's title and its text, about the page as a whole. */
export function PageNote({ kind = 'info', children }: PageNoteProps): ReactElement {
  return (
    <p className={`admonition ${classes.pageNote}`} data-kind={kind}>
      <span className="admonition-title" />
      {children}
    </p>
  )
}
