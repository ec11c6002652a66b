import { describe, expect, test, vi } from 'vitest'
import { createJsonStore, StatusError } from './load-once.ts'

/** Answers requests one after the other. Returns the list of how each of them used the browser's cache. */
function answer(...answers: readonly (() => Response | Promise<Response>)[]): (string | undefined)[] {
  const caches: (string | undefined)[] = []
  vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
    caches.push(request.cache)
    return (answers[caches.length - 1] ?? (() => Response.error()))()
  })
  return caches
}

describe('The store of JSON files', () => {
  test('fetches a file once, also for those who ask while it is on its way', async () => {
    const caches = answer(() => Response.json({ a: 1 }))
    const store = createJsonStore()
    const [first, second] = await Promise.all([store.load('/a.json'), store.load('/a.json')])
    expect(await store.load('/a.json')).toBe(first)
    expect(second).toBe(first)
    expect(caches).toEqual(['default'])
  })

  test.each([
    ['a server error', () => new Response('', { status: 500 })],
    ['a file that is cut short', () => new Response('{"a":')],
    ['a network that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('forgets %s, and then fetches past the cache', async (_name, fault) => {
    const caches = answer(
      fault,
      () => Response.json(2),
      () => Response.json(3),
    )
    const store = createJsonStore()
    await expect(store.load('/a.json')).rejects.toThrow()
    expect(await store.load('/a.json')).toBe(2)
    expect(await store.load('/a.json')).toBe(2)
    expect(caches).toEqual(['default', 'reload'])
  })

  test('asks once more for who has joined a request that fails, such as that of a prefetch', async () => {
    const caches = answer(
      () => new Response('', { status: 503 }),
      () => Response.json(2),
    )
    const store = createJsonStore()
    const [prefetched, visited] = await Promise.allSettled([store.load('/a.json'), store.load('/a.json')])
    expect(prefetched.status).toBe('rejected')
    expect(visited).toEqual({ status: 'fulfilled', value: 2 })
    expect(caches).toEqual(['default', 'reload'])
  })

  test('tells the status and the address of what went wrong', async () => {
    answer(() => new Response('', { status: 404 }))
    const store = createJsonStore()
    const error = await store.load('/a.json').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StatusError)
    expect(error).toMatchObject({ status: 404, message: 'HTTP 404: /a.json' })
  })

  test('fetches again what it was told to forget', async () => {
    answer(
      () => Response.json(1),
      () => Response.json(2),
      () => Response.json(3),
    )
    const store = createJsonStore()
    expect(await store.load('/a.json')).toBe(1)
    store.forget('/a.json')
    expect(await store.load('/a.json')).toBe(2)
    store.forgetAll()
    expect(await store.load('/a.json')).toBe(3)
  })
})
