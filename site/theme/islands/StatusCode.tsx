import { adoptStyles, type IslandProps, useSite } from '@pagewright/browser'
import { type ReactElement, useInsertionEffect, useState } from 'react'
import type { islands } from '../../islands.ts'
import styles from './status-code.css?inline'
import { statusCodeLabels, statusCodes } from './status-codes.ts'

/** Explains a status code, and shows how a handler responds with it. The reader can choose another code. */
export default function StatusCode({ code = 404 }: IslandProps<(typeof islands)['status-code']>): ReactElement {
  useInsertionEffect(() => adoptStyles(styles), [])
  const { locale } = useSite()
  const [chosen, choose] = useState(code)
  const language = locale.id === 'zh-cn' ? 'zh-cn' : 'en'
  const status = statusCodes.find((one) => one.code === chosen)
  return (
    <>
      <p>
        <label>
          {statusCodeLabels[language]}{' '}
          <select value={chosen} onChange={(event) => choose(Number(event.currentTarget.value))}>
            {statusCodes.map((one) => (
              <option key={one.code} value={one.code}>
                {`${one.code} ${one.name}`}
              </option>
            ))}
          </select>
        </label>
      </p>
      <p aria-live="polite">
        <code>{`Response.status(${chosen})`}</code> {status?.[language]}
      </p>
    </>
  )
}
