import type { PageData } from '@pagewright/model'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPrefetch, nextPath } from './prefetch.ts'

describe('Prefetching', () => {
  beforeEach(() => void vi.stubGlobal('navigator', {}))
  afterEach(() => vi.restoreAllMocks())

  test('loads a page with the given priority, and resolves to null where there is only a document', async () => {
    const load = vi.fn(async () => ({ type: 'document', build: null }) as const)
    expect(await createPrefetch(load)('/a', 'low')).toBeNull()
    expect(load.mock.calls).toEqual([['/a', 'low']])
  })

  test('does nothing where data is scarce, and begins when it no longer is', () => {
    const load = vi.fn(async () => ({ type: 'document', build: null }) as const)
    const connection = { effectiveType: '2g', saveData: true }
    vi.stubGlobal('navigator', { connection })
    const prefetch = createPrefetch(load)
    void prefetch('/a', 'auto')
    expect(load).not.toHaveBeenCalled()
    connection.saveData = false
    void prefetch('/a', 'auto')
    expect(load).toHaveBeenCalledOnce()
  })

  test('warns of a failure', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    createPrefetch(() => Promise.reject(new Error('HTTP 500: /a.json')))('/a', 'auto')
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('Could not prefetch /a: Error: HTTP 500: /a.json'))
  })
})

test('The next page is the next doc, and the older post', () => {
  const link = { label: 'L', path: '/next' }
  expect(nextPath({ type: 'doc', next: link } as PageData)).toBe('/next')
  expect(nextPath({ type: 'doc', next: null } as PageData)).toBeNull()
  expect(nextPath({ type: 'post', older: link, newer: null } as PageData)).toBe('/next')
  expect(nextPath({ type: 'home' } as PageData)).toBeNull()
})
