import { describe, expect, it } from 'vitest'
import { planTexts, siteOf } from '../../tests/plan-texts.ts'
import { redirectDocument, redirectRules } from './redirects.ts'

const site = siteOf({
  base: '/x/',
  redirects: [
    { from: '/old', to: '/about' },
    { from: '/about', to: '/' },
  ],
})
const { plan } = planTexts({ 'en/pages/index.md': 'title: Home', 'en/pages/about.md': 'title: About' }, { site })

describe('redirects', () => {
  it("are made in every locale, and from the default locale's prefix; never where a page is", () => {
    expect(plan.redirects).toEqual([
      { from: '/old', to: '/about' },
      { from: '/zh-cn/old', to: '/zh-cn/about' },
      { from: '/en', to: '/' },
      { from: '/en/about', to: '/about' },
    ])
  })

  it('are rules under the mount for hosts that read them', () => {
    expect(redirectRules(plan.redirects.slice(0, 2), site)).toBe(
      '/x/old /x/about 301\n/x/zh-cn/old /x/zh-cn/about 301\n/x/en /x/ 301\n/x/en/* /x/:splat 301\n',
    )
  })

  it('are small pages for the others, with every mark escaped', () => {
    expect(redirectDocument({ from: '/a', to: '/"<b>&' }, site)).toBe(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>/x/"&lt;b&gt;&amp;</title><meta http-equiv="refresh" content="0; url=/x/&quot;&lt;b&gt;&amp;">' +
        '<link rel="canonical" href="https://site.example/x/&quot;&lt;b&gt;&amp;"><meta name="robots" content="noindex"></head><body><a href="/x/&quot;&lt;b&gt;&amp;">/x/"&lt;b&gt;&amp;</a></body></html>\n',
    )
  })
})
