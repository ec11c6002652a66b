import type { FailedProps } from 'pagewright/theme'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { useStyles } from '../../styles/use-styles.ts'
import { Columns } from '../Columns/Columns.tsx'
import styles from './failed.css?inline'

/** In the place of a page that did not come: why, and two ways to it. The link loads the document (`target` says so). */
export function Failed({ message, href, retry }: FailedProps): ReactElement {
  const texts = useTexts()
  useStyles(styles)
  return (
    <Columns>
      <div className="admonition failed" data-kind="danger" role="alert">
        <h1>{texts['failed.title']}</h1>
        {!navigator.onLine && <p>{texts['offline.title']}</p>}
        <p>{message}</p>
        <div>
          <button type="button" onClick={retry}>
            {texts['failed.retry']}
          </button>
          <a href={href} target="_self">
            {texts['failed.load']}
          </a>
        </div>
      </div>
    </Columns>
  )
}
