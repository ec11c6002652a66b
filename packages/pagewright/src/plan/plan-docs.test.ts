import type { Heading } from '@pagewright/markdown'
import { spanAt } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { planTexts, siteOf } from '../../tests/plan-texts.ts'

const navbar = [
  { label: 'Guide', to: '/docs/guide' },
  { label: 'New', to: '/docs/new' },
  { label: 'Blog', to: '/blog' },
  { label: 'Code', to: 'https://code.example' },
]
const footer = [{ title: 'Docs', links: [{ label: 'Guide', to: '/docs/guide' }] }]
const docs = { mainDoc: 'start', sidebars: {} }
const texts = {
  'en/docs/start.md': 'title: Start',
  'en/docs/guide.md': 'title: Guide',
  'en/docs/new.md': 'title: New',
  'en/docs-1.0/start.md': 'title: Start',
  'en/docs-1.0/guide.md': 'title: Guide\nslug: manual',
}

describe('Links to docs with several versions', () => {
  const cut = [{ name: '1.0', label: '1.0', sidebars: {} }]
  const { plan, page } = planTexts(texts, { site: siteOf({ navbar, footer, docs }, cut) })

  it('tell for each version where the page is, or else its main page, in every locale', () => {
    expect(plan.siteData.get('en')?.navbar.map(({ inVersions }) => inVersions)).toEqual([
      { current: '/docs/guide', '1.0': '/docs/1.0/manual' },
      { current: '/docs/new', '1.0': '/docs/1.0/start' },
      null,
      null,
    ])
    expect(plan.siteData.get('zh-cn')?.footer[0]?.links[0]?.inVersions).toEqual({
      current: '/zh-cn/docs/guide',
      '1.0': '/zh-cn/docs/1.0/manual',
    })
  })

  it('are, on a page of the docs, its version menu', () => {
    expect(page('/docs/1.0/manual', 'doc').versionLinks.map(({ name, path }) => [name, path])).toEqual([
      ['current', '/docs/guide'],
      ['1.0', '/docs/1.0/manual'],
    ])
    expect(page('/docs/new', 'doc').versionLinks[1]?.path).toBe('/docs/1.0/start')
  })
})

it('Links to docs with one version say nothing of versions', () => {
  const { plan } = planTexts(texts, { site: siteOf({ navbar, footer, docs }) })
  expect(plan.siteData.get('en')?.navbar.map(({ inVersions }) => inVersions)).toEqual([null, null, null, null])
})

