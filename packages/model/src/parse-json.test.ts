import { expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

it('Valid JSON gives its value', () => {
  expect(parseJson(' {"a": [1, null, "x"]} ')).toEqual({ value: { a: [1, null, 'x'] } })
})

it.each([
  ['', '1:1'],
  ['{', '1:2'],
  ['[1,]', '1:4'],
  ['{"a" 1}', '1:6'],
  ['{a: 1}', '1:2'],
  ['[\n  1,\n  x\n]', '3:3'],
  ['[1] 2', '1:5'],
  ['"a\nb"', '1:3'],
  ['{"a": tru', '1:10'],
  ['[1', '1:3'],
  ["['a']", '1:2'],
  ['\uFEFF{}', '1:1'],
])('Text that is not valid JSON gives the place of the first mistake: %j', (text, place) => {
  const parsed = parseJson(text)
  expect('span' in parsed ? `${parsed.span.line}:${parsed.span.column}` : parsed).toBe(place)
})
