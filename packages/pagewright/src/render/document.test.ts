import { createHash } from 'node:crypto'
import type { PagePayload, SiteData } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import type { Styles } from '../vite/split-styles.ts'
import { policyRules } from './content-policy.ts'
import { commonPolicy, toDocument } from './document.ts'

const place = '<div hidden="" data-deferred-styles=""></div>'

function render(app: string, styles: Styles, canonical: string | null = null, type = 'notFound', dir = {}, more = {}): string {
  const page = {
    type,
    path: '/404',
    locale: 'en',
    title: 'Not found',
    description: '',
    alternates: [],
    localeLinks: [],
    canonical,
    socialImage: null,
    ...more,
  }
  const site = {
    title: 'Site',
    tagline: '',
    url: 'https://site.example',
    mount: '/',
    locale: { id: 'en', lang: 'en', base: '/', ...dir },
    locales: [],
    messages: { 'blog.title': 'Blog' },
    blogPath: null,
    generator: 'Pagewright',
  }
  return toDocument({ page, shared: { site: '/site.json', sidebar: null }, buildId: 'abc' } as unknown as PagePayload, {
    site: site as unknown as SiteData,
    app,
    assets: { entry: { src: '/start.js', integrity: null }, styles, starter: 'void 0' },
    extraHead: '',
    policy: policyRules({ analytics: undefined, policy: {} }),
  })
}

function allows(document: string, css: string): boolean {
  return document.includes(`sha256-${createHash('sha256').update(css).digest('base64')}`)
}

describe('toDocument', () => {
  const styles = { first: 'a{margin:0}', deferred: 'b>i{content:"$&</style>"}', pages: {} }

  it('has the deferred styles where the theme has a place for them, as text that needs no escapes', () => {
    const document = render(`<header></header>${place}<main></main>`, styles)
    expect(document).toContain(`<style>${styles.first}</style><script>`)
    expect(document).toContain(
      `<header></header><div hidden="" data-deferred-styles=""><svg><style><![CDATA[${styles.deferred}]]></style></svg></div><main></main>`,
    )
    expect(allows(document, styles.first) && allows(document, styles.deferred)).toBe(true)
  })

  it('loads the runtime at once only on the not-found page, which looks for the page that was meant', () => {
    const runtime = '<script type="module" src="/start.js" integrity=""></script>'
    expect(render('', styles)).toContain(runtime)
    expect(render('', styles, null, 'tags')).not.toContain(runtime)
  })

  it('links to no icon, which a site need not have, and names the direction of languages from right to left', () => {
    expect(render('', styles)).not.toContain('rel="icon"')
    expect(render('', styles)).toContain('<html lang="en" data-')
    expect(render('', styles, null, 'tags', { dir: 'rtl' })).toContain('<html lang="en" dir="rtl" data-')
  })

  it('names its address as the sitemap does: with everything but ASCII percent-encoded', () => {
    const document = render('', styles, '/文档')
    for (const name of ['rel="canonical" href', 'property="og:url" content'])
      expect(document).toContain(`${name}="https://site.example/%E6%96%87%E6%A1%A3"`)
  })

  it('has deferred styles with the end of CDATA in them as two of these', () => {
    const document = render(place, { ...styles, deferred: 'a[b="]]>"]{margin:0}' })
    expect(document).toContain('<style><![CDATA[a[b="]]]]><![CDATA[>"]{margin:0}]]></style>')
  })

  it('allows videos and sounds of the site but no plugins, in the document and in the header', () => {
    const policy = commonPolicy({ styles, starter: '' }, policyRules({ analytics: undefined, policy: {} }))
    for (const text of [render('', styles), policy]) expect(text).toContain("default-src 'self'; object-src 'none'")
  })

  it('has all styles in the head where the theme has no such place', () => {
    const document = render('<main></main>', styles)
    expect(document).toContain(`<style>${styles.first}</style><style>${styles.deferred}</style><script>`)
    expect(allows(document, styles.deferred)).toBe(true)
  })

  it('leaves the place empty where there are no deferred styles', () => {
    const document = render(place, { ...styles, deferred: '' })
    expect(document).toContain(`<div id="_root">${place}</div>`)
    expect(document.match(/'sha256-/g)).toHaveLength(2)
  })

  it('adds the styles of the page type to the deferred styles, and the policy of the header allows those of all types', () => {
    const pages = { notFound: 'u{margin:0}', home: 's{margin:0}' }
    const document = render(place, { ...styles, pages })
    expect(document).toContain(`<style><![CDATA[${styles.deferred}${pages.notFound}]]></style>`)
    expect(document).not.toContain(pages.home)
    expect(allows(document, styles.deferred + pages.notFound)).toBe(true)
    const policy = commonPolicy({ styles: { ...styles, pages }, starter: '' }, policyRules({ analytics: undefined, policy: {} }))
    const deferred = [styles.deferred, styles.deferred + pages.notFound, styles.deferred + pages.home]
    expect([styles.first, ...deferred].map((css) => allows(policy, css))).toEqual([true, true, true, true])
  })
})

describe('The payload of a document', () => {
  const textOf = (app: string): unknown => {
    const article = { html: '<p>Tea</p>', lang: null }
    const document = render(app, { first: '', deferred: '', pages: {} }, null, 'page', {}, { article })
    return JSON.parse(/id="_pagewright">(.*?)<\/script>/.exec(document)?.[1] ?? '').page.article.html
  }

  it.each([
    ['as it is', '<div class="a" data-article=""><p>Tea</p></div>', ''],
    ['not at all, such as behind a button', '<button>Show</button>', '<p>Tea</p>'],
    ['changed', '<div data-article=""><p>Tea™</p></div>', '<p>Tea</p>'],
    ['after another one', '<div data-article=""><p>Cup</p></div><div data-article=""><p>Tea</p></div>', '<p>Tea</p>'],
  ])('has the text of an article unless the page shows it: it shows it %s', (_how, app, html) => {
    expect(textOf(app)).toBe(html)
  })
})
