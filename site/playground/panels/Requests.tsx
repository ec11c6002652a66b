import { formatMessage } from '@pagewright/browser'
import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { type Cookie, cookieHeader, storeCookies } from '../cookie-jar.ts'
import type { Program } from '../program.ts'
import type { HttpAnswer } from '../runner/index.ts'
import { useTexts } from '../texts.ts'
import { useIntoView } from '../use-into-view.ts'
import type { Runs } from '../use-runs.ts'
import { plainField } from './plain-field.ts'
import { Response } from './Response.tsx'
import { type Draft, nameOf, pathOf, suggest, toRequest } from './request-draft.ts'

export type RequestsProps = {
  /** Where the program comes from: the name of an example, or a hash. */
  readonly origin: string
  readonly program: Program
  readonly runs: Runs
  /** Without the fields and lists that few requests need. */
  readonly isSmall: boolean
}

type Sent = { readonly id: number; readonly draft: Draft; readonly answer: HttpAnswer | { readonly failed: string } }

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']
const mostSent = 10

/** Sends requests to the program's server. Cookies are kept between them, as in a browser. */
export function Requests({ origin, program, runs, isSmall }: RequestsProps): ReactElement {
  const texts = useTexts()
  const id = useId()
  const suggestions = suggest(origin, runs.routes)
  const [typed, setTyped] = useState<Draft | null>(null)
  const [cookies, setCookies] = useState<readonly Cookie[]>([])
  const [sent, setSent] = useState<readonly Sent[]>([])
  const [shownId, setShownId] = useState(0)
  const [isSending, setSending] = useState(false)
  const draft = typed ?? suggestions[0] ?? { method: 'GET', url: '/', headers: '', body: '' }
  const shown = sent.find((one) => one.id === shownId)
  const status = useIntoView<HTMLDivElement>(shown ?? null)
  const change = (part: Partial<Draft>): void => setTyped({ ...draft, ...part })
  const hasBody = draft.method !== 'GET' && draft.method !== 'HEAD'

  const ask = async (): Promise<Sent['answer']> => {
    const wrong = draft.headers.split('\n').find((line) => line.trim() !== '' && !/^\s*[\w-]+\s*:/.test(line))
    if (wrong !== undefined) return { failed: formatMessage(texts.badHeader, { line: wrong.trim() }) }
    const path = pathOf(draft.url)
    if (path === null) return { failed: formatMessage(texts.badUrl, { url: draft.url }) }
    try {
      const runner = await runs.withProgram(program)
      const now = Date.now()
      const answer = await runner.request(toRequest(draft, cookieHeader(cookies, { path, now })))
      if ('failed' in answer) return { failed: texts.failedRequest[answer.failed] }
      setCookies(storeCookies(cookies, answer.headers, { path, now }))
      return answer
    } catch {
      return { failed: texts.status.failed }
    }
  }
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const answer = await ask()
    const next: Sent = { id: (sent[0]?.id ?? 0) + 1, draft, answer }
    setSending(false)
    setTyped(draft)
    setSent([next, ...sent].slice(0, mostSent))
    setShownId(next.id)
  }

  return (
    <>
      {suggestions.length > 0 && (
        <div className="suggestions">
          <p id={`${id}-try`}>{texts.suggestions}</p>
          <ul aria-labelledby={`${id}-try`}>
            {suggestions.map((one, index) => (
              <li key={`${one.method} ${one.url} ${one.body}`}>
                <button type="button" onClick={() => setTyped(one)}>
                  {nameOf(one)}
                  {countBefore(suggestions, index)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <form onSubmit={send}>
        <div className="request-line">
          <span>
            <label htmlFor={`${id}-method`}>{texts.method}</label>
            <select id={`${id}-method`} value={draft.method} onChange={({ currentTarget }) => change({ method: currentTarget.value })}>
              {methods.map((method) => (
                <option key={method}>{method}</option>
              ))}
            </select>
          </span>
          <span>
            <label htmlFor={`${id}-url`}>{texts.url}</label>
            <input
              id={`${id}-url`}
              value={draft.url}
              required
              {...plainField}
              onChange={({ currentTarget }) => change({ url: currentTarget.value })}
            />
          </span>
        </div>
        {!isSmall && (
          <>
            <label htmlFor={`${id}-headers`}>{texts.headers}</label>
            <textarea
              id={`${id}-headers`}
              rows={2}
              value={draft.headers}
              {...plainField}
              onChange={({ currentTarget }) => change({ headers: currentTarget.value })}
            />
          </>
        )}
        {hasBody && (
          <>
            <label htmlFor={`${id}-body`}>{texts.body}</label>
            <textarea
              id={`${id}-body`}
              rows={5}
              value={draft.body}
              {...plainField}
              onChange={({ currentTarget }) => change({ body: currentTarget.value })}
            />
          </>
        )}
        <div className="row">
          <button type="submit" className="main" aria-disabled={isSending}>
            {isSending ? texts.sending : texts.send}
          </button>
        </div>
      </form>
      <div ref={status} role="status">
        {shown !== undefined && <Response key={shown.id} answer={shown.answer} />}
      </div>
      {!isSmall && <Cookies cookies={cookies} onClear={() => setCookies([])} />}
      {!isSmall && sent.length > 1 && (
        <details>
          <summary>{texts.history}</summary>
          <ol className="history">
            {sent.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  aria-pressed={one.id === shownId}
                  onClick={() => {
                    setTyped(one.draft)
                    setShownId(one.id)
                  }}
                >
                  {'failed' in one.answer ? '—' : one.answer.status} {one.draft.method} {one.draft.url}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

function Cookies({ cookies, onClear }: { readonly cookies: readonly Cookie[]; readonly onClear: () => void }): ReactElement {
  const texts = useTexts()
  return (
    <details>
      <summary>
        {texts.cookies} ({cookies.length})
      </summary>
      {cookies.length === 0 ? (
        <p className="hint">{texts.noCookies}</p>
      ) : (
        <>
          <ul>
            {cookies.map(({ name, value, path }) => (
              <li key={`${name} ${path}`}>
                <code>
                  {name}={value}; path={path}
                </code>
              </li>
            ))}
          </ul>
          <div className="row">
            <button type="button" onClick={onClear}>
              {texts.clearCookies}
            </button>
          </div>
        </>
      )}
    </details>
  )
}

/** Tells requests apart that differ in their bodies only: ` (2)` for the second one. */
function countBefore(suggestions: readonly Draft[], index: number): string {
  const count = suggestions.slice(0, index + 1).filter((one) => nameOf(one) === nameOf(suggestions[index] as Draft)).length
  return count > 1 ? ` (${count})` : ''
}
