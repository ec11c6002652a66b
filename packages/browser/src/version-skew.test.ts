import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { acceptsBuild, findNewerBuild } from './version-skew.ts'

const answer = (html: string): void => void vi.stubGlobal('fetch', async () => new Response(html))

describe('A tab', () => {
  let stored: string | null = null
  beforeEach(() => {
    stored = null
    vi.stubGlobal('document', { documentElement: { dataset: { build: 'own' } } })
    vi.stubGlobal('sessionStorage', { getItem: () => stored })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('accepts the pages of its own build, and no others', () => {
    expect(acceptsBuild('own')).toBe(true)
    expect(acceptsBuild('newer')).toBe(false)
  })

  test('accepts the pages of a build whose document it has loaded already', () => {
    stored = 'newer'
    expect(acceptsBuild('newer')).toBe(true)
  })

  test('finds the newer build of a document', async () => {
    answer('<!doctype html><html lang="en" data-theme="light" data-build="newer"><head>')
    expect(await findNewerBuild('/a')).toBe('newer')
    stored = 'newer'
    expect(await findNewerBuild('/a')).toBeNull()
  })

  test('finds none in a document of its own build, in one that names no build, and without a network', async () => {
    answer('<html data-build="own">')
    expect(await findNewerBuild('/a')).toBeNull()
    answer('<title>500</title>')
    expect(await findNewerBuild('/a')).toBeNull()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await findNewerBuild('/a')).toBeNull()
  })

  test('accepts its own build and no others where storage throws', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('denied')
      },
    })
    expect([acceptsBuild('own'), acceptsBuild('newer')]).toEqual([true, false])
  })
})
