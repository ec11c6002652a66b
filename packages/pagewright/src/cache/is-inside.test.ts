import { posix, win32 } from 'node:path'
import { expect, it } from 'vitest'
import { isInside } from './files.ts'

it.each([
  ['/home/site', '/home/site', true],
  ['/home/site', '/home', true],
  ['/home/site', '/', true],
  ['/home/..site', '/home', true],
  ['/home/site', '/home/site/dist', false],
  ['/home/site', '/home/si', false],
])('%s is inside %s: %s', (path, folder, expected) => {
  expect(isInside(path, { folder, rules: posix })).toBe(expected)
})

it.each([
  ['C:\\home\\site', 'C:\\home\\site', true],
  ['C:\\home\\site', 'C:\\home', true],
  ['C:\\home\\site', 'c:\\HOME', true],
  ['C:\\home\\site', 'C:\\', true],
  ['C:\\home\\site', 'D:\\home', false],
  ['C:\\home\\site', 'C:\\home\\site\\dist', false],
])('on Windows, %s is inside %s: %s', (path, folder, expected) => {
  expect(isInside(path, { folder, rules: win32 })).toBe(expected)
})
