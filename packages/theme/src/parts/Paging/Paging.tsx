import { formatMessage, Link, type Paging as PagingData } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import ruled from '../Ruled/Ruled.module.css'
import classes from './Paging.module.css'

/** Links to the other pages of a list that has more than one. */
export function Paging({ paging }: { readonly paging: PagingData }): ReactElement | null {
  const texts = useTexts()
  const { page, pages, newer, older } = paging
  if (pages < 2) return null
  return (
    <nav className={`${ruled.ruled} ${classes.paging}`} aria-label={texts['blog.paging']} data-print="none">
      {newer === null ? (
        <span />
      ) : (
        <Link to={newer} rel="prev">
          {texts['blog.newerPage']}
        </Link>
      )}
      <span>{formatMessage(texts['blog.pageOf'], { page, pages })}</span>
      {older === null ? (
        <span />
      ) : (
        <Link to={older} rel="next">
          {texts['blog.olderPage']}
        </Link>
      )}
    </nav>
  )
}
