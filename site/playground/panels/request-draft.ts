import { exampleRequests } from '../examples.ts'
import { fillPattern } from '../fill-pattern.ts'
import type { HttpRequest, ProgramRoute } from '../runner/index.ts'

/** What the reader has filled in. */
export type Draft = { readonly method: string; readonly url: string; readonly headers: string; readonly body: string }

/** Requests to begin with: those of the example, then one for each route of the program that they do not reach. */
export function suggest(origin: string, routes: readonly ProgramRoute[]): readonly Draft[] {
  const own = exampleRequests(origin).map(({ method, url, headers, body = '' }) => ({ method, url, headers: toLines(headers, body), body }))
  const others = routes
    .filter((route) => !own.some((one) => reaches(one, route)))
    .map(({ method, url }) => {
      const body = method === 'POST' || method === 'PUT' || method === 'PATCH' ? '{}' : ''
      return { method, url: fillPattern(url), headers: toLines([], body), body }
    })
  return [...own, ...others].filter(
    (one, index, all) => all.findIndex((two) => nameOf(two) === nameOf(one) && two.body === one.body) === index,
  )
}

/** Whether a request seems to be for a route. The route may be that of a router, whose prefix is not in its pattern. */
function reaches(request: Draft, { method, url }: ProgramRoute): boolean {
  const path = (text: string): string => text.replace(/\?.*/s, '').replace(/\/$/, '')
  const [requested, pattern] = [path(request.url), path(fillPattern(url))]
  const wanted = pattern.split('/').length
  // Where the pattern has a parameter, the two differ; what is left tells routes apart well enough.
  const fixed = url
    .replace(/<[^>]*>.*/s, '')
    .replace(/\?.*/s, '')
    .replace(/\/$/, '')
  return request.method === method && requested.includes(fixed) && requested.split('/').length >= wanted
}

/** How a request is called in lists. */
export function nameOf({ method, url }: Draft): string {
  return `${method} ${url}`
}

function toLines(headers: HttpRequest['headers'], body: string): string {
  const type = body === '' ? [] : [['content-type', 'application/json'] as const]
  return [...type, ...headers].map(([name, value]) => `${name}: ${value}`).join('\n')
}

/** The path of what the reader has written as the URL. Null when it is none. */
export function pathOf(url: string): string | null {
  try {
    return new URL(wholeUrl(url), 'http://localhost').pathname
  } catch {
    return null
  }
}

function wholeUrl(url: string): string {
  return /^(?:\/|https?:)/.test(url) ? url : `/${url}`
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
    url: wholeUrl(url),
    headers: cookie === null ? lines : [...lines, ['cookie', cookie]],
    ...(hasBody ? { body } : {}),
  }
}
