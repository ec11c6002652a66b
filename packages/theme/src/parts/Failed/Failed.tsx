import type { FailedProps } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { Columns } from '../Columns/Columns.tsx'

/** In the place of a page that did not come: why, and two ways to it. The link loads the document (`target` says so). */
export function Failed({ message, href, retry }: FailedProps): ReactElement {
  const texts = useTexts()
  return (
    <Columns>
      <div className="prose admonition" data-kind="danger" role="alert">
        <h1 className="admonition-title" style={{ lineHeight: 'inherit' }}>
          {texts['failed.title']}
        </h1>
        <p>{navigator.onLine ? message : texts['offline.title']}</p>
        <ul className="actions">
          <li>
            <button type="button" onClick={retry}>
              {texts['failed.retry']}
            </button>
          </li>
          <li>
            <a href={href} target="_self">
              {texts['failed.load']}
            </a>
          </li>
        </ul>
      </div>
    </Columns>
  )
}
