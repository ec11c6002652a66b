import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSearch, type Search, type SearchAnswer, toManifestFile, toSearchFile } from '@pagewright/search'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hash } from '../src/cache/hash.ts'
import { folderStore, type Store, writeBody } from '../src/cache/store.ts'
import { indexPages, type LocaleIndex } from '../src/search/build-search.ts'
import { readIndexFile } from '../src/search/make-index.ts'
import type { SearchedPage } from '../src/search/searched-pages.ts'

const locale = { id: 'zh-cn', lang: 'zh-CN', label: '中文', base: '/zh-cn/' }
const glossary = { middleware: ['中间件'] }
const root = mkdtempSync(join(tmpdir(), 'search-'))
let store: Store
let made = 0

beforeEach(() => {
  store = folderStore(join(root, String(made++)))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

type Text = {
  readonly title?: string
  readonly heading?: string
  readonly text?: string
  readonly description?: string
  readonly kind?: string
  readonly keywords?: string
  readonly original?: Text
}

/** Stores the text of a page. Returns its key. */
function storeBody({ heading = 'Part', text = '', keywords = '', kind }: Text): string {
  const body = {
    html: '',
    excerpt: '',
    typeNotes: [],
    sections: [
      { id: '', title: '', keywords: '', text: '', kind: null },
      { id: 'part', title: heading, keywords, text, kind: kind ?? null },
    ],
  }
  const bodyKey = hash(JSON.stringify(body))
  writeBody(store, bodyKey, body)
  return bodyKey
}

function toPage(path: string, page: Text): SearchedPage {
  const { title = 'Page', description = '', original: source } = page
  const bodyKey = storeBody(page)
  const original = source === undefined ? null : { title: source.title ?? title, bodyKey: storeBody(source) }
  const part = path.startsWith('/blog') ? { label: 'Blog', isDocs: false } : { label: 'Guide', isDocs: true }
  return { path, title, description, trail: [], part, lang: null, label: '', tags: [], bodyKey, original, islands: [] }
}

function build(texts: Readonly<Record<string, Text>>): Promise<LocaleIndex> {
  const pages = Object.entries(texts).map(([path, text]) => toPage(path, text))
  return indexAll(pages, store)
}

async function indexAll(pages: readonly SearchedPage[], from: Store): Promise<LocaleIndex> {
  const [index] = await indexPages([{ locale, pages, glossary, stopWords: [], tags: [] }], from)
  return index as LocaleIndex
}

/** A search that loads the files of an index; `loaded` has their URLs. With several indexes, each is that of a later deploy. */
function serve(...deploys: readonly LocaleIndex[]): { search: Search; loaded: string[] } {
  const readKept = (name: string): string => readIndexFile(name, store)
  const loaded: string[] = []
  let deploy = 0
  const read = (files: LocaleIndex, url: string): string => {
    if (url === `/x/${toManifestFile(locale)}`) return readKept(files.manifest)
    const name = [...files.shards, ...files.texts.keys()].find((known) => url === `/x/${toSearchFile(known)}`)
    if (name === undefined) throw new Error(`404: ${url}`)
    return files.texts.get(name)?.() ?? readKept(name)
  }
  const load = async (url: string): Promise<unknown> => {
    loaded.push(url)
    // Everything after the first manifest is answered by the next deploy, if there is one.
    const files = deploys[deploy] as LocaleIndex
    if (loaded.length === 1 && deploys.length > 1) deploy++
    return JSON.parse(read(files, url))
  }
  return { search: openSearch(locale, { mount: '/x/' }, { load, forget: () => {} }), loaded }
}

async function find(search: Search, query: string): Promise<SearchAnswer> {
  return search.find(query, { most: 20, signal: new AbortController().signal })
}

async function pathsOf(texts: Readonly<Record<string, Text>>, query: string): Promise<readonly string[]> {
  return (await find(serve(await build(texts)).search, query)).hits.map(({ path }) => path)
}

describe('A search finds', () => {
  it('pages with the query as title first, then as a name, then with its words in titles, headings and texts', async () => {
    const texts = {
      '/text': { text: 'about useReq(), useReq and useReqInfo' },
      '/heading': { heading: 'useReqInfo' },
      '/name': { heading: 'useReq' },
      '/title': { title: 'useReq' },
      '/words': { title: 'All of useReqInfo' },
    }
    expect(await pathsOf(texts, 'useReq')).toEqual(['/title', '/name', '/text', '/words', '/heading'])
  })

  it('a Chinese word only where its characters stand together', async () => {
    const texts = { '/a': { text: '中间件的返回值' }, '/b': { text: '中间的件' }, '/c': { text: '返回 值' } }
    expect(await pathsOf(texts, '中间件')).toEqual(['/a'])
    expect(await pathsOf(texts, '返回值')).toEqual(['/a'])
  })

  it('a single Chinese character at any place in a word', async () => {
    const texts = { '/first': { text: '件数' }, '/last': { text: '中间件' }, '/none': { text: '中间' } }
    expect([...(await pathsOf(texts, '件'))].sort()).toEqual(['/first', '/last'])
  })

  it('the words of a long Chinese query, in any place of a page, and says so if no page has all of them', async () => {
    expect(await pathsOf({ '/apart': { text: '中间件的返回值' } }, '中间件返回值')).toEqual(['/apart'])
    const both = { '/apart': { text: '中间件的返回值' }, '/whole': { text: '中间件返回值' } }
    expect([...(await pathsOf(both, '中间件返回值'))].sort()).toEqual(['/apart', '/whole'])
    const answer = await find(serve(await build({ '/part': { text: '中间件的返回' } })).search, '中间件返回值')
    expect(answer).toMatchObject({ isPartial: true, hits: [{ path: '/part' }] })
  })

  it.each(['Response.json', 'response_json', 'RESPONSE.JSON', 'Response.js', 'responsejson', 'json', 'resp', 'Response json'])(
    'what is written Response.json by %s',
    async (query) => {
      expect(await pathsOf({ '/a': { text: 'return Response.json(user)' }, '/b': { text: 'nothing' } }, query)).toEqual(['/a'])
    },
  )

  it('pages that have every word of a query, and no others', async () => {
    const texts = { '/a': { text: 'a middleware answers' }, '/b': { text: 'a middleware answers quickly' } }
    expect(await pathsOf(texts, 'middleware quickly')).toEqual(['/b'])
  })

  it('pages that have most words of a query if no page has all of them, and says so', async () => {
    const texts = { '/a': { text: 'a middleware answers' }, '/b': { text: 'a middleware answers quickly' }, '/c': { text: 'quickly' } }
    const answer = await find(serve(await build(texts)).search, 'middleware quickly zzzz')
    expect(answer).toMatchObject({ isPartial: true, total: 1, hits: [{ path: '/b' }] })
    expect(await pathsOf(texts, 'zzzz yyyy')).toEqual([])
  })

  it('the page with the right word for a misspelled one, and gives the word as the page writes it', async () => {
    const texts = { '/a': { text: 'Set a Cookie' }, '/b': { text: 'Response.json answers' }, '/c': { text: 'nothing' } }
    const { search } = serve(await build(texts))
    expect(await find(search, 'coookie')).toMatchObject({ hits: [{ path: '/a' }], corrections: [{ typed: 'coookie', right: 'Cookie' }] })
    expect(await find(search, 'Respones.json')).toMatchObject({ hits: [{ path: '/b' }], corrections: [{ right: 'Response.json' }] })
    expect(await find(search, 'cookie')).toMatchObject({ hits: [{ path: '/a' }], corrections: [] })
  })

  it('the section of a translation by its words, and by the title, the heading and the keywords of the original', async () => {
    const original = { title: 'Deployment', heading: 'Containers', text: 'ships', keywords: 'podman' }
    const texts = { '/a': { title: '部署', heading: '容器', text: '打包', original }, '/b': { text: '其他' } }
    const { search } = serve(await build(texts))
    for (const query of ['打包', 'containers', 'podman'])
      expect((await find(search, query)).hits, query).toMatchObject([{ path: '/a', spots: [{ path: '/a#part' }] }])
    expect((await find(search, 'deploy')).hits).toMatchObject([{ path: '/a', title: '部署' }])
    expect((await find(search, 'ships')).total).toBe(0)
  })

  it('texts in simplified characters by a query in traditional ones', async () => {
    expect(await pathsOf({ '/a': { text: '中间件' }, '/b': { text: '路由' } }, '中間件')).toEqual(['/a'])
  })

  it('pages of the docs before equally good ones of the blog, and only those of one part if a part is chosen', async () => {
    const texts = { '/blog/p': { text: 'about a router, a router and a router' }, '/docs/a': { text: 'the router' } }
    const { search } = serve(await build(texts))
    expect((await find(search, 'router')).hits.map(({ path }) => path)).toEqual(['/docs/a', '/blog/p'])
    const inBlog = await search.find('router', { most: 20, part: 'Blog', signal: new AbortController().signal })
    expect(inBlog).toMatchObject({
      total: 1,
      hits: [{ path: '/blog/p' }],
      parts: [
        { label: 'Blog', total: 1 },
        { label: 'Guide', total: 1 },
      ],
    })
  })

  it('the part of a page, however many parts there are', async () => {
    const pages = Array.from({ length: 40 }, (_, at) => ({
      ...toPage(`/${at}`, { text: `word${at}` }),
      part: { label: `${at}`, isDocs: true },
    }))
    const { hits, parts } = await find(serve(await indexAll(pages, store)).search, 'word39')
    expect([hits[0]?.path, parts]).toEqual(['/39', [{ label: '39', total: 1 }]])
  })

  it('entries of API pages by their kind, and lists the kinds', async () => {
    const texts = {
      '/a': { heading: 'useRequest', kind: 'hook' },
      '/b': { heading: 'Request', kind: 'type' },
      '/c': { heading: 'Read the request' },
      '/d': { heading: 'other', kind: 'hook', description: 'Not an entry: request' },
    }
    const { search } = serve(await build(texts))
    expect([...(await find(search, 'request')).kinds].sort()).toEqual(['hook', 'type'])
    const hooks = await search.find('request', { most: 20, kind: 'hook', signal: new AbortController().signal })
    expect(hooks).toMatchObject({ total: 1, everywhere: 1, hits: [{ path: '/a', spots: [{ path: '/a#part', kind: 'hook' }] }] })
  })

  it('first the row that documents a member, by its name with or without that of its entry', async () => {
    const texts = {
      '/a': { title: 'Other', text: 'call Http.listen(1) or listen' },
      '/b': { heading: 'Http.listen(...args)', kind: 'method' },
      '/c': { heading: 'create -w, --watch', kind: 'option' },
      '/d': { text: 'watch and watch' },
    }
    expect((await pathsOf(texts, 'Http.listen'))[0]).toBe('/b')
    expect((await pathsOf(texts, 'listen'))[0]).toBe('/b')
    expect((await pathsOf(texts, '--watch'))[0]).toBe('/c')
  })

  it('first the page whose description has the words of a query next to each other', async () => {
    const common = { text: 'return a value', heading: 'value' }
    const texts = { '/a': common, '/b': { ...common, description: 'What a return value is.' }, '/c': common }
    expect((await pathsOf(texts, 'return value'))[0]).toBe('/b')
  })

  it('texts that use another word for the same term, by the glossary, for a misspelled word as well', async () => {
    const both = await pathsOf({ '/a': { text: '中间件' }, '/b': { text: 'a middleware' } }, 'midleware')
    expect([...both].sort()).toEqual(['/a', '/b'])
    expect(await pathsOf({ '/a': { text: '中间件' }, '/b': { text: '路由' } }, 'middleware')).toEqual(['/a'])
    expect(await pathsOf({ '/a': { text: '中间件的返回值' }, '/b': { text: '中间件' } }, 'middleware 返回值')).toEqual(['/a'])
  })

  it('a member below the heading of its owner', async () => {
    const { search } = serve(
      await build({
        '/often': { text: 'Response.json(1) Response.json(2)' },
        '/there': { heading: 'Response', text: 'json(value)\nuse Response.json' },
      }),
    )
    const { hits } = await find(search, 'Response.json')
    expect(hits.map(({ path }) => path)).toEqual(['/there', '/often'])
    expect(hits[0]?.spots[0]?.path).toBe('/there#part')
  })

  it('nothing for a query without letters and digits', async () => {
    expect(await pathsOf({ '/a': { text: '=> {}' } }, '=>')).toEqual([])
  })
})

describe('A search fetches', () => {
  it('the manifest once, each shard once, and only the texts of results', async () => {
    const { search, loaded } = serve(await build({ '/a': { text: 'middleware' }, '/b': { text: 'router' } }))
    await find(search, 'middleware')
    expect(loaded).toHaveLength(3)
    await find(search, 'middlewar')
    expect(loaded).toHaveLength(3)
  })

  it('no texts for a query that was canceled', async () => {
    const { search, loaded } = serve(await build({ '/a': { text: 'middleware' } }))
    const control = new AbortController()
    const late = search.find('middleware', { most: 8, signal: control.signal })
    control.abort()
    await expect(late).rejects.toThrow()
    expect(loaded).toHaveLength(2)
    expect((await find(search, 'middleware')).total).toBe(1)
  })

  it('neither the vocabulary nor texts if pages are wanted as typed, and none has all words', async () => {
    const { search, loaded } = serve(await build({ '/a': { text: 'the cookie' }, '/b': { text: 'a route' } }))
    const options = { most: 20, asTyped: true, signal: new AbortController().signal }
    for (const query of ['coookie', 'cookie router']) expect(await search.find(query, options)).toMatchObject({ total: 0, corrections: [] })
    expect(loaded).toHaveLength(2)
    expect(await search.find('cookie', options)).toMatchObject({ hits: [{ path: '/a' }] })
  })

  it('the manifest again when a newer deploy has removed the files of the old one', async () => {
    const { search, loaded } = serve(await build({ '/a': { text: 'older' } }), await build({ '/a': { text: 'newer' } }))
    expect((await find(search, 'newer')).total).toBe(1)
    expect(loaded.filter((url) => url.includes('_search'))).toHaveLength(2)
  })
})

describe('A build of the index', () => {
  it('reads no texts when nothing has changed', async () => {
    const texts = { '/a': { text: 'middleware' } }
    const first = await build(texts)
    const bodiless: Store = { ...store, read: (kind, key) => (kind === 'sections' ? null : store.read(kind, key)) }
    const again = await indexAll([toPage('/a', texts['/a'])], bodiless)
    expect({ manifest: again.manifest, shards: again.shards }).toEqual({ manifest: first.manifest, shards: first.shards })
  })

  it('has to begin with an empty cache when a file of the index is damaged or gone', async () => {
    const { manifest, shards } = await build({ '/a': { text: 'middleware' } })
    for (const name of [manifest, ...shards]) {
      const path = join(store.folder, 'search', name.slice(0, 2), `${name.slice(2)}.json`)
      writeFileSync(path, '{"broken":')
      expect(() => readIndexFile(name, store)).toThrow('Run again with --no-cache')
      rmSync(path)
      expect(() => readIndexFile(name, store)).toThrow('Run again with --no-cache')
    }
  })

  it('gives the same index after edits as a first build', async () => {
    await build({ '/a': { text: 'one' }, '/b': { text: 'two' } })
    const edited = await build({ '/a': { text: 'three' }, '/b': { text: 'two' } })
    const bytes = readIndexFile(edited.manifest, store)
    store = folderStore(join(root, 'fresh'))
    const fresh = await build({ '/a': { text: 'three' }, '/b': { text: 'two' } })
    expect(readIndexFile(fresh.manifest, store)).toBe(bytes)
    expect([...fresh.texts.keys()]).toEqual([...edited.texts.keys()])
  })
})
