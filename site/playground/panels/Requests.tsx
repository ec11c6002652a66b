import { formatMessage, useSite } from '@pagewright/browser'
import { type FormEvent, type ReactElement, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { exampleRequests } from '../examples.ts'
import type { Draft, Place, Program } from '../program.ts'
import { scrollAcross } from '../scroll-across.ts'
import { useTexts } from '../texts.ts'
import { useIntoView } from '../use-into-view.ts'
import type { Runs } from '../use-runs.ts'
import { Cookies } from './Cookies.tsx'
import { plainField } from './plain-field.ts'
import { RecordedResponse, Response, ResponseStatus } from './Response.tsx'
import { firstRequest, isSameDraft, nameOf, suggest, takesBody, toFollowed, withMethod } from './request-draft.ts'
import { useRequests } from './use-requests.ts'

export type RequestsProps = {
  /** Where the program comes from: the name of an example, or a hash. */
  readonly origin: string
  /** URLs to try that come with a sample. */
  readonly urls?: readonly string[] | undefined
  /** The request that came with the address. */
  readonly shared?: Draft | null
  /** Is given the request that belongs into an address of the program. Null while the program shows that by itself. */
  readonly toShare?: RefObject<Draft | null>
  /** The code from which the reader has come. */
  readonly seen: string
  /** Whether the reader has changed the program, so that what was recorded is no longer its answer. */
  readonly isChanged: boolean
  readonly program: Program
  readonly runs: Runs
  readonly onGoTo: (place: Place) => void
  /** Without the fields and lists that few requests need. */
  readonly isSmall: boolean
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']

/**
 * Sends requests to the program's server. Cookies are kept between them, as in a browser. When the reader has run a program that listens,
 * the request in the form is sent at once, so that there is something to see.
 */
export function Requests(props: RequestsProps): ReactElement {
  const { origin, urls, shared = null, toShare, seen, isChanged, program, runs, onGoTo, isSmall } = props
  const texts = useTexts()
  const { lang } = useSite().locale
  const id = useId()
  const routes = runs.routes ?? []
  const examples = exampleRequests(origin, urls)
  const suggestions = suggest(examples, routes, lang)
  const [typed, setTyped] = useState<Draft | null>(shared)
  const { cookies, sent, shown, isSending, send, show, clearCookies } = useRequests(program, runs)
  const first = firstRequest(examples, routes, seen)
  const usual = first ?? suggestions[0]?.draft ?? { method: 'GET', url: '/', headers: '', body: '' }
  const draft = typed ?? usual
  // The address of a changed program holds its text and not the name of the example, whose requests come with the name.
  const hasName = !isChanged && !origin.startsWith('#')
  useEffect(() => {
    if (toShare !== undefined) toShare.current = isSameDraft(draft, usual) && (hasName || suggestions.length === 0) ? null : draft
  })
  const hasBegun = runs.status !== 'idle' && runs.status !== 'starting'
  const recorded = !hasBegun && !isChanged ? suggestions.find((one) => isSameDraft(one.draft, draft))?.recorded : undefined
  const status = useIntoView<HTMLDivElement>(shown?.isAsked ? shown : null)
  const list = useRef<HTMLUListElement>(null)
  const chosen = suggestions.findIndex((one) => isSameDraft(one.draft, draft))
  useEffect(() => {
    const { current } = list
    if (current === null) return
    // On narrow screens, the list has a size only when the result is shown.
    const observer = new ResizeObserver(() => scrollAcross(current, current.children[chosen]))
    observer.observe(current)
    return () => observer.disconnect()
  }, [chosen])
  // In the text of a page on a phone, the status would be below the window. More than that would scroll the code away.
  const isBelow = isSmall && shown?.isAsked === false && matchMedia('(pointer: coarse)').matches
  const form = useIntoView<HTMLFormElement>(isBelow ? shown : null)
  const change = (part: Partial<Draft>): void => setTyped({ ...draft, ...part })
  const hasBody = takesBody(draft.method)

  // For how many of the runs that the reader has asked for a request was sent.
  const answered = useRef(0)
  const sendTyped = (request: Draft): void => {
    setTyped(request)
    answered.current = runs.asked
    void send(request, { isAsked: true })
  }

  const isWaiting = runs.status === 'listening' && runs.routes !== null && runs.program === program
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a run that listens sends a request by itself
  useEffect(() => {
    if (!isWaiting || runs.asked === answered.current || (typed === null && first === null)) return
    answered.current = runs.asked
    void send(draft, { isAsked: false })
  }, [isWaiting, runs.asked])

  return (
    <>
      {suggestions.length > 0 && (
        <ul ref={list} className="suggestions" aria-label={texts.suggestions}>
          {suggestions.map(({ draft: one, about }) => (
            <li key={`${nameOf(one)} ${one.body}`}>
              <button type="button" aria-pressed={isSameDraft(one, draft)} onClick={() => sendTyped(one)}>
                <code>{nameOf(one)}</code> {about}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        ref={form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (!isSending) sendTyped(draft)
        }}
      >
        <div className="request-line">
          <select
            aria-label={texts.method}
            value={draft.method}
            onChange={({ currentTarget }) => setTyped(withMethod(draft, currentTarget.value))}
          >
            {methods.map((method) => (
              <option key={method}>{method}</option>
            ))}
          </select>
          <input
            aria-label={texts.url}
            value={draft.url}
            required
            {...plainField}
            onChange={({ currentTarget }) => change({ url: currentTarget.value })}
          />
          <button type="submit" className="main" aria-disabled={isSending}>
            {isSending ? texts.sending : texts.send}
          </button>
        </div>
        {!isSmall && (
          <details>
            <summary>
              {texts.headers} ({draft.headers.split('\n').filter((line) => line.trim() !== '').length})
            </summary>
            <textarea
              aria-label={texts.headerLines}
              rows={2}
              value={draft.headers}
              {...plainField}
              onChange={({ currentTarget }) => change({ headers: currentTarget.value })}
            />
          </details>
        )}
        {hasBody && (
          <>
            <label htmlFor={`${id}-body`}>{texts.body}</label>
            <textarea
              id={`${id}-body`}
              rows={Math.min(8, Math.max(3, draft.body.split('\n').length))}
              value={draft.body}
              {...plainField}
              onChange={({ currentTarget }) => change({ body: currentTarget.value })}
            />
          </>
        )}
      </form>
      <ResponseStatus answer={isSending ? undefined : shown?.answer} isStarting={runs.status === 'starting'} />
      <div ref={status} data-stale={isSending || runs.status === 'starting'}>
        {shown !== undefined && (
          <>
            {!isSameDraft(shown.draft, draft) && (
              <p className="hint">{formatMessage(texts.responseTo, { request: nameOf(shown.draft) })}</p>
            )}
            <Response
              key={shown.id}
              answer={shown.answer}
              program={shown.program}
              isStale={shown.program !== program}
              onGoTo={onGoTo}
              onFollow={(redirect) => sendTyped(toFollowed(shown.draft, redirect))}
            />
          </>
        )}
        {shown === undefined && recorded !== undefined && <RecordedResponse answer={recorded} isStarting={runs.status === 'starting'} />}
        {shown === undefined && recorded === undefined && !hasBegun && <p className="hint">{texts.status[runs.status]}</p>}
      </div>
      {!isSmall && <Cookies cookies={cookies} onClear={clearCookies} />}
      {!isSmall && sent.length > 1 && (
        <details>
          <summary>{texts.history}</summary>
          <ol className="history">
            {sent.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  aria-pressed={one === shown}
                  onClick={() => {
                    setTyped(one.draft)
                    show(one)
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
