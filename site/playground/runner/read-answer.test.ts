import { describe, expect, it } from 'vitest'
import { limits } from './messages.ts'
import { readEvent, readHttpAnswer, readMatchResult, readRunResult, readValidateResult } from './read-answer.ts'

const wrong = [
  null,
  undefined,
  7,
  'text',
  [],
  {},
  { kind: 'console' },
  { kind: 'other' },
  { status: '200' },
  { status: -1 },
  { ok: 1 },
  () => 1,
]
const long = 'x'.repeat(5_000_000)

describe('What comes from the worker', () => {
  it('is refused or replaced when its shape is wrong, and never throws', () => {
    for (const value of wrong) {
      expect(readEvent(value)).toBeNull()
      expect(readRunResult(value)).toEqual({ ok: false, listening: false, routes: [] })
      expect(readHttpAnswer(value)).toEqual({ failed: 'broken-off' })
      expect(readValidateResult(value)).toEqual({ ok: false, message: '', path: [] })
      expect(readMatchResult(value)).toEqual({ ok: false, message: '' })
    }
  })

  it('is taken over field by field, so that nothing else comes along', () => {
    const place = { path: 'src/index.ts', line: 3, column: 5, html: '<b>' }
    expect(readEvent({ kind: 'console', level: 'warn', text: 'a', place, extra: 1 })).toEqual({
      kind: 'console',
      level: 'warn',
      text: 'a',
      place: { path: 'src/index.ts', line: 3, column: 5 },
    })
    expect(readEvent({ kind: 'console', level: 'shout', text: 'a' })).toBeNull()
    expect(readEvent({ kind: 'error', name: 'Error', message: 7, place: { path: 'a', line: 1.5, column: 1 } })).toEqual({
      kind: 'error',
      name: 'Error',
      message: '',
    })
    expect(readRunResult({ ok: true, listening: true, routes: [{ method: 'GET', url: '/', more: 1, body: 7 }, null] })).toEqual({
      ok: true,
      listening: true,
      routes: [
        { method: 'GET', url: '/' },
        { method: '', url: '' },
      ],
    })
    const answer = { status: 200, statusText: 'OK', headers: [['a', 'b', 'c'], 'no'], body: 'x', ms: Number.NaN }
    expect(readHttpAnswer(answer)).toEqual({ status: 200, statusText: 'OK', headers: [['a', 'b']], body: 'x', ms: 0 })
    expect(readHttpAnswer({ failed: 'no-answer' })).toEqual({ failed: 'no-answer' })
    expect(readMatchResult({ ok: true, params: '{"id":7}', query: '{}' })).toEqual({ ok: true, params: { id: 7 }, query: {} })
  })

  it('cannot say that the page has ended the program', () => {
    expect(readEvent({ kind: 'ended', reason: 'finished' })).toEqual({ kind: 'ended', reason: 'finished' })
    for (const reason of ['time', 'memory', 'stopped', undefined]) expect(readEvent({ kind: 'ended', reason })).toBeNull()
  })

  it('has a bounded size', () => {
    expect(readEvent({ kind: 'console', level: 'log', text: long })).toMatchObject({ text: 'x'.repeat(limits.text) })
    const answer = readHttpAnswer({ status: 200, statusText: long, headers: Array(5000).fill([long, long]), body: long, ms: 1 })
    expect(JSON.stringify(answer).length).toBeLessThan(limits.body + 100 * 10_300 + 1000)
    const routes = Array(5000).fill({ method: long, url: long, body: long })
    expect(JSON.stringify(readRunResult({ ok: true, listening: true, routes })).length).toBeLessThan(500_000)
  })
})
