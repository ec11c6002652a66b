import type { PagePayload } from '@pagewright/model'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Theme } from '../api/define-theme.ts'
import { type JsonStore, moduleUrl, StatusError } from './load-once.ts'
import { createPageLoader, type PageLoader, type PageLoaderInput } from './page-loader.ts'

beforeEach(() => void vi.stubGlobal('document', { documentElement: { dataset: { build: 'own' } } }))

const Doc = (): null => null
const pagesOf = (doc: () => Promise<unknown>): Theme['pages'] => ({ doc }) as unknown as Theme['pages']
const locale = (base: string) => ({ id: base, lang: base, label: base, base })
const site = () => ({ mount: '/x/', locales: [locale('/'), locale('/zh-cn/')] })
const payload = (path: string, buildId = 'own'): PagePayload =>
  ({ page: { type: 'doc', path }, shared: { site: '/x/site.json', sidebar: null }, buildId }) as unknown as PagePayload

type SetUp = Partial<PageLoaderInput> & { readonly documents?: readonly string[] }

function loaderOf(served: Record<string, unknown>, { documents = [], ...input }: SetUp = {}) {
  const asked: string[] = []
  const heads: string[] = []
  const files: JsonStore = {
    forget: () => {},
    forgetAll: () => {},
    load: async (url) => {
      if (url === '/x/site.json') return { title: 'Site' }
      asked.push(url)
      if (!(url in served)) throw new StatusError(404, url)
      return served[url]
    },
  }
  vi.stubGlobal('fetch', async (href: string) => {
    heads.push(href)
    return { ok: documents.includes(href) }
  })
  const pages = pagesOf(async () => ({ default: Doc }))
  const loader = createPageLoader({ pages, files, site, ...input })
  return { loader, asked, heads }
}

/** The site path of the page that a path leads to, or the whole result if the document has to be loaded. */
async function pathOf(loader: PageLoader, path: string): Promise<unknown> {
  const result = await loader.load(path)
  return result.type === 'page' ? result.loaded.page.path : result
}

describe('The page loader', () => {
  test('finds the data of a page by its path alone, and adds the shared data and the component', async () => {
    const { loader, asked } = loaderOf({
      '/x/_pages/docs/guide.json': payload('/docs/guide'),
      '/x/_pages/zh-cn/index.json': payload('/zh-cn/'),
    })
    expect(await loader.load('/docs/guide')).toEqual({
      type: 'page',
      loaded: { page: payload('/docs/guide').page, site: { title: 'Site' }, sidebar: null, Page: Doc },
    })
    expect(await pathOf(loader, '/zh-cn/')).toBe('/zh-cn/')
    expect(asked).toEqual(['/x/_pages/docs/guide.json', '/x/_pages/zh-cn/index.json'])
  })

  test('fetches again what was on its way when everything was forgotten', async () => {
    const served: Record<string, unknown> = { '/x/_pages/404.json': payload('/404') }
    const { loader } = loaderOf(served)
    const before = pathOf(loader, '/new')
    served['/x/_pages/new.json'] = payload('/new')
    loader.forgetAll()
    expect(await pathOf(loader, '/new')).toBe('/new')
    expect(await before).toBe('/404')
  })

  test('encodes what a URL cannot contain', async () => {
    const { loader, asked } = loaderOf({})
    await loader.load('/二').catch(() => {})
    await loader.load('/%E0%A4%A').catch(() => {})
    expect(asked.filter((url) => !url.includes('404'))).toEqual(['/x/_pages/%E4%BA%8C.json', '/x/_pages/%25E0%25A4%25A.json'])
  })

  test('gives the not-found page of the locale for an unknown path, and looks for the page again next time', async () => {
    const served: Record<string, unknown> = { '/x/_pages/404.json': payload('/404'), '/x/_pages/zh-cn/404.json': payload('/zh-cn/404') }
    const { loader } = loaderOf(served)
    expect(await pathOf(loader, '/nowhere')).toBe('/404')
    expect(await pathOf(loader, '/zh-cn/docs/nowhere')).toBe('/zh-cn/404')
    served['/x/_pages/nowhere.json'] = payload('/nowhere')
    expect(await pathOf(loader, '/nowhere')).toBe('/nowhere')
  })

  test('asks for the document where only a document exists, and for a page of another build', async () => {
    const served = { '/x/_pages/404.json': payload('/404'), '/x/_pages/a.json': payload('/a', 'newer') }
    const { loader } = loaderOf(served, { documents: ['/x/en/docs'] })
    expect(await pathOf(loader, '/en/docs')).toEqual({ type: 'document', build: null })
    expect(await pathOf(loader, '/a')).toEqual({ type: 'document', build: 'newer' })
  })

  test('asks once more for a caller who has joined a request that fails, such as that of a prefetch', async () => {
    const answers = [Promise.reject(new Error('gone')), Promise.resolve(payload('/a')), Promise.resolve({})]
    const files = { load: () => answers.shift() as Promise<unknown>, forget: () => {}, forgetAll: () => {} }
    const { loader } = loaderOf({}, { files })
    const prefetched = loader.load('/a')
    const visited = pathOf(loader, '/a')
    await expect(prefetched).rejects.toThrow('gone')
    expect(await visited).toBe('/a')
  })

  test('asks once for an unknown path that two callers ask for', async () => {
    const { loader, heads } = loaderOf({ '/x/_pages/404.json': payload('/404') })
    await Promise.all([loader.load('/nowhere'), loader.load('/nowhere')])
    expect(heads).toEqual(['/x/nowhere'])
  })

  test('keeps the page that came with the document until it is told to forget it', async () => {
    const { loader, asked } = loaderOf({ '/x/_pages/a.json': payload('/fetched') })
    await loader.adopt(payload('/a'))
    expect(await pathOf(loader, '/a')).toBe('/a')
    expect(asked).toEqual([])
    loader.forgetAll()
    expect(await pathOf(loader, '/a')).toBe('/fetched')
  })

  test.each([[[]], [null], ['text'], [{ page: {} }]])('rejects %j, which is not the data of a page', async (value) => {
    const { loader } = loaderOf({ '/x/_pages/a.json': value })
    await expect(loader.load('/a')).rejects.toThrow('Not the data of a page: /x/_pages/a.json')
  })
})

