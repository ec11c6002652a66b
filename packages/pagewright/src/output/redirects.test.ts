import { describe, expect, it } from 'vitest'
import { planTexts, siteOf } from '../../tests/plan-texts.ts'
import { redirectDocument, redirectFiles, redirectRules } from './redirects.ts'

const site = siteOf({
  base: '/x/',
  redirects: [
    { from: '/old', to: '/about' },
    { from: '/about', to: '/' },
  ],
})
const { plan } = planTexts({ 'en/pages/index.md': 'title: Home', 'en/pages/about.md': 'title: About' }, { site })

describe('redirects', () => {
  it("are made in every locale and from the default locale's prefix, but never where there is a page", () => {
    expect(plan.redirects).toEqual([
      { from: '/old', to: '/about' },
      { from: '/zh-cn/old', to: '/zh-cn/about' },
      { from: '/en', to: '/' },
      { from: '/en/about', to: '/about' },
      { from: '/en/old', to: '/about' },
    ])
  })

  it('are documents at their own address, also where that has an ending, and one document where two have the same', () => {
    const redirects = [
      { from: '/old.html', to: '/a' },
      { from: '/new', to: '/b' },
      { from: '/new.html', to: '/c' },
    ]
    const files = redirectFiles({ redirects }, site)
    expect(files.map(({ file }) => file).sort()).toEqual(['_redirects', 'new.html', 'old.html'])
  })

  it('between versions of the docs are temporary, because their addresses become those of pages', () => {
    const docs = { latest: '1.0', mainDoc: 'start', sidebars: {} }
    const texts = { 'en/docs/start.md': 'title: Start', 'en/docs-1.0/start.md': 'title: Start', 'en/docs/new.md': 'title: New' }
    const versioned = siteOf({ docs, redirects: [{ from: '/old', to: '/docs/start' }] }, [{ name: '1.0', label: '1.0', sidebars: {} }])
    const rules = redirectRules(planTexts(texts, { site: versioned }).plan.redirects, versioned).split('\n')
    expect(rules).toContain('/docs/1.0/start /docs/start 302')
    expect(rules).toContain('/docs/new /docs/next/new 302')
    expect(rules).toContain('/old /docs/start 301')
  })

  it("lead from the docs' root, where no page is, to the main page of its version", () => {
    const docs = { mainDoc: 'start', sidebars: {} }
    const cut = [{ name: '1.0', label: '1.0', sidebars: {} }]
    const texts = { 'en/docs/start.md': 'title: Start', 'en/docs-1.0/first.md': 'title: First' }
    const { plan: planned } = planTexts(texts, { site: siteOf({ docs }, cut) })
    expect(planned.redirects.filter(({ from }) => /^(\/zh-cn)?\/docs(\/1\.0)?$/.test(from))).toEqual([
      { from: '/docs', to: '/docs/start' },
      { from: '/docs/1.0', to: '/docs/1.0/first' },
      { from: '/zh-cn/docs', to: '/zh-cn/docs/start' },
      { from: '/zh-cn/docs/1.0', to: '/zh-cn/docs/1.0/first' },
    ])
    const withPage = planTexts({ ...texts, 'en/docs/index.md': 'title: Docs' }, { site: siteOf({ docs }, cut) })
    expect(withPage.plan.redirects.map(({ from }) => from)).not.toContain('/docs')
  })

  it('lead from the pages of a removed version to those of the latest', () => {
    const removed = siteOf({
      docs: { mainDoc: 'start', sidebars: {}, removed: ['0.9'] },
      redirects: [{ from: '/docs/old', to: '/docs/new' }],
    })
    const { redirects } = planTexts({ 'en/docs/start.md': 'title: Start', 'en/docs/new.md': 'title: New' }, { site: removed }).plan
    const targets = new Map(redirects.map(({ from, to }) => [from, to]))
    expect(targets.get('/docs/0.9')).toBe('/docs/start')
    expect(targets.get('/docs/0.9/new')).toBe('/docs/new')
    expect(targets.get('/zh-cn/docs/0.9/new')).toBe('/zh-cn/docs/new')
    expect(targets.get('/docs/0.9/old')).toBe('/docs/new')
    expect(targets.get('/en/docs/0.9/old')).toBe('/docs/new')
  })

  it('are rules under the mount for hosts that read them', () => {
    expect(redirectRules(plan.redirects.slice(0, 2), site)).toBe(
      '/x/old /x/about 301\n/x/zh-cn/old /x/zh-cn/about 301\n/x/en /x/ 301\n/x/en/* /x/:splat 301\n',
    )
  })

  it('name the address that search engines know the page by', () => {
    const document = redirectDocument({ from: '/a', to: '/文档?a=1#x' }, site)
    expect(document).toContain('<link rel="canonical" href="https://site.example/x/%E6%96%87%E6%A1%A3">')
  })

  it('are small documents for other hosts, with every special character escaped', () => {
    expect(redirectDocument({ from: '/a', to: '/"<b>&' }, site)).toBe(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>/x/"&lt;b&gt;&amp;</title>' +
        '<script>location.replace("/x/\\"\\u003cb>&"+(location.search||"")+(location.hash||""))</script><meta http-equiv="refresh" content="0; url=/x/&quot;&lt;b&gt;&amp;">' +
        '<link rel="canonical" href="https://site.example/x/%22%3Cb%3E&amp;"><meta name="robots" content="noindex"></head><body><a href="/x/&quot;&lt;b&gt;&amp;">/x/"&lt;b&gt;&amp;</a></body></html>\n',
    )
  })
})
