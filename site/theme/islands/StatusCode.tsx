import { type IslandProps, useSite } from '@pagewright/browser'
import { type ReactElement, useState } from 'react'
import type { islands } from '../../islands.ts'
import { LinkedStyles } from './LinkedStyles.tsx'
import { statusCodeLabels, statusCodes } from './status-codes.ts'

/** Explains a status code, and shows how a handler responds with it. The reader can choose another code. */
export default function StatusCode({ code = 404 }: IslandProps<(typeof islands)['status-code']>): ReactElement {
  const { locale } = useSite()
  const [chosen, choose] = useState(code)
  const language = locale.id === 'zh-cn' ? 'zh-cn' : 'en'
  const status = statusCodes.find((one) => one.code === chosen)
  return (
    <>
      <LinkedStyles of="status-code" />
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
