import { expect, it } from 'vitest'
import { type Cookie, cookieHeader, storeCookies } from './cookie-jar.ts'

const now = Date.UTC(2026, 0, 1)
const store = (jar: readonly Cookie[], ...texts: string[]): readonly Cookie[] =>
  storeCookies(
    jar,
    texts.map((text) => ['Set-Cookie', text] as const),
    { path: '/', now },
  )
const header = (jar: readonly Cookie[], path = '/', at = now): string | null => cookieHeader(jar, { path, now: at })

it('cookies are sent back, and a new value replaces the old one', () => {
  const jar = store(store([], 'user=Ada; Path=/; HttpOnly', 'seen=1; path=/'), 'seen=2; path=/')
  expect(header(jar)).toBe('user=Ada; seen=2')
})

it('a cookie goes to the paths below its own, the longest path first', () => {
  const jar = store([], 'a=1; path=/', 'b=2; path=/api', 'c=3; path=/api/')
  expect([header(jar, '/api/x'), header(jar, '/api'), header(jar, '/apix')]).toEqual(['c=3; b=2; a=1', 'b=2; a=1', 'a=1'])
})

it('a cookie without a path goes to the folder of the request that has set it', () => {
  const jar = storeCookies([], [['set-cookie', 'a=1']], { path: '/shop/cart', now })
  expect([header(jar, '/shop/cart'), header(jar, '/shop'), header(jar, '/')]).toEqual(['a=1', 'a=1', null])
})

it('a cookie ends at its time, and one that has ended already is deleted', () => {
  const jar = store(
    [],
    'short=1; max-age=60',
    'long=1; expires=Fri, 01 Jan 2027 00:00:00 GMT',
    'both=1; max-age=60; expires=Thu, 01 Jan 1970 00:00:00 GMT',
  )
  expect(header(jar)).toBe('short=1; long=1; both=1')
  expect(header(jar, '/', now + 60_000)).toBe('long=1')
  expect(header(store(jar, 'long=; expires=Thu, 01 Jan 1970 00:00:00 GMT', 'short=; max-age=0'))).toBe('both=1')
})

it('a header that sets no cookie changes nothing', () => {
  expect(store([], '', '=x', 'no value')).toEqual([])
  expect(header([])).toBeNull()
})
