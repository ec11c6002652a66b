import { expect, test } from 'vitest'
import { toPlace } from './problem.ts'

test('A place is written as editors and terminals link it', () => {
  const span = { line: 12, column: 3, endLine: 12, endColumn: 5 }
  expect(toPlace({ file: 'content/en/a.md', span })).toBe('content/en/a.md:12:3')
  expect(toPlace({ file: 'content/en/a.md', span: null })).toBe('content/en/a.md')
  expect(toPlace({ file: null, span: null })).toBe('')
})
