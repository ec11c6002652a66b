import { expect, it } from 'vitest'
import type { ExampleRequest } from '../examples.ts'
import type { Draft } from '../program.ts'
import { firstRequest, nameOf, suggest, toFollowed, toRequest, withMethod } from './request-draft.ts'

const search: readonly ExampleRequest[] = ['/notes/1', '/notes?tag=home', '/notes'].map((url) => ({ method: 'GET', url, headers: [] }))
const notes: readonly ExampleRequest[] = [
  { method: 'GET', url: '/api/notes/7?x=1', headers: [], about: { en: 'an old note', 'zh-cn': '旧笔记' } },
]

it('offers the requests of an example, then one for each route that they do not reach', () => {
  const routes = [
    { method: 'GET', url: '/notes/<id:int>' },
    { method: 'POST', url: '/notes' },
    { method: 'GET', url: '/users/<name:string>' },
  ]
  const names = (examples: readonly ExampleRequest[]): string[] =>
    suggest(examples, routes, 'en').map(({ draft, about }) => `${nameOf(draft)} ${about}`.trim())
  expect(names(notes)).toEqual(['GET /api/notes/7?x=1 an old note', 'POST /notes', 'GET /users/Ada'])
  expect(names([])).toEqual(['GET /notes/1', 'POST /notes', 'GET /users/Ada'])
  expect(suggest([], routes, 'en')[1]?.draft).toMatchObject({ body: '{}', headers: 'content-type: application/json' })
  expect(suggest(notes, routes, 'zh-cn')[0]?.about).toBe('旧笔记')
})

it('tells the type of a body only where there may be one', () => {
  const draft = { method: 'POST', url: '/a', headers: 'content-type: application/json\nx-a: 1', body: '{}' }
  const read = withMethod(draft, 'GET')
  expect(read).toEqual({ ...draft, method: 'GET', headers: 'x-a: 1' })
  expect(withMethod(read, 'PUT')).toEqual({ ...draft, method: 'PUT' })
  expect(withMethod({ ...draft, headers: 'content-type: text/plain' }, 'PATCH').headers).toBe('content-type: text/plain')
})

const toRoutes = (urls: readonly string[]): { method: string; url: string }[] =>
  urls.map((line) => ({ method: line.split(' ')[0] ?? '', url: line.split(' ')[1] ?? '' }))

it('begins with a request to what the tried code shows', () => {
  const routes = toRoutes(['GET /', 'GET /notes/<id:int>', 'GET /stars', 'POST /stars'])
  const first = (examples: readonly ExampleRequest[], code: string): string => nameOf(firstRequest(examples, routes, code) as Draft)
  expect(first([], "http.get('/notes/<id:int>')")).toBe('GET /notes/1')
  expect(first([], "http.match({ url: '/stars', method: 'GET' })")).toBe('GET /stars')
  expect(first(notes, "http.get('/stars')\nhttp.get('/notes/<id:int>')")).toBe('GET /api/notes/7?x=1')
  const searched = (code: string): string =>
    nameOf(firstRequest(search, toRoutes(['GET /notes', 'GET /notes?<tag?:string>', 'GET /notes/<id:int>']), code) as Draft)
  expect(searched("http.get('/notes?<tag?:string>')")).toBe('GET /notes?tag=home')
  expect(searched("http.get('/notes')")).toBe('GET /notes')
  expect(searched("http.get('/notes/<id:int>')")).toBe('GET /notes/1')
  // Nothing is known that such a request could hold.
  expect(first([], "http.post('/stars').use(targets)")).toBe('GET /')
})

it('begins with a request of the example that reaches a route, or with a GET request that needs no values', () => {
  const first = (examples: readonly ExampleRequest[], ...urls: string[]): string | null => {
    const draft = firstRequest(examples, toRoutes(urls), '')
    return draft && nameOf(draft)
  }
  expect(first(notes, 'GET /', 'GET /notes/<id:int>')).toBe('GET /api/notes/7?x=1')
  // The reader has renamed the route.
  expect(first(notes, 'POST /books', 'GET /books/<id:int>', 'GET /books')).toBe('GET /books')
  expect(first([], 'GET /books/<id:int>', 'POST /books')).toBe('GET /books/1')
  expect(first([], 'POST /books')).toBeNull()
  expect(first([])).toBeNull()
})

it('leaves the requests of an example to it when the reader has made another program of it', () => {
  const root = [{ method: 'GET', url: '/' }]
  expect(suggest(notes, root, 'en').map(({ draft }) => nameOf(draft))).toEqual(['GET /'])
  expect(firstRequest(notes, root, '')).toMatchObject({ url: '/' })
})

it('follows a redirect as a browser does: by GET and without a body, unless the status keeps both', () => {
  const draft = { method: 'POST', url: 'app/login?a=1', headers: 'content-type: application/json\nx-a: 1', body: '{}' }
  expect(toFollowed(draft, { status: 302, location: '/app/me?b=2' })).toEqual({
    method: 'GET',
    url: '/app/me?b=2',
    headers: 'x-a: 1',
    body: '',
  })
  expect(toFollowed(draft, { status: 308, location: '/b' })).toEqual({ ...draft, url: '/b' })
})

it('sends headers and cookies, and no body where there is none', () => {
  const draft = { method: 'GET', url: 'notes', headers: 'X-A:  1 \n\nnothing', body: 'left over' }
  expect(toRequest(draft, 'a=1')).toEqual({
    method: 'GET',
    url: '/notes',
    headers: [
      ['x-a', '1'],
      ['cookie', 'a=1'],
    ],
  })
})
