import { describe, expect, it, vi } from 'vitest'
import { compileText } from '../tests/compile-text.ts'
import { findDeepLine } from './nesting.ts'

const lists = (depth: number): string => Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- item`).join('\n')

describe('nesting', () => {
  it.each([
    ['quotes', `a\n\n${'> '.repeat(60)}deep`, '3:1'],
    ['quotes without blanks', `${'>'.repeat(60)}deep`, '1:1'],
    ['lists', lists(60), '50:101'],
    ['lists in one line', `${'- '.repeat(60)}deep`, '1:1'],
    ['numbered lists in one line', `${'1. '.repeat(60)}deep`, '1:1'],
  ])('that is too deep is a problem, and the page is empty: %s', async (_what, text, place) => {
    const { html, problems } = await compileText(text)
    expect(problems).toEqual([`${place} markdown-unreadable`])
    expect(html).toBe('')
  })

  it('that a text may need is fine', async () => {
    for (const text of [lists(30), `${'> '.repeat(40)}deep`, `${'*a '.repeat(60)}b`]) expect((await compileText(text)).problems).toEqual([])
  })

  it('is not what a rule, a table or a long line of marks makes', () => {
    for (const text of ['- '.repeat(100), '* * '.repeat(50), `|${'-|'.repeat(100)}`, '-'.repeat(500), '+-'.repeat(100), '1.'.repeat(100)])
      expect(findDeepLine(text)).toBeNull()
  })

  it('is looked for in no time', () => {
    const started = performance.now()
    for (const text of [
      ' '.repeat(1_000_000),
      '- '.repeat(500_000),
      '>'.repeat(1_000_000),
      '\n'.repeat(1_000_000),
      '1'.repeat(1_000_000),
      '> \t'.repeat(300_000),
    ])
      findDeepLine(text)
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

it('What the parser throws is a problem of the text', async () => {
  vi.resetModules()
  vi.doMock('satteri', () => ({
    markdownToMdast: () => {
      throw new Error('Cannot create a string longer than 0x1fffffe8 characters')
    },
  }))
  const { compileText: compileBadly } = await import('../tests/compile-text.ts')
  expect((await compileBadly('a')).problems).toEqual(['1:1 markdown-unreadable'])
  vi.doUnmock('satteri')
  vi.resetModules()
})