describe('Docs whose latest version was cut', () => {
  const cut = ['2.0', '1.0'].map((name) => ({ name, label: name, sidebars: { all: { label: 'All', items: ['start'] } } }))
  const site = siteOf({ docs: { sidebars: {}, latest: '2.0', tags: { http: 'HTTP', rpc: 'RPC' } } }, cut)
  const { plan, page, paths } = planTexts(
    {
      'en/docs/start.md': 'title: Start\ntags: [http]',
      'en/docs/new.md': 'title: New\ntags: [rpc]',
      'zh-cn/docs/start.md': 'title: 开始',
      'en/docs-2.0/start.md': 'title: Start\ntags: [http]',
      'en/docs-2.0/moved.md': 'title: Moved\nslug: here',
      'zh-cn/docs-2.0/start.md': 'title: 开始',
      'en/docs-1.0/start.md': 'title: Start',
      'en/docs-1.0/moved.md': 'title: Moved',
      'en/docs-1.0/gone.md': 'title: Gone',
      'zh-cn/docs-1.0/moved.md': 'title: 搬走了',
    },
    { site },
  )
  const redirects = new Map(plan.redirects.map(({ from, to }) => [from, to]))

  it('have it at /docs, and the docs folder at /docs/next', () => {
    expect(paths).toEqual(
      expect.arrayContaining(['/docs/start', '/docs/here', '/docs/next/new', '/docs/1.0/gone', '/zh-cn/docs/next/start']),
    )
    expect(page('/docs/start', 'doc')).toMatchObject({ version: { name: '2.0' }, latest: null, canonical: '/docs/start' })
    expect(page('/docs/next/start', 'doc').version).toEqual({ name: 'current', label: 'Next', isUpcoming: true })
    expect(page('/docs/1.0/start', 'doc').version).toEqual({ name: '1.0', label: '1.0', isUpcoming: false })
  })

  it('lead from a page of another version to the same page of the latest, or to its main doc', () => {
    const latest = (path: string): unknown => {
      const { label, path: to } = page(path, 'doc').latest ?? {}
      return [label, to]
    }
    expect(latest('/docs/next/start')).toEqual(['2.0', '/docs/start'])
    expect(latest('/docs/1.0/moved')).toEqual(['2.0', '/docs/here'])
    expect(latest('/docs/1.0/gone')).toEqual(['2.0', '/docs/start'])
    expect(latest('/zh-cn/docs/1.0/moved')).toEqual(['2.0', '/zh-cn/docs/here'])
  })

  it('give search engines the address and the translations of the latest version', () => {
    expect(page('/docs/1.0/moved', 'doc')).toMatchObject({ canonical: '/docs/here', alternates: [] })
    expect(page('/zh-cn/docs/next/start', 'doc')).toMatchObject({
      canonical: '/zh-cn/docs/start',
      alternates: [
        { locale: 'en', path: '/docs/start' },
        { locale: 'zh-cn', path: '/zh-cn/docs/start' },
      ],
    })
    expect(page('/zh-cn/docs/1.0/moved', 'doc').canonical).toBe('/docs/here')
    expect(page('/docs/1.0/gone', 'doc').canonical).toBe('/docs/1.0/gone')
  })

  it('do the same on the pages of tags', () => {
    expect(page('/docs/next/tags', 'docTagIndex')).toMatchObject({ latest: { label: '2.0', path: '/docs/tags' }, canonical: '/docs/tags' })
    expect(page('/docs/next/tags/http', 'docTag')).toMatchObject({ latest: { path: '/docs/tags/http' }, canonical: '/docs/tags/http' })
    expect(page('/docs/next/tags/rpc', 'docTag')).toMatchObject({ latest: { path: '/docs/tags' }, canonical: '/docs/next/tags/rpc' })
    expect(page('/docs/tags/http', 'docTag')).toMatchObject({ latest: null, canonical: '/docs/tags/http' })
  })

  it('keep the addresses that pages had while another version was the latest', () => {
    expect(redirects.get('/docs/new')).toBe('/docs/next/new')
    expect(redirects.get('/docs/next')).toBe('/docs/next/start')
    expect(redirects.get('/docs/2.0')).toBe('/docs/start')
    expect(redirects.get('/docs/gone')).toBe('/docs/1.0/gone')
    expect(redirects.get('/docs/tags/rpc')).toBe('/docs/next/tags/rpc')
    expect(redirects.get('/docs/2.0/start')).toBe('/docs/start')
    expect(redirects.get('/docs/2.0/tags/http')).toBe('/docs/tags/http')
    expect(redirects.get('/docs/next/here')).toBe('/docs/here')
    expect(redirects.get('/zh-cn/docs/2.0/start')).toBe('/zh-cn/docs/start')
    expect(redirects.has('/docs/start')).toBe(false)
  })

  it('lead to where a page has moved in the docs folder before it became the latest version, once it is there', () => {
    const redirects = [{ from: '/docs/next/old', to: '/docs/next/new' }]
    const targetOf = (latest: string): string | undefined => {
      const files = ['en/docs/new.md', 'en/docs-2.0/new.md', 'en/docs-1.0/old.md']
      const site = siteOf({ docs: { latest, sidebars: {} }, redirects }, cut)
      const { plan } = planTexts(Object.fromEntries(files.map((file) => [file, 'title: Moved'])), { site })
      return plan.redirects.find(({ from }) => from === '/docs/old')?.to
    }
    expect(targetOf('2.0')).toBe('/docs/new')
    expect(targetOf('current')).toBe('/docs/new')
    expect(targetOf('1.0')).toBeUndefined()
  })

  it('leave a path to the redirect that the configuration gives it', () => {
    const redirected = planTexts(
      { 'en/docs/start.md': 'title: Start', 'en/docs-1.0/gone.md': 'title: Gone' },
      { site: siteOf({ docs: { sidebars: {} }, redirects: [{ from: '/docs/gone', to: '/docs/start' }] }, cut.slice(1)) },
    )
    expect(redirected.plan.redirects.filter(({ from }) => from === '/docs/gone')).toEqual([{ from: '/docs/gone', to: '/docs/start' }])
  })
})

it('Docs with one version have its pages at /docs, without redirects and notes', () => {
  const { plan, page } = planTexts({ 'en/docs/start.md': 'title: Start' }, { site: siteOf({ docs: { sidebars: {} } }) })
  expect(page('/docs/start', 'doc')).toMatchObject({ version: { name: 'current', label: 'Next' }, latest: null })
  expect(plan.redirects.filter(({ from }) => from.includes('next'))).toEqual([])
})

it('A package on a page is shown with its version if the site has one, whatever its name is', () => {
  const { page } = planTexts(
    { 'en/docs/start.md': 'title: Start\npackages: [tea, constructor]' },
    { site: siteOf({ docs, values: { tea: '2.3' } }) },
  )
  expect(page('/docs/start', 'doc').packages).toEqual(['tea 2.3', 'constructor'])
})

it('A page that a sidebar names twice is read once', () => {
  const items = [{ label: 'Start', doc: 'start', items: ['start', 'guide', 'new'] }, 'guide']
  const { page } = planTexts(texts, { site: siteOf({ docs: { sidebars: { all: { label: 'All', items } } } }) })
  const neighbors = ['start', 'guide', 'new'].map((id) => {
    const { previous, next } = page(`/docs/${id}`, 'doc')
    return [previous?.path, next?.path]
  })
  expect(neighbors).toEqual([
    [undefined, '/docs/guide'],
    ['/docs/start', '/docs/new'],
    ['/docs/guide', undefined],
  ])
})

it('The table of contents has the headings of two levels, and marks those that are the name of an entry', () => {
  const heading = (level: number, text: string): Heading => ({ id: text.toLowerCase(), text, level, kind: null, span: spanAt(level, 1) })
  const headings = [heading(2, 'Servers'), heading(3, 'Http'), heading(3, 'Scalars'), heading(4, 'Options')]
  const entries = [
    ['Http', 'http'],
    ['Int', 'scalars'],
  ] as const
  const { page } = planTexts({ 'en/docs/api.md': { front: 'title: API', compiled: { headings, entries } } }, { site: siteOf({ docs }) })
  expect(page('/docs/api', 'doc').toc).toEqual([
    { id: 'servers', text: 'Servers', level: 2 },
    { id: 'http', text: 'Http', level: 3, isCode: true },
    { id: 'scalars', text: 'Scalars', level: 3 },
  ])
})
