import type { Reference } from '@pagewright/markdown'
import { spanAt } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { planTexts, siteOf } from '../../tests/plan-texts.ts'
import { resolveReference } from './resolve-references.ts'

const site = siteOf({ docs: { sidebars: {} } })
const { planned, contents } = planTexts(
  {
    'en/pages/index.md': 'title: Home',
    'en/pages/about.md': 'title: About',
    'en/docs/guide/index.md': { front: 'title: Guide', compiled: { anchors: ['part', '部分'] } },
    'en/docs/guide/base.md': 'title: Base\nslug: guide/basics',
    'en/docs/only.md': 'title: Only English',
    'zh-cn/docs/guide/index.md': { front: 'title: 指南', compiled: { anchors: ['part'] } },
  },
  {
    site,
    assets: ['content/en/docs/guide/a b.png', 'content/en/docs/guide/broken.md', 'content/zh-cn/docs/guide/a.png'],
    publicFiles: ['logo.svg', 'files/a.pdf', 'files/%41.pdf', 'api/index.html', 'docs/only/index.html'],
  },
)

/** Where a reference of a text leads: the path with query and hash, or the kind of fault and what is missing. */
function resolve(
  url: string,
  { from = 'en/docs/guide/index.md', kind = 'link', shownIn }: { from?: string; kind?: Reference['kind']; shownIn?: string } = {},
): string {
  const content = contents.find(({ entry }) => entry.source.file === `content/${from}`)
  const locale = site.locales.find(({ id }) => id === (shownIn ?? from.split('/')[0]))
  if (content === undefined || locale === undefined) throw new Error(from)
  const resolution = resolveReference({ kind, url, span: spanAt(1, 1) }, { content, locale, planned })
  if (resolution.type === 'page')
    return `${resolution.path}${resolution.query}${resolution.hash}${resolution.anchorMissing ? ' without anchor' : ''}`
  if (resolution.type === 'external' || resolution.type === 'unsafe') return `${resolution.type} ${resolution.url}`
  if (resolution.type === 'no-entry') return resolution.type
  return `${resolution.type} ${resolution.type === 'asset' ? resolution.file : resolution.target}`
}

describe('a link of a text that is not translated', () => {
  it.each([
    ['guide/index.md', '/zh-cn/docs/guide'],
    ['guide/index.md#part', '/zh-cn/docs/guide#part'],
    ['guide/index.md#部分', '/docs/guide#部分'],
    ['/docs/guide#部分', '/docs/guide#部分'],
    ['guide/index.md#nowhere', '/zh-cn/docs/guide#nowhere without anchor'],
  ])('leads to what is there: %s', (url, to) => {
    expect(resolve(url, { from: 'en/docs/only.md', shownIn: 'zh-cn' })).toBe(to)
  })
})