describe('The component of a page', () => {
  const failure = new TypeError('Failed to fetch dynamically imported module: https://example.com/x/assets/DocPage-1a.js')
  const served = { '/x/_pages/a.json': payload('/a'), '/x/_pages/b.json': payload('/b') }

  test('is imported once', async () => {
    const doc = vi.fn(async () => ({ default: Doc }))
    const { loader } = loaderOf(served, { pages: pagesOf(doc) })
    await Promise.all([loader.load('/a'), loader.load('/b')])
    expect(doc).toHaveBeenCalledOnce()
  })

  test('is imported under a new URL after each failure, because browsers remember a failed import', async () => {
    const doc = vi.fn(() => Promise.reject(failure))
    const importModule = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce({ default: Doc })
    const { loader } = loaderOf(served, { pages: pagesOf(doc), importModule })
    await expect(loader.load('/a')).rejects.toBe(failure)
    await expect(loader.load('/a')).rejects.toBe(failure)
    expect(await pathOf(loader, '/a')).toBe('/a')
    expect(await pathOf(loader, '/a')).toBe('/a')
    expect(doc).toHaveBeenCalledOnce()
    expect(importModule.mock.calls).toEqual([
      ['https://example.com/x/assets/DocPage-1a.js?retry=1'],
      ['https://example.com/x/assets/DocPage-1a.js?retry=2'],
    ])
  })

  test('is imported in the same way again where the browser does not name the URL', async () => {
    const doc = vi.fn().mockRejectedValueOnce(new TypeError('Importing a module script failed.')).mockResolvedValueOnce({ default: Doc })
    const { loader } = loaderOf(served, { pages: pagesOf(doc) })
    await expect(loader.load('/a')).rejects.toThrow()
    expect(await pathOf(loader, '/a')).toBe('/a')
  })

  test('does not exist for a type that the theme does not know', async () => {
    const { loader } = loaderOf(served, { pages: {} as Theme['pages'] })
    await expect(loader.load('/a')).rejects.toThrow('no page of type doc')
  })

  test('has a URL that is read from the error of its import, without a query', () => {
    expect(moduleUrl(failure)).toBe('https://example.com/x/assets/DocPage-1a.js')
    expect(moduleUrl(new TypeError('error loading dynamically imported module: https://example.com/a.js?retry=3'))).toBe(
      'https://example.com/a.js',
    )
    expect(moduleUrl(new TypeError('Importing a module script failed.'))).toBeNull()
  })
})
