import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStore } from '../../tests/memory-store.ts'
import { cachedBundle, moduleFiles } from './bundle-cache.ts'

describe('moduleFiles', () => {
  it("lists the project's own files once, without what installed packages and plugins bring", () => {
    const ids = ['/site/theme/index.ts', '/site/theme/a.css?inline', '/site/theme/a.css', '/site/node_modules/react/index.js']
    expect(moduleFiles([...ids, '\0rolldown/runtime', 'virtual:theme'])).toEqual(['/site/theme/index.ts', '/site/theme/a.css'])
  })

  it('knows paths of Windows, whichever slashes a plugin has given them', () => {
    const own = ['C:/site/theme/index.ts', 'C:\\site\\theme\\Page.tsx']
    expect(moduleFiles([...own, 'C:/site/node_modules/react/index.js', 'C:\\site\\node_modules\\react\\index.js'])).toEqual(own)
  })
})

const site = { mount: '/', theme: 'theme/index.ts', plugins: null }

describe('cachedBundle', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('makes a bundle again when a file of it has changed, also one of an installed package', async () => {
    const store = memoryStore()
    const file = join(folder, 'node_modules', 'package.js')
    mkdirSync(join(folder, 'node_modules'))
    let made = 0
    const bundle = (): Promise<number> =>
      cachedBundle({ root: folder, site, store }, { name: 'x', make: async () => ({ files: [file], result: ++made }) })
    const save = (text: string): void => {
      writeFileSync(file, text)
      // One that was saved in the same millisecond as the bundle was begun would count as saved meanwhile.
      const aMinuteAgo = new Date(Date.now() - 60_000)
      utimesSync(file, aMinuteAgo, aMinuteAgo)
    }
    save('1')
    expect([await bundle(), await bundle()]).toEqual([1, 1])
    save('2')
    expect([await bundle(), await bundle()]).toEqual([2, 2])
  })

  it('makes a bundle again when a file comes beside one of it, or a public variable of the environment changes', async () => {
    const store = memoryStore()
    const file = join(folder, 'Leaf.tsx')
    writeFileSync(file, '')
    utimesSync(file, 0, 0)
    let made = 0
    const bundle = (): Promise<number> =>
      cachedBundle({ root: folder, site, store }, { name: 'x', make: async () => ({ files: [file], result: ++made }) })
    expect([await bundle(), await bundle()]).toEqual([1, 1])
    writeFileSync(join(folder, 'Leaf.ts'), '')
    expect([await bundle(), await bundle()]).toEqual([2, 2])
    vi.stubEnv('VITE_TEA', 'green')
    expect([await bundle(), await bundle()]).toEqual([3, 3])
    vi.unstubAllEnvs()
  })

  it('makes a bundle again when the configuration that it depends on has changed', async () => {
    const store = memoryStore()
    let made = 0
    const bundle = (options: typeof site): Promise<number> =>
      cachedBundle({ root: folder, site: options, store }, { name: 'x', make: async () => ({ files: [], result: ++made }) })
    const mounted = { ...site, mount: '/x/' }
    expect([await bundle(site), await bundle(site), await bundle(mounted), await bundle(mounted)]).toEqual([1, 1, 2, 2])
  })

  it('makes a bundle once when a plugin writes a file into a cache for it', async () => {
    const file = join(folder, '.cache/made.js')
    mkdirSync(join(folder, '.cache'))
    let made = 0
    const make = async (): Promise<{ files: readonly string[]; result: number }> => {
      await setTimeout(30)
      writeFileSync(file, String(++made))
      return { files: [file], result: made }
    }
    expect(await cachedBundle({ root: folder, site, store: memoryStore() }, { name: 'x', make })).toBe(1)
  })

  it('makes a bundle once where the time of a file is in the future, as one of another clock may be', async () => {
    const file = join(folder, 'index.ts')
    writeFileSync(file, 'of another clock')
    utimesSync(file, new Date(), new Date(Date.now() + 3_600_000))
    const make = vi.fn(async () => ({ files: [file], result: 'made' }))
    await cachedBundle({ root: folder, site, store: memoryStore() }, { name: 'x', make })
    expect(make).toHaveBeenCalledOnce()
  })

  it('makes a bundle again when a file of it was saved while it was made, so that the edit is not lost', async () => {
    const store = memoryStore()
    const file = join(folder, 'index.ts')
    writeFileSync(file, 'before')
    let made = 0
    const make = async (): Promise<{ files: readonly string[]; result: string }> => {
      const result = readFileSync(file, 'utf8')
      // The clock of the file system has a resolution of a few milliseconds.
      await setTimeout(30)
      if (made++ === 0) writeFileSync(file, 'saved meanwhile')
      await setTimeout(30)
      return { files: [file], result }
    }
    expect(await cachedBundle({ root: folder, site, store }, { name: 'x', make })).toBe('saved meanwhile')
    expect(made).toBe(2)
  })
})