describe('a link', () => {
  it.each([
    ['base.md', '/docs/guide/basics'],
    ['./base.md?a=1#x', '/docs/guide/basics?a=1#x without anchor'],
    ['../only.md', '/docs/only'],
    ['../../pages/index.md', '/'],
    ['../../pages/about.md', '/about'],
    ['../../../en/docs/only.md', '/docs/only'],
    ['../../../zh-cn/docs/guide/index.md', '/docs/guide'],
    ['#part', '/docs/guide#part'],
    ['#%E9%83%A8%E5%88%86', '/docs/guide#%E9%83%A8%E5%88%86'],
    ['#nowhere', '/docs/guide#nowhere without anchor'],
    ['#:~:text=words', '/docs/guide#:~:text=words'],
    ['#part:~:text=words', '/docs/guide#part:~:text=words'],
    ['#nowhere:~:text=words', '/docs/guide#nowhere:~:text=words without anchor'],
    ['#', '/docs/guide#'],
    ['', '/docs/guide'],
    ['?a', '/docs/guide?a'],
    ['/docs/only', '/docs/only'],
    ['/docs/only/', '/docs/only'],
    ['/docs/only/index.html', '/docs/only'],
    ['/', '/'],
    ['/zh-cn', '/zh-cn/'],
    ['/zh-cn/docs/guide/#part', '/zh-cn/docs/guide#part'],
    ['/logo.svg', '/logo.svg'],
    ['/files/a.pdf#page=2', '/files/a.pdf#page=2'],
    ['/files/%2541.pdf', '/files/%41.pdf'],
    ['../files/%2541.pdf', '/files/%41.pdf'],
    ['/api', '/api/'],
    ['/api/#part', '/api/#part'],
    ['/api/index.html?a', '/api/?a'],
    ['../api/', '/api/'],
    ['guide/basics', '/docs/guide/basics'],
    ['a%20b.png', 'asset content/en/docs/guide/a b.png'],
    ['https://example.com/?a=b#c', 'external https://example.com/?a=b#c'],
    ['HTTPS://example.com', 'external HTTPS://example.com'],
    ['mailto:a@b.example', 'external mailto:a@b.example'],
    ['tel:+1', 'external tel:+1'],
  ])('leads to what it names: %j is %j', (url, target) => {
    expect(resolve(url)).toBe(target)
  })

  it.each([
    ['nowhere.md', 'broken-markdown content/en/docs/guide/nowhere.md'],
    ['../../../../../README.md', 'broken-markdown ../../../../../README.md'],
    ['Base.md', 'broken-markdown content/en/docs/guide/Base.md'],
    ['/docs/nowhere', 'broken-page /docs/nowhere'],
    ['/docs/Only', 'broken-page /docs/Only'],
    ['/zh-cn/nowhere', 'broken-page /zh-cn/nowhere'],
    ['/en/docs/only', 'broken-page /en/docs/only'],
    ['nowhere', 'broken-page /docs/nowhere'],
    ['../../../etc/passwd', 'broken-page /etc/passwd'],
    ['/public/logo.svg', 'broken-page /public/logo.svg'],
    ['javascript:alert(1)', 'unsafe javascript:alert(1)'],
    ['JavaScript:alert(1)', 'unsafe JavaScript:alert(1)'],
    ['java\tscript:alert(1)', 'broken-page /docs/java\tscript:alert(1)'],
    [' javascript:alert(1)', 'broken-page /docs/ javascript:alert(1)'],
    ['data:text/html,x', 'unsafe data:text/html,x'],
    ['vbscript:x', 'unsafe vbscript:x'],
    ['//example.com', 'unsafe //example.com'],
    ['\\\\example.com', 'broken-page /docs/\\\\example.com'],
    ['file:///etc/passwd', 'unsafe file:///etc/passwd'],
  ])('that leads nowhere, or where it may not, is told: %j is %j', (url, fault) => {
    expect(resolve(url)).toBe(fault)
  })

  it('to a file with problems of its own is not told, too', () => {
    expect(resolve('broken.md')).toBe('/docs/guide')
  })

  it('of a translation leads to translations, else to what stands in for them', () => {
    const from = 'zh-cn/docs/guide/index.md'
    expect(resolve('index.md#part', { from })).toBe('/zh-cn/docs/guide#part')
    expect(resolve('base.md', { from })).toBe('/zh-cn/docs/guide/basics')
    expect(resolve('../only.md', { from })).toBe('/zh-cn/docs/only')
    expect(resolve('/docs/only', { from })).toBe('/zh-cn/docs/only')
    expect(resolve('/logo.svg', { from })).toBe('/logo.svg')
    expect(resolve('#%E9%83%A8%E5%88%86', { from })).toBe('/zh-cn/docs/guide#%E9%83%A8%E5%88%86 without anchor')
  })
})

describe('an image', () => {
  it.each([
    ['a%20b.png', 'asset content/en/docs/guide/a b.png'],
    ['./a b.png?x#y', 'asset content/en/docs/guide/a b.png'],
    ['../../../zh-cn/docs/guide/a.png', 'asset content/zh-cn/docs/guide/a.png'],
    ['/logo.svg', 'asset public/logo.svg'],
    ['a.png', 'broken-image content/en/docs/guide/a.png'],
    ['/a.png', 'broken-image public/a.png'],
    ['../../../../public/logo.svg', 'broken-image public/logo.svg'],
    ['../../../../../x.png', 'broken-image ../../../../../x.png'],
    ['https://example.com/a.png', 'unsafe https://example.com/a.png'],
    ['data:image/png;base64,AAAA', 'unsafe data:image/png;base64,AAAA'],
  ])('is a file of the site: %j is %j', (url, target) => {
    expect(resolve(url, { kind: 'image' })).toBe(target)
  })
})
