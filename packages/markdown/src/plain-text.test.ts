import { describe, expect, it } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'
import { countWords, plainText, readingMinutes } from './plain-text.ts'

describe('plainText', () => {
  it.each([
    ['*a* **b** ~~c~~ `d` [e](f) ![g](h)', 'a b c d e g'],
    ['a\\\nb', 'a b'],
    ['H<sub>2</sub>O <!-- no -->', 'H2O '],
    ['&lt;b&gt; \\*', '<b> *'],
    ['[a][b]\n\n[b]: x', 'a'],
    ['    code', 'code'],
    ['a :sign{file="b.svg"} c', 'a  c'],
    ['a\n\n::keywords[b]', 'a'],
  ])('has the words without the marks: %j', (text, words) => {
    expect(plainText(parseMarkdown(text))).toBe(words)
  })

  it('leaves the front matter out', () => {
    expect(plainText(parseMarkdown('---\ntitle: x\n---\n\na'))).toBe('a')
    expect(plainText(parseMarkdown('--- \t\ntitle:\tx\n---\t\n\na\tb'))).toBe('a\tb')
  })
})

describe('countWords', () => {
  it.each([
    ['', 0],
    ['one two  three', 3],
    ['你好，世界', 4],
    ['用 TypeScript 写 HTTP 服务', 6],
    ["don't e-mail v1.2 it’s", 4],
    ['a.b.c', 1],
    ['— … 。', 0],
    ['𠮷野家', 3],
    ['ひらがな', 1],
    ['a1 2b 3', 3],
  ])('%j has %j', (text, count) => {
    expect(countWords(text)).toBe(count)
  })
})

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [449, 1],
    [450, 2],
    [3000, 10],
  ])('%j words take %j', (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes)
  })
})
