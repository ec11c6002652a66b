import { lengthHeaders, type SentAnswer, sendRequest } from './send-request.ts'

const isLocal = /^(localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0)$/
const mostRedirects = 20

/** The `fetch` of a program: it reaches the servers of the program, and nothing else. */
export async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const given = new Headers(input instanceof Request ? input.headers : undefined)
  // A Request would drop the headers that a page may not send, such as cookies.
  const own = new Headers(init.headers)
  own.forEach((value, name) => void given.set(name, value))
  const address = input instanceof Request ? input.url : String(input)
  if (!URL.canParse(address)) throw new TypeError(`Failed to parse URL from ${address}`)
  const url = new URL(address)
  const { headers: _headers, ...rest } = init
  const request = new Request(input instanceof Request ? input : url, rest)
  if (init.body !== undefined && !given.has('content-type')) {
    const type = request.headers.get('content-type')
    if (type !== null) given.set('content-type', type)
  }
  const body = request.method === 'GET' || request.method === 'HEAD' ? new Uint8Array() : new Uint8Array(await request.arrayBuffer())
  return follow({ url, method: request.method, headers: given, body, redirect: init.redirect ?? 'follow', signal: init.signal ?? null }, 0)
}

type Sending = {
  readonly url: URL
  readonly method: string
  readonly headers: Headers
  readonly body: Uint8Array
  readonly redirect: RequestRedirect
  readonly signal: AbortSignal | null
}

async function follow(sending: Sending, redirects: number): Promise<Response> {
  const { url, method, headers, body, redirect, signal } = sending
  signal?.throwIfAborted()
  if (url.protocol !== 'http:' || !isLocal.test(url.hostname)) {
    throw new TypeError(`fetch failed: programs in this page reach their own servers only, not ${url.origin}.`)
  }
  const sent: (readonly [string, string])[] = [['host', url.host], ...headers]
  if (!headers.has('accept')) sent.push(['accept', '*/*'])
  sent.push(...lengthHeaders(method, body))
  const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  const answer = await Promise.race([
    sendRequest(Number(url.port || 80), { head: { method, url: url.pathname + url.search, headers: sent }, body }),
    aborted,
  ])
  signal?.addEventListener('abort', () => answer.cancel(signal.reason))
  const location = answer.headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
  if (location !== undefined && redirect !== 'manual' && [301, 302, 303, 307, 308].includes(answer.status)) {
    if (redirect === 'error' || redirects >= mostRedirects) throw new TypeError('fetch failed', { cause: new Error('unexpected redirect') })
    const keeps = answer.status === 307 || answer.status === 308 || method === 'GET' || method === 'HEAD'
    const next = keeps ? { method, body } : { method: 'GET', body: new Uint8Array() }
    return follow({ ...sending, ...next, url: new URL(location, url) }, redirects + 1)
  }
  return toResponse(answer, { url: url.href, method, redirected: redirects > 0 })
}

function toResponse(answer: SentAnswer, { url, method, redirected }: { url: string; method: string; redirected: boolean }): Response {
  const { status, statusText } = answer
  const isEmpty = method === 'HEAD' || [204, 205, 304].includes(status)
  const response = new Response(isEmpty ? null : answer.body, { status, statusText })
  // A response of a browser hides cookies from its program; one of Node.js shows them.
  const headers = new Headers(answer.headers.map(([name, value]): [string, string] => [name, value]))
  for (const [name, value] of Object.entries({ headers, url, redirected, type: 'basic' })) Object.defineProperty(response, name, { value })
  return response
}
