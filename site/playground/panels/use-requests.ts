import { formatMessage } from '@pagewright/browser'
import { useRef, useState } from 'react'
import { type Cookie, cookieHeader, storeCookies } from '../cookie-jar.ts'
import type { Draft, Program } from '../program.ts'
import type { HttpAnswer } from '../runner/index.ts'
import { useTexts } from '../texts.ts'
import type { Runs } from '../use-runs.ts'
import { pathOf, toRequest } from './request-draft.ts'

/** A request that was sent, and what was answered. */
export type Sent = {
  readonly id: number
  readonly draft: Draft
  /** What has answered. */
  readonly program: Program
  readonly answer: HttpAnswer | { readonly failed: string }
  /** Whether the reader has sent it, and not the panel by itself. */
  readonly isAsked: boolean
}

export type Requests = {
  /** Cookies are kept between requests, as in a browser. */
  readonly cookies: readonly Cookie[]
  /** The last requests, the newest first. */
  readonly sent: readonly Sent[]
  /** The one whose answer is shown: that which was sent last, or one that `show` was called with. */
  readonly shown: Sent | undefined
  readonly isSending: boolean
  readonly send: (request: Draft, options: Pick<Sent, 'isAsked'>) => Promise<void>
  readonly show: (sent: Sent) => void
  readonly clearCookies: () => void
}

const mostSent = 10

/** Sends requests to the server of a program, which is started for them if it does not run, and keeps what was answered. */
export function useRequests(program: Program, runs: Runs): Requests {
  const texts = useTexts()
  const [cookies, setCookies] = useState<readonly Cookie[]>([])
  const [sent, setSent] = useState<readonly Sent[]>([])
  const [shownId, setShownId] = useState(0)
  const [isSending, setSending] = useState(false)
  const lastId = useRef(0)

  const ask = async (request: Draft): Promise<Sent['answer']> => {
    const wrong = request.headers.split('\n').find((line) => line.trim() !== '' && !/^\s*[\w-]+\s*:/.test(line))
    if (wrong !== undefined) return { failed: formatMessage(texts.badHeader, { line: wrong.trim() }) }
    const path = pathOf(request.url)
    if (path === null) return { failed: formatMessage(texts.badUrl, { url: request.url }) }
    try {
      const runner = await runs.withProgram(program)
      const now = Date.now()
      const answer = await runner.request(toRequest(request, cookieHeader(cookies, { path, now })))
      if ('failed' in answer) return { failed: texts.failedRequest[answer.failed] }
      setCookies((kept) => storeCookies(kept, answer.headers, { path, now }))
      return answer
    } catch {
      return { failed: texts.status.failed }
    }
  }
  const send: Requests['send'] = async (request, { isAsked }) => {
    const id = ++lastId.current
    setSending(true)
    const answer = await ask(request)
    setSent((before) => [{ id, draft: request, program, answer, isAsked }, ...before].slice(0, mostSent))
    // Another request was sent meanwhile, and its answer will be shown.
    if (id !== lastId.current) return
    setSending(false)
    setShownId(id)
  }
  return {
    cookies,
    sent,
    shown: sent.find(({ id }) => id === shownId),
    isSending,
    send,
    show: ({ id }) => setShownId(id),
    clearCookies: () => setCookies([]),
  }
}
