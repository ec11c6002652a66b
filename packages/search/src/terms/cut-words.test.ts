import { describe, expect, it } from 'vitest'
import { cutParts, cutWords, isPartStart } from './cut-words.ts'

describe('cutWords', () => {
  it.each([
    ['返回 Response.json(user)', ['返回', 'Response.json', 'user']],
    ["router.get('/users/<id:int>?<page:int>')", ['router.get', 'users/<id:int>?<page:int']],
    ['用kettle-http写服务端。', ['用', 'kettle-http', '写服务端']],
    ['不要 --no-cache，e.g. Node.js 20.', ['不要', 'no-cache', 'e.g', 'Node.js', '20']],
    ['𠮷野家 々', ['𠮷野家', '々']],
    ['naïve Straße', ['naïve', 'Straße']],
    ['=> { } ，。', []],
  ])('cuts %s', (text, words) => {
    expect(cutWords(text).map((word) => word.text)).toEqual(words)
  })

  it('tells Han from letters', () => {
    expect(cutWords('中间件middleware').map(({ isHan }) => isHan)).toEqual([true, false])
  })
})

describe('cutParts', () => {
  it.each([
    ['useHTTPServer2', ['use', 'http', 'server', '2']],
    ['NOT_FOUND_RESPONSE', ['not', 'found', 'response']],
    ['users/<id:int', ['users', 'id', 'int']],
    ['kettle-api/dist/toJSON', ['kettle', 'api', 'dist', 'to', 'json']],
    ['v2.3.1', ['v', '2', '3', '1']],
    ['Response', ['response']],
    ['CORS', ['cors']],
  ])('cuts %s at marks, digits and capitals', (word, parts) => {
    expect(cutParts(word)).toEqual(parts)
  })
})

describe('isPartStart', () => {
  it.each([
    ['useReq', 3, true],
    ['useReq', 4, false],
    ['frequest', 1, false],
    ['a.req', 2, true],
    ['中间件', 1, true],
    ['件req', 1, true],
    ['HTTPServer', 4, true],
    ['sha256', 3, true],
  ])('in %s at %d: %s', (text, at, isStart) => {
    expect(isPartStart(text, at)).toBe(isStart)
  })
})
