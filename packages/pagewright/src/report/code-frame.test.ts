import { spanAt } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { codeFrame } from './code-frame.ts'

const lines = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')

describe('a code frame', () => {
  it('shows two lines around the place, and marks it', () => {
    expect(codeFrame(lines, spanAt(9, 6, 1))).toMatchInlineSnapshot(`
      "   7 | line 7
         8 | line 8
      >  9 | line 9
           |      ^
        10 | line 10
        11 | line 11"
    `)
  })

  it('ends where the file does', () => {
    expect(codeFrame('a\nb', spanAt(1, 1))).toBe('> 1 | a\n    | ^\n  2 | b')
    expect(codeFrame('', spanAt(1, 1))).toBe('> 1 |\n    | ^')
    expect(codeFrame('a', spanAt(1, 5))).toBe('> 1 | a\n    |  ^')
  })

  it('marks as many columns as wide characters take', () => {
    expect(codeFrame('标签: 中文ab', spanAt(1, 5, 3))).toBe('> 1 | 标签: 中文ab\n    |       ^^^^^')
    expect(codeFrame('「é」｜𠮷x', spanAt(1, 7, 1))).toBe('> 1 | 「é」｜𠮷x\n    |          ^')
  })

  it('marks the first line of a place that goes on', () => {
    expect(codeFrame('ab\ncd', { line: 1, column: 2, endLine: 2, endColumn: 2 })).toBe('> 1 | ab\n    |  ^\n  2 | cd')
  })

  it('cuts long lines around the place', () => {
    const frame = codeFrame(`short\n${'a'.repeat(300)}MARK${'b'.repeat(300)}\nshort`, spanAt(2, 301, 4)).split('\n')
    expect(frame[0]).toBe('  1 |')
    expect(frame[1]).toBe(`> 2 | ${'a'.repeat(55)}MARK${'b'.repeat(51)}…`)
    expect(frame[2]).toBe(`    | ${' '.repeat(55)}^^^^`)
    for (const line of frame) expect(line.length).toBeLessThan(120)
    expect(codeFrame('x'.repeat(500), { line: 1, column: 1, endLine: 1, endColumn: 500 }).split('\n')[1]).toBe(`    | ${'^'.repeat(110)}`)
  })

  it('shows tabs as one column and every kind of line end, and lets no control character through', () => {
    expect(codeFrame('\ta\tb', spanAt(1, 4))).toBe('> 1 |  a b\n    |    ^')
    expect(codeFrame('a\r\nb\rc\nd', spanAt(3, 1))).toBe('  1 | a\n  2 | b\n> 3 | c\n    | ^\n  4 | d')
    expect(codeFrame('a\u001b[31mb\u0000\u009bc', spanAt(1, 1))).toBe('> 1 | a\uFFFD[31mb\uFFFD\uFFFDc\n    | ^')
  })
})
