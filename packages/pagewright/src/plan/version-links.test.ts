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
  'en/versions/1.0/start.md': 'title: Start',
  'en/versions/1.0/guide.md': 'title: Guide\nslug: manual',
}

describe('Links to docs with several versions', () => {
  const cut = [{ name: '1.0', label: '1.0', path: '1.0', sidebars: {} }]
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
