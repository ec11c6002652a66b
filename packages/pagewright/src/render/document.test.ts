import { createHash } from 'node:crypto'
import type { PagePayload, SiteData } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import type { Styles } from '../vite/client-bundle.ts'
import { renderDocument } from './document.ts'

const place = '<div hidden="" data-later-styles=""></div>'

function render(app: string, styles: Styles): string {
  const page = {
    type: 'notFound',
    path: '/404',
    locale: 'en',
    title: 'Not found',
    description: '',
    alternates: [],
    localeLinks: [],
    canonical: null,
    socialImage: null,
  }
  const site = {
    title: 'Site',
    tagline: '',
    url: 'https://site.example',
    mount: '/',
    locale: { id: 'en', lang: 'en', base: '/' },
    locales: [],
    analytics: null,
    messages: { 'blog.title': 'Blog' },
    blogPath: null,
    generator: 'Pagewright',
  }
  return renderDocument({
    payload: { page, shared: { site: '/site.json', sidebar: null }, shell: 'abc' } as unknown as PagePayload,
    site: site as unknown as SiteData,
    app,
    assets: { entry: { src: '/start.js', integrity: null }, styles, starter: 'void 0' },
    extraHead: '',
    policy: true,
  })
}

function allows(document: string, css: string): boolean {
  return document.includes(`sha256-${createHash('sha256').update(css).digest('base64')}`)
}

describe('renderDocument', () => {
  const styles = { first: 'a{margin:0}', later: 'b>i{content:"$&</style>"}' }

  it('has the later styles where the theme has a place for them, as text that needs no escapes', () => {
    const document = render(`<header></header>${place}<main></main>`, styles)
    expect(document).toContain(`<style>${styles.first}</style><script>`)
    expect(document).toContain(
      `<header></header><div hidden="" data-later-styles=""><svg><style><![CDATA[${styles.later}]]></style></svg></div><main></main>`,
    )
    expect(allows(document, styles.first) && allows(document, styles.later)).toBe(true)
  })

  it('has later styles with the end of CDATA in them as two of these', () => {
    const document = render(place, { ...styles, later: 'a[b="]]>"]{margin:0}' })
    expect(document).toContain('<style><![CDATA[a[b="]]]]><![CDATA[>"]{margin:0}]]></style>')
  })

  it('has all styles in the head where the theme has no such place', () => {
    const document = render('<main></main>', styles)
    expect(document).toContain(`<style>${styles.first}</style><style>${styles.later}</style><script>`)
    expect(allows(document, styles.later)).toBe(true)
  })

  it('leaves the place empty where there are no later styles', () => {
    const document = render(place, { ...styles, later: '' })
    expect(document).toContain(`<div id="root">${place}</div>`)
    expect(document.match(/'sha256-/g)).toHaveLength(2)
  })
})
