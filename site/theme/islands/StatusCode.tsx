import { adoptStyles, type IslandProps, useSite } from '@pagewright/browser'
import { type ReactElement, useInsertionEffect, useState } from 'react'
import type { islands } from '../../islands.ts'
import { inLanguage, langOf } from '../../playground/in-language.ts'
import styles from './status-code.css?inline'
import { statusCodeLabel, statusCodes } from './status-codes.ts'

/** Explains a status code, and shows how a handler responds with it. The reader can choose another code. */
export default function StatusCode({ code = 404 }: IslandProps<(typeof islands)['status-code']>): ReactElement {
  useInsertionEffect(() => adoptStyles(styles), [])
  const { lang } = useSite().locale
  const [chosen, choose] = useState(code)
  const status = statusCodes.find((one) => one.code === chosen)
  return (
    <>
      <p>
        <label lang={langOf(statusCodeLabel, lang)}>
          {inLanguage(statusCodeLabel, lang)}{' '}
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
        <code>{`Response.status(${chosen})`}</code>{' '}
        {status && <span lang={langOf(status.meaning, lang)}>{inLanguage(status.meaning, lang)}</span>}
      </p>
    </>
  )
}
