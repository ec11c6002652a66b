import { describe, expect, it } from 'vitest'
import { planTexts, siteOf } from '../../tests/plan-texts.ts'

const cut = { name: '1.0', label: '1.0', sidebars: {} }
const site = siteOf({ docs: { mainDoc: 'start', sidebars: {} } }, [cut])
const planned = planTexts(
  {
    'en/pages/index.md': 'title: Home',
    'zh-cn/pages/index.md': 'title: 首页',
    'en/pages/about.md': 'title: About',
    'en/docs/start.md': 'title: Start',
    'en/docs/new.md': 'title: New',
    'zh-cn/docs/start.md': 'title: 开始\nslug: kaishi',
    'en/docs-1.0/start.md': 'title: Old start',
    'en/docs-1.0/old.md': 'title: Old',
  },
  { site },
)

describe('an untranslated page', () => {
  it("shows the original under the locale's path, marked with its language", () => {
    expect(planned.page('/zh-cn/about', 'page')).toMatchObject({
      title: 'About',
      locale: 'zh-cn',
      article: { lang: 'en' },
      canonical: '/about',
      alternates: [],
    })
    expect(planned.page('/about', 'page')).toMatchObject({
      article: { lang: null },
      canonical: '/about',
      alternates: [],
      localeLinks: [{ path: '/about' }, { path: '/zh-cn/about' }],
    })
  })
})

describe('a translated page', () => {
  it('is its own, knows the other, and may have another path', () => {
    expect(planned.page('/zh-cn/docs/kaishi', 'doc')).toMatchObject({
      title: '开始',
      article: { lang: null },
      canonical: '/zh-cn/docs/kaishi',
    })
    expect(planned.page('/docs/start', 'doc').alternates).toEqual([
      { locale: 'en', path: '/docs/start' },
      { locale: 'zh-cn', path: '/zh-cn/docs/kaishi' },
    ])
    expect(planned.paths).not.toContain('/zh-cn/docs/start')
  })

  it('is the home page of its locale', () => {
    expect(planned.page('/', 'home').title).toBe('Home')
    expect(planned.page('/zh-cn/', 'home').title).toBe('首页')
  })
})

describe('a version', () => {
  it('has its own pages, and leads to the same one in the others, else to their main one', () => {
    expect(planned.page('/docs/1.0/old', 'doc')).toMatchObject({ title: 'Old', version: { name: '1.0', label: '1.0' } })
    expect(planned.page('/docs/1.0/start', 'doc').versionLinks.map(({ path }) => path)).toEqual(['/docs/start', '/docs/1.0/start'])
    expect(planned.page('/docs/1.0/old', 'doc').versionLinks.map(({ path }) => path)).toEqual(['/docs/start', '/docs/1.0/old'])
    expect(planned.page('/docs/new', 'doc').versionLinks.map(({ path }) => path)).toEqual(['/docs/new', '/docs/1.0/start'])
    expect(planned.page('/zh-cn/docs/1.0/old', 'doc').versionLinks.map(({ path }) => path)).toEqual([
      '/zh-cn/docs/kaishi',
      '/zh-cn/docs/1.0/old',
    ])
  })
})
