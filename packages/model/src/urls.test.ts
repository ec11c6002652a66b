import { describe, expect, it } from 'vitest'
import {
  absoluteUrl,
  decodeSafely,
  fromHref,
  isExternal,
  joinPath,
  localeOf,
  normalizePath,
  ownPath,
  splitUrl,
  toDataFile,
  toDocumentFile,
  toHref,
  toMarkdownPath,
} from './urls.ts'

const locales = [
  { id: 'en', base: '/' },
  { id: 'zh', base: '/zh/' },
  { id: 'zh-cn', base: '/zh-cn/' },
]

describe('normalizePath', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['/index.html', '/'],
    ['/docs', '/docs'],
    ['/docs/', '/docs'],
    ['docs', '/docs'],
    ['//docs///guide//', '/docs/guide'],
    ['/docs/index.html', '/docs'],
    ['/docs/index.html/', '/docs/index.html'],
    ['/docs/myindex.html', '/docs/myindex.html'],
    ['/zh-cn', '/zh-cn/'],
    ['/zh-cn/', '/zh-cn/'],
    ['/zh-cn/index.html', '/zh-cn/'],
    ['/zh-cn/docs/', '/zh-cn/docs'],
    ['/zh-cnx', '/zh-cnx'],
    ['/文档/指南/', '/文档/指南'],
  ])('gives all spellings of a path one form: %j becomes %j', (path, normal) => {
    expect(normalizePath(path, locales)).toBe(normal)
  })

  it('does not change a path that is in this form already', () => {
    for (const path of ['/', '/docs', '/zh-cn/', '/zh-cn/docs/guide']) expect(normalizePath(path, locales)).toBe(path)
  })
})

describe('joinPath', () => {
  it.each([
    ['/', [], '/'],
    ['/zh-cn/', [''], '/zh-cn/'],
    ['/zh-cn/', ['docs', ''], '/zh-cn/docs'],
    ['/', ['docs', '2.0', 'guide/base'], '/docs/2.0/guide/base'],
    ['/', ['/docs/', '/guide/'], '/docs/guide'],
  ])('joins pieces to a base: %j and %j give %j', (base, pieces, path) => {
    expect(joinPath(base, ...pieces)).toBe(path)
  })
})

describe('the mount', () => {
  it.each([
    ['/', '/', '/'],
    ['/', '/docs', '/docs'],
    ['/x/', '/', '/x/'],
    ['/x/', '/docs', '/x/docs'],
    ['/x/y/', '/zh-cn/', '/x/y/zh-cn/'],
  ])('%j turns the site path %j into the URL path %j, and back', (mount, path, href) => {
    expect(toHref(mount, path)).toBe(href)
    expect(fromHref(mount, href)).toBe(path)
  })

  it('is not added to addresses of other sites and to hashes', () => {
    for (const address of ['https://example.com/', 'mailto:a@b.example', '#top']) expect(toHref('/x/', address)).toBe(address)
  })

  it('is recognized without its last slash, and paths outside of it give null', () => {
    expect(fromHref('/x/', '/x')).toBe('/')
    expect(fromHref('/x/', '/xy')).toBeNull()
    expect(fromHref('/x/', '/')).toBeNull()
  })
})

it.each([
  ['https://a.example/x/docs/b?c#d', '/docs/b?c#d'],
  ['https://a.example/x', '/'],
  ['https://a.example', null],
  ['https://a.example/y', null],
  ['https://a.example.com/x/', null],
  ['HTTP://A.example:80/x/Docs?b', '/Docs?b'],
  ['https://a.example:443/x/中文', '/中文'],
  ['https://a.example:8080/x/docs', null],
  ['ftp://a.example/x/docs', null],
  ['https://[/x/docs', null],
  ['/x/docs', null],
])('Of the site at https://a.example/x/, the address %j names the path %j', (address, path) => {
  expect(ownPath(address, { url: 'https://a.example', mount: '/x/' })).toBe(path)
})

describe('The files of a page', () => {
  it.each([
    ['/', 'index.html', '_pages/index.json', '/index.md'],
    ['/zh-cn/', 'zh-cn/index.html', '_pages/zh-cn/index.json', '/zh-cn/index.md'],
    ['/docs', 'docs.html', '_pages/docs.json', '/docs.md'],
    ['/docs/guide/base', 'docs/guide/base.html', '_pages/docs/guide/base.json', '/docs/guide/base.md'],
    ['/blog/page/2', 'blog/page/2.html', '_pages/blog/page/2.json', '/blog/page/2.md'],
    ['/v1.2', 'v1.2.html', '_pages/v1.2.json', '/v1.2.md'],
  ])('follow from its path: %j', (path, document, data, markdown) => {
    expect([toDocumentFile(path), toDataFile(path), toMarkdownPath(path)]).toEqual([document, data, markdown])
  })
})

describe('localeOf', () => {
  it.each([
    ['/', 'en'],
    ['/docs', 'en'],
    ['/zh-cn/', 'zh-cn'],
    ['/zh-cn', 'zh-cn'],
    ['/zh-cn/docs', 'zh-cn'],
    ['/zh/docs', 'zh'],
    ['/zh-cnx', 'en'],
    ['/zhang', 'en'],
    ['', 'en'],
  ])('finds the locale with the longest base that fits: %j belongs to %j', (path, id) => {
    expect(localeOf(path, locales).id).toBe(id)
  })
})

describe('splitUrl', () => {
  it.each([
    ['/a', '/a', '', ''],
    ['/a?b=1#c', '/a', '?b=1', '#c'],
    ['#c?d', '', '', '#c?d'],
    ['?', '', '?', ''],
    ['a.md#', 'a.md', '', '#'],
    ['', '', '', ''],
    ['a\n?b\n#c\n', 'a\n', '?b\n', '#c\n'],
  ])('splits %j', (url, path, query, hash) => {
    expect(splitUrl(url)).toEqual({ path, query, hash })
  })
})

describe('decodeSafely', () => {
  it.each([
    ['a%20b', 'a b'],
    ['%E4%B8%AD', '中'],
    ['100%', '100%'],
    ['%E4%B8', '%E4%B8'],
    ['中', '中'],
  ])('decodes %j to %j', (text, decoded) => {
    expect(decodeSafely(text)).toBe(decoded)
  })
})

describe('isExternal', () => {
  it.each([
    ['https://example.com', true],
    ['HTTP://EXAMPLE.COM', true],
    ['//example.com', true],
    ['mailto:a@b.example', true],
    ['javascript:alert(1)', true],
    ['web+x:y', true],
    ['/docs', false],
    ['docs:x', true],
    ['./docs:x', false],
    ['#a:b', false],
    ['1:2', false],
    ['', false],
  ])('tells whether %j leads to another site: %j', (url, external) => {
    expect(isExternal(url)).toBe(external)
  })
})

describe('absoluteUrl', () => {
  it('puts the host and the mount before the encoded path', () => {
    expect(absoluteUrl('/docs/中文', { url: 'https://site.example', mount: '/x/' })).toBe('https://site.example/x/docs/%E4%B8%AD%E6%96%87')
  })
})
