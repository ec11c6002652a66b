import { describe, expect, it, vi } from 'vitest'
import { compileText } from '../tests/compile-text.ts'
import { findDeepLine, findSlowBlock } from './parser-limits.ts'

const lists = (depth: number): string => Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- item`).join('\n')

describe('nesting', () => {
  it.each([
    ['quotes', `a\n\n${'> '.repeat(60)}deep`, '3:1'],
    ['quotes without blanks', `${'>'.repeat(60)}deep`, '1:1'],
    ['lists', lists(60), '50:101'],
    ['lists in one line', `${'- '.repeat(60)}deep`, '1:1'],
    ['numbered lists in one line', `${'1. '.repeat(60)}deep`, '1:1'],
    ['lists in one line without a text', '+ '.repeat(60), '1:1'],
    ['lists of two marks in one line', '- * '.repeat(30), '1:1'],
  ])('that is too deep is a problem, and the page is empty: %s', async (_what, text, place) => {
    const { html, problems } = await compileText(text)
    expect(problems).toEqual([`${place} markdown-unreadable`])
    expect(html).toBe('')
  })

  it('that a text may need is fine', async () => {
    for (const text of [lists(30), `${'> '.repeat(40)}deep`, `${'*a '.repeat(60)}b`]) expect((await compileText(text)).problems).toEqual([])
  })

  it('is not what a rule, a table or a long line of marks makes', () => {
    for (const text of [
      '- '.repeat(100),
      '* * '.repeat(50),
      '-\t-  '.repeat(50),
      `|${'-|'.repeat(100)}`,
      '-'.repeat(500),
      '+-'.repeat(100),
      '1.'.repeat(100),
    ])
      expect(findDeepLine(text)).toBeNull()
  })

  it('is looked for in a time that grows no faster than the text', () => {
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
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})

describe('a block with so many marks that the parser would take seconds or minutes', () => {
  it.each([
    ['addresses', 'mailto:a@b.c;'.repeat(40_000)],
    ['directives that are not closed', ':a['.repeat(40_000)],
    ['colons in many lines', '12:30\n'.repeat(40_000)],
    ['a table with colons', `|a|\n|-|\n${'| a:b |\n'.repeat(20_000)}`],
    ['a wide table of short rows', `words\n${'|a'.repeat(3000)}\n${'|-'.repeat(3000)}\n${'|b\n'.repeat(3000)}`],
    ['bold Chinese that is not closed', '**注意。'.repeat(60_000)],
    ['entities', '&amp;'.repeat(60_000)],
    ['names with underscores', '_a'.repeat(60_000)],
  ])('is a problem within a second: %s', async (_what, block) => {
    const started = performance.now()
    const { html, problems } = await compileText(`a\n\n> ${block}`)
    expect(performance.now() - started).toBeLessThan(1000)
    expect(problems).toEqual(['3:1 markdown-unreadable'])
    expect(html).toBe('')
  })

  it.each([
    ['code', `\`\`\`json\n${'{ "a": 1 },\n'.repeat(40_000)}\`\`\``],
    ['a list', '- **Fix**: see https://example.com\n'.repeat(10_000)],
    ['paragraphs', 'At 12:30.\n\n'.repeat(20_000)],
    ['a table of names', `|a|b|\n|-|-|\n${'| some_long_name | another_name, and more words |\n'.repeat(1000)}`],
    ['a large table', `|a|b|\n|-|-|\n${'| **bold** | at 12:30, and more words |\n'.repeat(500)}`],
  ])('is none of what a text may hold: %s', (_what, text) => {
    expect(findSlowBlock(text)).toBeNull()
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
