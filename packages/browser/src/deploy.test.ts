import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDeploy } from './deploy.ts'

const answer = (html: string): void => void vi.stubGlobal('fetch', async () => new Response(html))

describe('A deploy', () => {
  let stored: string | null = null
  beforeEach(() => {
    stored = null
    vi.stubGlobal('sessionStorage', { getItem: () => stored })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('accepts the pages of its own shell, and no others', () => {
    const deploy = createDeploy('own')
    expect(deploy.accepts('own')).toBe(true)
    expect(deploy.accepts('newer')).toBe(false)
  })

  test('accepts those of a shell whose document was loaded in vain', () => {
    stored = 'newer'
    expect(createDeploy('own').accepts('newer')).toBe(true)
  })

  test('finds a newer shell in a document', async () => {
    answer('<!doctype html><html lang="en" data-theme="light" data-shell="newer"><head>')
    expect(await createDeploy('own').findNewer('/a')).toBe('newer')
    stored = 'newer'
    expect(await createDeploy('own').findNewer('/a')).toBeNull()
  })

  test('finds none in a document of its own, in one of another kind, and without a network', async () => {
    answer('<html data-shell="own">')
    expect(await createDeploy('own').findNewer('/a')).toBeNull()
    answer('<title>500</title>')
    expect(await createDeploy('own').findNewer('/a')).toBeNull()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await createDeploy('own').findNewer('/a')).toBeNull()
  })

  test('survives a storage that throws', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('denied')
      },
    })
    expect(createDeploy('own').accepts('newer')).toBe(false)
  })
})
