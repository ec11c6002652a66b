import { expect, test } from 'vitest'
import { savesData } from './connection.ts'

test.each([
  ['2g', true, true],
  ['slow-2g', true, true],
  ['2g', false, false],
  ['3g', true, false],
  ['4g', true, false],
])('On %s with data-saver %s, sparing is %s', (effectiveType, saveData, sparing) => {
  expect(savesData({ effectiveType, saveData })).toBe(sparing)
})

test('A browser that does not tell its connection is not sparing', () => {
  expect(savesData(undefined)).toBe(false)
})
