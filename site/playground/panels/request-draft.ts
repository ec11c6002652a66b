import { exampleRequests } from '../examples.ts'
import { fillPattern } from '../fill-pattern.ts'
import type { HttpRequest, ProgramRoute } from '../runner/index.ts'

/** What the reader has filled in. */
export type Draft = { readonly method: string; readonly url: string; readonly headers: string; readonly body: string }

/** Requests to begin with: those of the example, then one for each route of the program that they do not reach. */
export function suggest(origin: string, routes: readonly ProgramRoute[]): readonly Draft[] {
  const own = exampleRequests(origin).map(({ method, url, headers, body = '' }) => ({ method, url, headers: toLines(headers, body), body }))
  const others = routes.map(({ method, url }) => {
    const body = method === 'POST' || method === 'PUT' || method === 'PATCH' ? '{}' : ''
    return { method, url: fillPattern(url), headers: toLines([], body), body }
  })
  const pathOf = (url: string): string => url.replace(/\?.*/s, '')
  return own.length > 0
    ? own
    : others.filter((one, index) => others.findIndex((two) => pathOf(two.url) === pathOf(one.url) && two.method === one.method) === index)
}

/** How a request is called in lists. */
export function nameOf({ method, url }: Draft): string {
  return `${method} ${url}`
}

function toLines(headers: HttpRequest['headers'], body: string): string {
  const type = body === '' ? [] : [['content-type', 'application/json'] as const]
  return [...type, ...headers].map(([name, value]) => `${name}: ${value}`).join('\n')
}

/** The request that is sent. `cookie` is the header of the cookies that belong to it, if there are any. */
export function toRequest({ method, url, headers, body }: Draft, cookie: string | null): HttpRequest {
  const lines = headers.split('\n').flatMap((line) => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? []
    return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value] as const]
  })
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== ''
  return {
    method,
    url: /^(?:\/|https?:)/.test(url) ? url : `/${url}`,
    headers: cookie === null ? lines : [...lines, ['cookie', cookie]],
    ...(hasBody ? { body } : {}),
  }
}
