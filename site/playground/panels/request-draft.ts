import type { ExampleRequest, RecordedAnswer } from '../examples.ts'
import { fillPattern } from '../fill-pattern.ts'
import { inLanguage } from '../in-language.ts'
import type { Draft } from '../program.ts'
import type { HttpRequest, ProgramRoute } from '../runner/index.ts'

export type Suggestion = {
  readonly draft: Draft
  /** What makes it different from others to the same address, in words. */
  readonly about: string
  /** What the program has answered in Node.js, where that was recorded. */
  readonly recorded?: RecordedAnswer | undefined
}

/**
 * Requests to begin with: those of the example or sample, unless the reader has made a program of it that they do not reach, then one for
 * each route of the program that they do not reach.
 */
export function suggest(examples: readonly ExampleRequest[], routes: readonly ProgramRoute[], lang: string): readonly Suggestion[] {
  const all = examples.map(({ method, url, headers, body = '', about, answer }) => {
    const draft = { method, url, headers: toLines(headers, body), body }
    return { draft, about: about === undefined ? '' : inLanguage(about, lang), recorded: answer }
  })
  const own = routes.length === 0 || all.some(({ draft }) => routes.some((route) => reaches(draft, route))) ? all : []
  const others = routes
    .filter((route) => !own.some(({ draft }) => reaches(draft, route)))
    .map((route) => ({ draft: draftFor(route), about: '' }))
  return [...own, ...others].filter(({ draft }, index, all) => all.findIndex((other) => isSameDraft(other.draft, draft)) === index)
}

/**
 * The request that is sent without being asked for when a program listens: the first one of the example that reaches a route, or a GET
 * request to the first route without parameters, or to the first one with some. Routes that the reader has seen in the tried code go
 * first. Null if there is no such request.
 */
export function firstRequest(examples: readonly ExampleRequest[], routes: readonly ProgramRoute[], code: string): Draft | null {
  const seen = routes.filter(({ method, url }) => code.includes(`'${url}'`) && new RegExp(`\\b${method}\\b`, 'i').test(code))
  const all = suggest(examples, [], 'en')
  for (const some of [seen, routes]) {
    const reaching = (test: typeof reaches) => all.find(({ draft }) => some.some((route) => test(draft, route)))
    // Of several requests that may reach a route that was seen, the one that has its form.
    const own = (some === seen ? reaching(fits) : undefined) ?? reaching(reaches)
    if (own) return own.draft
    const gets = some.filter(({ method }) => method === 'GET')
    const route = gets.find(({ url }) => fillPattern(url) === url) ?? gets[0]
    if (route) return draftFor(route)
  }
  return null
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  return nameOf(one) === nameOf(other) && one.body === other.body && one.headers === other.headers
}

function draftFor({ method, url, body: accepted }: ProgramRoute): Draft {
  const body = accepted ?? (method === 'POST' || method === 'PUT' || method === 'PATCH' ? '{}' : '')
  return { method, url: fillPattern(url), headers: toLines([], body), body }
}

/** Whether a request seems to be for a route. The route may be that of a router, whose prefix is not in its pattern. */
function reaches(request: Draft, { method, url }: ProgramRoute): boolean {
  const path = (text: string): string => text.replace(/\?.*/s, '').replace(/\/$/, '')
  const [requested, pattern] = [path(request.url), path(fillPattern(url))]
  // Every path begins with that of the root.
  if (pattern === '') return request.method === method && requested === ''
  const wanted = pattern.split('/').length
  // Where the pattern has a parameter, the two differ; what is left tells routes apart well enough.
  const fixed = path(url.replace(/<[^>]*>.*/s, ''))
  return request.method === method && requested.includes(fixed) && requested.split('/').length >= wanted
}

/** Whether a request has the form of a route: as many segments, those that are fixed, and a query if the route has one. */
function fits(request: Draft, { method, url }: ProgramRoute): boolean {
  const path = /^(?:<[^>]*>|[^?<])*/.exec(url)?.[0] ?? ''
  const form = path.replace(/[.*+^$()[\]{}|\\]/g, '\\$&').replace(/<[^>]*>/g, '[^/]+')
  const [requested = '', query] = request.url.split('?')
  return request.method === method && new RegExp(`${form}$`).test(requested) && (query !== undefined) === path.length < url.length
}

/** Whether a request with a method may have a body. */
export function takesBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** A request with another method. The header that tells the type of a body comes and goes with that. */
export function withMethod(draft: Draft, method: string): Draft {
  const others = draft.headers.replace(/^content-type: application\/json\n?/m, '')
  if (!takesBody(method)) return { ...draft, method, headers: others }
  return { ...draft, method, headers: takesBody(draft.method) ? draft.headers : `${jsonType}\n${others}`.trim() }
}

/** The request that a browser sends when a response to `draft` redirects it to a path. Only 307 and 308 keep method and body. */
export function toFollowed(draft: Draft, { status, location }: Redirect): Draft {
  const keeps = status === 307 || status === 308 || !takesBody(draft.method)
  return { ...(keeps ? draft : { ...withMethod(draft, 'GET'), body: '' }), url: location.replace(/#.*/, '') }
}

/** A response that leads to another path: its status, and the path with its query. */
export type Redirect = { readonly status: number; readonly location: string }

const jsonType = 'content-type: application/json'

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
  const whole = wholeUrl(url)
  const address = whole.startsWith('/') ? `http://localhost${whole}` : whole
  return URL.canParse(address) ? new URL(address).pathname : null
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
  return {
    method,
    url: wholeUrl(url),
    headers: cookie === null ? lines : [...lines, ['cookie', cookie]],
    ...(takesBody(method) && body !== '' && { body }),
  }
}
