import { createProblemList } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { decodeSource } from './scan.ts'

function decode(bytes: readonly (number | string)[]): { text: string | null; problems: string[] } {
  const problems = createProblemList()
  const text = decodeSource(Buffer.concat(bytes.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part])))), {
    file: 'a.md',
    problems,
  })
  return { text, problems: problems.all().map(({ code, span }) => `${code}${span === null ? '' : ` ${span.line}:${span.column}`}`) }
}

describe('a source', () => {
  it.each([
    [['a\nb'], 'a\nb'],
    [[0xef, 0xbb, 0xbf, 'a'], 'a'],
    [['a\r\nb\rc\r\r\nd'], 'a\nb\nc\n\nd'],
    [['中文 😀'], '中文 😀'],
    [['a\u2028b\u0085c'], 'a\u2028b\u0085c'],
  ])('is decoded: %j', (bytes, text) => {
    expect(decode(bytes as (number | string)[])).toEqual({ text, problems: [] })
  })

  it.each([
    [['a', 0xff], '1:2'],
    [['a\nbc', 0xe9, 'd'], '2:3'],
    [['中', 0xe4, 0xb8], '1:2'],
    [['x\r\ny', 0xc0, 0x80], '2:2'],
    [[0xff, 0xfe, 'a', 0], '1:1'],
    [[0xed, 0xa0, 0x80], '1:1'],
    [['ok '.repeat(10_000), 0xf8], '1:30001'],
  ])('that is not UTF-8 is told with the place of its first wrong byte: %#', (bytes, place) => {
    expect(decode(bytes as (number | string)[])).toEqual({ text: null, problems: [`not-utf8 ${place}`] })
  })

  it.each([
    [['a', 0, 'b'], 'a\uFFFDb', '1:2'],
    [['a\tb\n\u001b[31mc\u001b[0m\f'], 'a\tb\n\uFFFD[31mc\uFFFD[0m\uFFFD', '2:1'],
  ])('that has control characters is told with the place of the first one: %j', (bytes, text, place) => {
    expect(decode(bytes)).toEqual({ text, problems: [`control-character ${place}`] })
  })

  it.each([[[]], [['\n \t\r\n']], [[0xef, 0xbb, 0xbf]]])('without any text is told: %j', (bytes) => {
    expect(decode(bytes as (number | string)[])).toEqual({ text: null, problems: ['file-empty'] })
  })
})
