import { Link, type PageLink } from '@pagewright/browser'
import type { ReactElement } from 'react'
import classes from './Pager.module.css'

type Step = { readonly link: PageLink | null; readonly label: string }

export type PagerProps = {
  /** The accessible name of the navigation. */
  readonly label: string
  /** The page before this one in reading order. */
  readonly back: Step
  readonly on: Step
}

/** Links to the previous and the next page. */
export function Pager({ label, back, on }: PagerProps): ReactElement | null {
  if (back.link === null && on.link === null) return null
  return (
    <nav className={classes.pager} aria-label={label} data-print="none">
      {back.link !== null && <PagerLink link={back.link} label={back.label} rel="prev" />}
      {on.link !== null && <PagerLink link={on.link} label={on.label} rel="next" />}
    </nav>
  )
}

function PagerLink({ link, label, rel }: { readonly link: PageLink; readonly label: string; readonly rel: 'prev' | 'next' }): ReactElement {
  return (
    <Link to={link.path} rel={rel}>
      <span>{label}</span>
      {link.lang === undefined ? ` ${link.label}` : <bdi lang={link.lang}>{link.label}</bdi>}
    </Link>
  )
}
