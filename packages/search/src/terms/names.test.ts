// cspell:ignore cantlayaplank cannotlayaplank
import { codeMark } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { isMessage, isOneName, memberNames, messagesIn, nameOnLine } from './names.ts'

describe('nameOnLine', () => {
  it.each([
    ['declare const useReq: () => IncomingMessage', 'useReq', true],
    ['  declare class HttpError extends Error {', 'HttpError', true],
    ['listen(...args)', 'listen', true],
    ['handle(req, res, { onLast }?)', 'handle', true],
    ['Response.json', 'Response.json', false],
    ['userId?', 'userId', false],
    ['--port <port>', '--port', false],
  ])('finds the name that %s defines', (line, name, isSure) => {
    expect(nameOnLine(line)).toEqual({ name, isSure })
  })

  it.each(['const a = 1', "http.get('/hello').use(() => Response.text('Hello'))", 'two words', '200', '', `${'a'.repeat(90)}`])(
    'finds none in %s',
    (line) => {
      expect(nameOnLine(line)).toBeNull()
    },
  )
})

describe('isOneName', () => {
  it('is true for a name in code, not for a sentence or for Han', () => {
    expect(['Response', '$ref', 'router.use', 'Run without a socket', '中间件'].map(isOneName)).toEqual([true, true, true, false, false])
  })
})

describe('memberNames', () => {
  it.each([
    ['Http.listen(...args)', ['listen']],
    ['Http.handle(req, res, { onLast }?)', ['handle']],
    ['HttpPipelineOptions.basenames', ['basenames']],
    ['create-app -t, --template', ['-t', '--template']],
    ['createLogger', []],
    ['List(T)', []],
  ])('of %s are %j', (title, names) => {
    expect(memberNames(title)).toEqual(names)
  })
})

describe('messagesIn', () => {
  it.each([
    ['~… is not a rope~, ~… is no sailor~, in 甲板', ['isnotarope', 'isnosailor']],
    ["~Cannot read the deck of 'plank' below~", ['cannotreadthedeckof.*below', 'cantreadthedeckof.*below']],
    ["~Can't lay a plank~", ['cantlayaplank', 'cannotlayaplank']],
    ['~Unknown plank …~, ~lay plank~, ~ERR_PLANK_LOST~ and ~a b c~', ['unknownplank']],
    ['Cannot read it', []],
  ])('of %s are %j', (title, messages) => {
    expect(messagesIn(title.replaceAll('~', codeMark))).toEqual(messages)
  })
})

describe('isMessage', () => {
  it.each([
    ['7isnotaropetoday', true],
    ['isnotar', true],
    ['isnot', false],
    ['arope', false],
  ])('of %s and a message is %s', (joined, is) => {
    expect(isMessage(joined, 'isnotarope')).toBe(is)
  })
})
