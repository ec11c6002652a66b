import { expect, test } from 'vitest'
import { savesData } from './connection.ts'

test.each([
  ['2g', true, true],
  ['slow-2g', true, true],
  ['2g', false, false],
  ['3g', true, false],
  ['4g', true, false],
])('On %s with data-saver %s, the answer is %s', (effectiveType, saveData, saves) => {
  expect(savesData({ effectiveType, saveData })).toBe(saves)
})

test('A browser that does not tell its connection does not save data', () => {
  expect(savesData(undefined)).toBe(false)
})
