import type { PagePayload } from '@pagewright/model'
import { describe, expect, test } from 'vitest'
import { type JsonStore, StatusError } from './json-store.ts'
import { createPageStore, type PageStore } from './page-store.ts'

const locale = (base: string) => ({ id: base, lang: base, label: base, base })
const site = { mount: '/x/', locales: [locale('/'), locale('/zh-cn/')] }
const payload = (path: string): PagePayload =>
  ({ page: { type: 'doc', path }, shared: { site: '/x/site.json', sidebar: null }, shell: 's' }) as unknown as PagePayload

function storeOf(
  served: Record<string, unknown>,
  documents: readonly string[] = [],
): { pages: PageStore; asked: string[]; heads: string[] } {
  const asked: string[] = []
  const heads: string[] = []
  const files: JsonStore = {
    forget: () => {},
    forgetAll: () => {},
    load: async (url) => {
      asked.push(url)
      if (!(url in served)) throw new StatusError(404, url)
      return served[url]
    },
  }
  const hasDocument = async (href: string): Promise<boolean> => {
    heads.push(href)
    return documents.includes(href)
  }
  return { pages: createPageStore({ files, site, hasDocument }), asked, heads }
}

describe('The store of pages', () => {
  test('finds the data of a page by its path alone', async () => {
    const { pages, asked } = storeOf({
      '/x/_pages/docs/guide.json': payload('/docs/guide'),
      '/x/_pages/zh-cn/index.json': payload('/zh-cn/'),
    })
    expect(await pages.load('/docs/guide')).toMatchObject({ page: { path: '/docs/guide' } })
    expect(await pages.load('/zh-cn/')).toMatchObject({ page: { path: '/zh-cn/' } })
    expect(asked).toEqual(['/x/_pages/docs/guide.json', '/x/_pages/zh-cn/index.json'])
  })

  test('fetches again what was on its way when all was forgotten', async () => {
    const served: Record<string, unknown> = { '/x/_pages/404.json': payload('/404') }
    const { pages } = storeOf(served)
    const before = pages.load('/new')
    served['/x/_pages/new.json'] = payload('/new')
    pages.forgetAll()
    expect(await pages.load('/new')).toMatchObject({ page: { path: '/new' } })
    expect(await before).toMatchObject({ page: { path: '/404' } })
  })

  test('encodes what a URL cannot hold', async () => {
    const { pages, asked } = storeOf({})
    await pages.load('/二').catch(() => {})
    await pages.load('/%E0%A4%A').catch(() => {})
    expect(asked.filter((url) => !url.includes('404'))).toEqual(['/x/_pages/%E4%BA%8C.json', '/x/_pages/%25E0%25A4%25A.json'])
  })

  test('gives the not-found page of the locale for an unknown path', async () => {
    const { pages } = storeOf({ '/x/_pages/404.json': payload('/404'), '/x/_pages/zh-cn/404.json': payload('/zh-cn/404') })
    expect(await pages.load('/nowhere')).toMatchObject({ page: { path: '/404' } })
    expect(await pages.load('/zh-cn/docs/nowhere')).toMatchObject({ page: { path: '/zh-cn/404' } })
  })

  test('gives null where only a document exists', async () => {
    const { pages } = storeOf({ '/x/_pages/404.json': payload('/404') }, ['/x/en/docs'])
    expect(await pages.load('/en/docs')).toBeNull()
  })

  test('asks once more for who has joined a request that fails, such as that of a prefetch', async () => {
    const answers = [Promise.reject(new Error('gone')), Promise.resolve(payload('/a'))]
    const files = { load: () => answers.shift() as Promise<unknown>, forget: () => {}, forgetAll: () => {} }
    const pages = createPageStore({ files, site })
    const prefetched = pages.load('/a')
    const visited = pages.load('/a')
    await expect(prefetched).rejects.toThrow('gone')
    expect(await visited).toMatchObject({ page: { path: '/a' } })
  })

  test('asks once for an unknown path that two ask for', async () => {
    const { pages, heads } = storeOf({ '/x/_pages/404.json': payload('/404') })
    await Promise.all([pages.load('/nowhere'), pages.load('/nowhere')])
    expect(heads).toEqual(['/x/nowhere'])
  })

  test('keeps the page that came with a document until it is told to forget it', async () => {
    const { pages, asked } = storeOf({ '/x/_pages/a.json': payload('/fetched') })
    pages.keep('/a', payload('/kept'))
    expect(await pages.load('/a')).toMatchObject({ page: { path: '/kept' } })
    expect(asked).toEqual([])
    pages.forgetAll()
    expect(await pages.load('/a')).toMatchObject({ page: { path: '/fetched' } })
  })

  test.each([[[]], [null], ['text'], [{ page: {} }]])('rejects %j: not the data of a page', async (value) => {
    const { pages } = storeOf({ '/x/_pages/a.json': value })
    await expect(pages.load('/a')).rejects.toThrow('Not the data of a page: /x/_pages/a.json')
  })
})
