import { expect, test } from 'vitest'
import { findLines } from './find-lines.ts'

const before = 'a\n})\nb\n})\nc'

test.each([
  ['as they were', before, { from: 3, to: 4 }],
  ['below lines that were added', `x\ny\n${before}`, { from: 5, to: 6 }],
  ['above lines that were removed', 'b\n})\nc', { from: 1, to: 2 }],
  ['the nearest of several', `${before}\nb\n})`, { from: 3, to: 4 }],
  ['nowhere, if one of them was changed', 'a\n})\nB\n})\nc', null],
])('Lines of a text that was changed are found: %s', (_, now, found) => {
  expect(findLines({ from: 3, to: 4 }, { before, now })).toEqual(found)
})
