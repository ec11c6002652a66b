import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { Columns } from '../Columns/Columns.tsx'
import classes from './Loading.module.css'

/** The spinner in the place of a page that is on its way. */
export function Loading(): ReactElement {
  const texts = useTexts()
  return (
    <Columns>
      <div className={classes.loading} role="status">
        <span className="visually-hidden">{texts.loading}</span>
      </div>
    </Columns>
  )
}
