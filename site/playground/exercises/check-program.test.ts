import { expect, it } from 'vitest'
import type { HttpAnswer, HttpRequest } from '../runner/index.ts'
import { checkedHeaders, checkProgram } from './check-program.ts'
import type { Check } from './exercise.ts'

const answer: HttpAnswer = {
  status: 200,
  statusText: 'OK',
  headers: [
    ['Content-Type', 'application/json'],
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
  ],
  body: '{"id":7,"tags":["a","b"],"more":{"deep":true,"other":null}}',
  ms: 1,
}
const missing = { en: 'It is missing.', 'zh-cn': '还没有完成。' }
const checkOf = (expected: Check['expect']): Check => ({ request: { url: '/' }, expect: expected, missing })
const passes = async (expected: Check['expect']): Promise<boolean | undefined> =>
  (await checkProgram([checkOf(expected)], async () => answer))[0]?.passed

it.each<[Check['expect'], boolean]>([
  [{}, true],
  [{ status: 200 }, true],
  [{ status: 201 }, false],
  [{ json: { id: 7 } }, true],
  [{ json: { id: '7' } }, false],
  [{ json: { tags: ['a', 'b'] } }, true],
  [{ json: { tags: ['a'] } }, false],
  [{ json: { tags: { 0: 'a' } } }, false],
  [{ json: { more: { other: null } } }, true],
  [{ json: { more: { missing: null } } }, false],
  [{ json: [] }, false],
  [{ text: '"deep":true' }, true],
  [{ text: 'absent' }, false],
  [{ headers: { 'content-type': 'json', 'set-cookie': 'b=2' } }, true],
  [{ headers: { location: '/' } }, false],
])('an answer is compared with %j: %s', async (expected, passed) => {
  expect(await passes(expected)).toBe(passed)
})

it('a body that is no JSON does not pass, and neither does a request without an answer', async () => {
  const send = async () => ({ ...answer, body: '<html>' })
  expect((await checkProgram([checkOf({ json: {} })], send))[0]?.passed).toBe(false)
  expect((await checkProgram([checkOf({})], async () => ({ failed: 'not-listening' })))[0]?.passed).toBe(false)
})

it('the headers that a check is about are those that the reader is shown, with the values that the program gave them', () => {
  expect(checkedHeaders(checkOf({ headers: { 'set-cookie': 'c=3', location: '/' } }), answer)).toEqual([
    'set-cookie: a=1',
    'set-cookie: b=2',
  ])
  expect(checkedHeaders(checkOf({ status: 201 }), answer)).toEqual([])
})

it('requests are sent in order, bodies as JSON', async () => {
  const sent: HttpRequest[] = []
  const send = async (request: HttpRequest) => {
    sent.push(request)
    return answer
  }
  await checkProgram(
    [{ request: { method: 'POST', url: '/notes', body: { a: 1 }, headers: { 'x-key': 'k' } }, expect: {}, missing }, checkOf({})],
    send,
  )
  expect(sent).toEqual([
    {
      method: 'POST',
      url: '/notes',
      headers: [
        ['content-type', 'application/json'],
        ['x-key', 'k'],
      ],
      body: '{"a":1}',
    },
    { method: 'GET', url: '/', headers: [] },
  ])
})
