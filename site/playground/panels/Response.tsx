import { formatMessage } from '@pagewright/browser'
import { type ReactElement, useState } from 'react'
import type { RecordedAnswer } from '../examples.ts'
import type { Place, Program } from '../program.ts'
import type { HttpAnswer } from '../runner/index.ts'
import { useTexts } from '../texts.ts'
import { JsonText } from './JsonText.tsx'
import type { Redirect } from './request-draft.ts'
import { TroubleLink } from './TroubleLink.tsx'

export type ResponseProps = {
  readonly answer: HttpAnswer | { readonly failed: string }
  /** What has answered. */
  readonly program: Program
  /** Whether the program has been changed since. */
  readonly isStale: boolean
  readonly onGoTo: (place: Place) => void
  /** Sends the request to which a redirect leads. */
  readonly onFollow: (redirect: Redirect) => void
}

/** A response: status, time, headers and body. JSON is indented; a switch shows it as it was sent. */
export function Response({ answer, program, isStale, onGoTo, onFollow }: ResponseProps): ReactElement {
  const texts = useTexts()
  const [isRaw, setRaw] = useState(false)
  if ('failed' in answer) return <p className="bad">{answer.failed}</p>
  const { status, statusText, headers, body, ms } = answer
  const pretty = indent(body)
  const location = status < 300 || status > 399 ? undefined : headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
  const place = status < 500 ? null : placeIn(body, program)
  return (
    <section className="response" aria-label={texts.response} data-stale={isStale}>
      <div className="row">
        <b className={status < 400 ? 'good' : 'bad'}>
          {status} {statusText}
        </b>
        {/* As short as a time, so that nothing moves. */}
        <span className="hint">{isStale ? texts.staleResponse : formatMessage(texts.time, { ms: Math.round(ms) })}</span>
        {pretty !== null && pretty !== body && (
          <label className="check">
            <input type="checkbox" checked={isRaw} onChange={({ currentTarget }) => setRaw(currentTarget.checked)} /> {texts.raw}
          </label>
        )}
      </div>
      {body === '' ? (
        <p className="hint">{texts.noBody}</p>
      ) : (
        <pre>{pretty === null ? body : <JsonText text={isRaw ? body : pretty} />}</pre>
      )}
      {isBinary(body) && <p className="hint">{texts.binary}</p>}
      {location !== undefined && /^\/(?!\/)/.test(location) && (
        <p className="row">
          <button type="button" onClick={() => onFollow({ status, location })}>
            {formatMessage(texts.follow, { location })}
          </button>
        </p>
      )}
      {status >= 400 && (
        <p className="row">
          {place !== null && (
            <button type="button" onClick={() => onGoTo(place)}>
              {formatMessage(texts.lineIn, place)}
            </button>
          )}
          <TroubleLink key={body} message={body} />
        </p>
      )}
      <details>
        <summary>
          {texts.responseHeaders} ({headers.length})
        </summary>
        <pre>{headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>
        {isStackCut(answer) && <p className="hint">{texts.stackCut}</p>}
      </details>
    </section>
  )
}

type ResponseStatusProps = { readonly answer: ResponseProps['answer'] | undefined; readonly isStarting: boolean }

/** What is announced of a response: its first line. A screen reader would read the whole body if that were announced. */
export function ResponseStatus({ answer, isStarting }: ResponseStatusProps): ReactElement {
  const texts = useTexts()
  return (
    <p className="visually-hidden" role="status">
      {isStarting
        ? texts.status.starting
        : answer &&
          ('failed' in answer
            ? answer.failed
            : `${answer.status} ${answer.statusText}, ${formatMessage(texts.time, { ms: Math.round(answer.ms) })}`)}
    </p>
  )
}

/** The first place of the program in a stack. Null if there is none. A program may send any text, so only its beginning is looked at. */
function placeIn(text: string, { files }: Program): Place | null {
  const [, path = '', line, column] = /([\w./-]+\.tsx?):(\d+):(\d+)/.exec(text.slice(0, 2000)) ?? []
  return files.some((file) => file.path === path) ? { path, line: Number(line), column: Number(column) } : null
}

/** Whether bytes of a body are no text. */
function isBinary(body: string): boolean {
  return /[\0\uFFFD]/.test(body)
}

/** Whether the program has sent a stack, of which the runner leaves out the lines that are its own. */
function isStackCut({ body, headers }: HttpAnswer): boolean {
  const [, length] = headers.find(([name]) => name.toLowerCase() === 'content-length') ?? []
  return body !== '' && !isBinary(body) && Number(length) > new TextEncoder().encode(body).length
}

type RecordedResponseProps = { readonly answer: RecordedAnswer; readonly isStarting: boolean }

/** The answer to a request that was recorded, until the program gives its own one. */
export function RecordedResponse({ answer: { status, body }, isStarting }: RecordedResponseProps): ReactElement {
  const texts = useTexts()
  const pretty = indent(body)
  return (
    <section className="recorded" aria-label={texts.recordedResponse}>
      <div className="row">
        <b className={status < 400 ? 'good' : 'bad'}>{status}</b>
        <span className="hint">{texts.recorded}</span>
      </div>
      <pre>{pretty === null ? body : <JsonText text={pretty} />}</pre>
      <p className="hint">{isStarting ? texts.status.starting : texts.recordedNote}</p>
    </section>
  )
}

/** The length, in characters, from which JSON is shown as it was sent: it may be nested so deeply that its indents would fill the memory. */
const longestIndented = 100_000

/** JSON with line breaks. Null when the text is no object and no list, or would be too long. */
export function indent(body: string): string | null {
  if (body.length > longestIndented) return null
  try {
    const value: unknown = JSON.parse(body)
    const text = typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : ''
    return text === '' || text.length > 10 * longestIndented ? null : text
  } catch {
    return null
  }
}
