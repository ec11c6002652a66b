import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createVersionSkew } from './version-skew.ts'

const answer = (html: string): void => void vi.stubGlobal('fetch', async () => new Response(html))

describe('A tab', () => {
  let stored: string | null = null
  beforeEach(() => {
    stored = null
    vi.stubGlobal('sessionStorage', { getItem: () => stored })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('accepts the pages of its own build, and no others', () => {
    const versionSkew = createVersionSkew('own')
    expect(versionSkew.accepts('own')).toBe(true)
    expect(versionSkew.accepts('newer')).toBe(false)
  })

  test('accepts the pages of a build whose document it has loaded already', () => {
    stored = 'newer'
    expect(createVersionSkew('own').accepts('newer')).toBe(true)
  })

  test('finds the newer build of a document', async () => {
    answer('<!doctype html><html lang="en" data-theme="light" data-build="newer"><head>')
    expect(await createVersionSkew('own').findNewer('/a')).toBe('newer')
    stored = 'newer'
    expect(await createVersionSkew('own').findNewer('/a')).toBeNull()
  })

  test('finds none in a document of its own build, in one that names no build, and without a network', async () => {
    answer('<html data-build="own">')
    expect(await createVersionSkew('own').findNewer('/a')).toBeNull()
    answer('<title>500</title>')
    expect(await createVersionSkew('own').findNewer('/a')).toBeNull()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await createVersionSkew('own').findNewer('/a')).toBeNull()
  })

  test('accepts its own build and no others where storage throws', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('denied')
      },
    })
    const { accepts } = createVersionSkew('own')
    expect([accepts('own'), accepts('newer')]).toEqual([true, false])
  })
})
