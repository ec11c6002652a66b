import { describe, expect, test, vi } from 'vitest'
import { chunkUrl, createPageTypes } from './load-page-type.ts'
import type { Theme } from './theme/define-theme.ts'

const Doc = (): null => null
const failure = new TypeError('Failed to fetch dynamically imported module: https://example.com/x/assets/DocPage-1a.js')
const pagesOf = (doc: () => Promise<unknown>): Theme['pages'] => ({ doc }) as unknown as Theme['pages']

describe('The components for types of pages', () => {
  test('are imported once each', async () => {
    const doc = vi.fn(async () => ({ default: Doc }))
    const types = createPageTypes(pagesOf(doc))
    expect(await Promise.all([types.load('doc'), types.load('doc')])).toEqual([Doc, Doc])
    expect(doc).toHaveBeenCalledOnce()
  })

  test('are imported under a new URL after each failure, because browsers remember a failed import', async () => {
    const doc = vi.fn(() => Promise.reject(failure))
    const importModule = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce({ default: Doc })
    const types = createPageTypes(pagesOf(doc), importModule)
    await expect(types.load('doc')).rejects.toBe(failure)
    await expect(types.load('doc')).rejects.toBe(failure)
    expect(await types.load('doc')).toBe(Doc)
    expect(await types.load('doc')).toBe(Doc)
    expect(doc).toHaveBeenCalledOnce()
    expect(importModule.mock.calls).toEqual([
      ['https://example.com/x/assets/DocPage-1a.js?retry=1'],
      ['https://example.com/x/assets/DocPage-1a.js?retry=2'],
    ])
  })

  test('are asked for in the same way again where the browser does not tell the URL', async () => {
    const doc = vi.fn().mockRejectedValueOnce(new TypeError('Importing a module script failed.')).mockResolvedValueOnce({ default: Doc })
    const types = createPageTypes(pagesOf(doc))
    await expect(types.load('doc')).rejects.toThrow()
    expect(await types.load('doc')).toBe(Doc)
  })

  test('do not exist for a type that the theme does not know', async () => {
    await expect(createPageTypes(pagesOf(async () => ({ default: Doc }))).load('post')).rejects.toThrow('no page of type post')
  })
})

test('The URL of a failed import is read from the error, without a query', () => {
  expect(chunkUrl(failure)).toBe('https://example.com/x/assets/DocPage-1a.js')
  expect(chunkUrl(new TypeError('error loading dynamically imported module: https://example.com/a.js?retry=3'))).toBe(
    'https://example.com/a.js',
  )
  expect(chunkUrl(new TypeError('Importing a module script failed.'))).toBeNull()
})
