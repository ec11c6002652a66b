import { afterEach, expect, test, vi } from 'vitest'
import { applyColorMode } from './color-mode.ts'

afterEach(() => vi.unstubAllGlobals())

function modeWith(storage: object): string | undefined {
  const dataset: Record<string, string> = { theme: 'light' }
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', storage)
  applyColorMode()
  return dataset.theme
}

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['blue', 'light'],
  ['', 'light'],
  [null, 'light'],
])('The stored mode %j gives %s', (stored, mode) => {
  expect(modeWith({ getItem: (key: string) => (key === 'theme' ? stored : 'dark') })).toBe(mode)
})

test('A storage that throws leaves the default', () => {
  const getItem = (): never => {
    throw new Error('denied')
  }
  expect(modeWith({ getItem })).toBe('light')
})
