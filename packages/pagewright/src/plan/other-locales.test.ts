import { describe, expect, it } from 'vitest'
import { planTexts, siteOf } from '../../tests/plan-texts.ts'
import { resolveSitePath } from './resolve-references.ts'

const locales = ['zh-cn', 'en', 'de'].map((id) => ({ id, lang: id, label: id }))
const cut = { name: '1.0', label: '1.0', sidebars: {} }
const tags = { one: 'One', two: 'Two' }
const texts = {
  'en/pages/index.md': 'title: Home',
  'en/docs/b.md': 'title: B\ntags: [one]',
  'zh-cn/docs/b.md': 'title: 乙\nslug: bei',
  'en/docs-1.0/b.md': 'title: B',
  'en/blog/2026-01-01-a.md': 'title: A\ntags: [one]',
  'en/blog/2026-01-02-b.md': 'title: B\ntags: [one]',
  'zh-cn/blog/2026-01-01-a.md': 'title: 甲\nslug: jia\ntags: [two]',
  'zh-cn/blog/2026-01-02-b.md': 'title: 乙\ntags: [one]',
}
const navbar = ['/docs/b', '/docs/b?x=1#s', '/blog/a', '/docs/tags/one'].map((to) => ({ label: 'Link', to }))
const { plan, planned, page } = planTexts(texts, {
  site: siteOf(
    {
      locales,
      defaultLocale: 'en',
      docs: { sidebars: {}, tags },
      blog: { tags, pageSize: 1 },
      navbar,
      redirects: [
        { from: '/old.html', to: '/docs/b#s' },
        { from: '/gone', to: '/blog/a' },
      ],
    },
    [cut],
  ),
})
const addressesOf = (links: readonly { readonly locale: string; readonly path: string }[]) => links.map(({ path }) => path)

describe('A page whose translation has a slug of its own', () => {
  it('is found there by the links and redirects of the configuration', () => {
    const targetsIn = (locale: string) => plan.siteData.get(locale)?.navbar.map(({ to }) => to)
    expect(targetsIn('zh-cn')).toEqual(['/zh-cn/docs/bei', '/zh-cn/docs/bei?x=1#s', '/zh-cn/blog/jia', '/zh-cn/docs/tags'])
    expect(targetsIn('de')).toEqual(['/de/docs/b', '/de/docs/b?x=1#s', '/de/blog/a', '/de/docs/tags/one'])
    expect(plan.redirects).toContainEqual({ from: '/zh-cn/old.html', to: '/zh-cn/docs/bei#s' })
    expect(plan.redirects).toContainEqual({ from: '/zh-cn/gone', to: '/zh-cn/blog/jia' })
  })

  it('is found there by an address in a text', () => {
    const inLocale = (id: string, path: string) => {
      const locale = planned.site.locales.find((other) => other.id === id) as (typeof planned.site.locales)[number]
      return resolveSitePath(path, { query: '', hash: '', locale, planned })
    }
    expect(inLocale('zh-cn', '/docs/b')).toMatchObject({ type: 'page', path: '/zh-cn/docs/bei' })
    expect(inLocale('zh-cn', '/docs/bei')).toMatchObject({ type: 'page', path: '/zh-cn/docs/bei' })
    expect(inLocale('de', '/docs/b')).toMatchObject({ type: 'page', path: '/de/docs/b' })
    expect(inLocale('zh-cn', '/docs/tags/one')).toMatchObject({ type: 'broken-page', target: '/zh-cn/docs/tags/one' })
  })

  it('leads to the original in a locale that has no text of its own', () => {
    expect(addressesOf(page('/zh-cn/docs/bei', 'doc').localeLinks)).toEqual(['/zh-cn/docs/bei', '/docs/b', '/de/docs/b'])
  })

  it('is found in each version by links with a query and a hash', () => {
    expect(plan.siteData.get('en')?.navbar[1]?.inVersions).toEqual({ current: '/docs/b?x=1#s', '1.0': '/docs/1.0/b?x=1#s' })
  })
})

describe('The page of a tag', () => {
  it('names only the locales that have a text with the tag, and leads to the page above it in the others', () => {
    const one = page('/docs/tags/one', 'docTag')
    expect(addressesOf(one.alternates)).toEqual(['/docs/tags/one', '/de/docs/tags/one'])
    expect(addressesOf(one.localeLinks)).toEqual(['/zh-cn/docs/tags', '/docs/tags/one', '/de/docs/tags/one'])
    const two = page('/zh-cn/blog/tags/two', 'postTag')
    expect(two.alternates).toEqual([])
    expect(addressesOf(two.localeLinks)).toEqual(['/zh-cn/blog/tags/two', '/blog/tags', '/de/blog/tags'])
  })

  it('leads to the first page of the list where that is shorter', () => {
    expect(addressesOf(page('/blog/tags/one/page/2', 'postTag').localeLinks)[0]).toBe('/zh-cn/blog/tags/one')
  })
})

it('Every address that a page names for another locale exists', () => {
  const paths = new Set(plan.routes.map((route) => route.page.path))
  for (const route of plan.routes)
    for (const { path } of [...route.page.alternates, ...route.page.localeLinks]) expect(paths, route.page.path).toContain(path)
})

it('A text that is shown in another language than that of the page is marked wherever its title stands', () => {
  expect(page('/de/docs/tags/one', 'docTag').docs).toMatchObject([{ title: 'B', lang: 'en' }])
  expect(page('/de/blog/archive', 'archive').years[0]?.posts).toMatchObject([
    { title: 'B', lang: 'en' },
    { title: 'A', lang: 'en' },
  ])
  const post = page('/de/blog/a', 'post')
  expect(post.recent).toMatchObject([{ lang: 'en' }, { lang: 'en' }])
  expect(post.newer).toMatchObject({ label: 'B', lang: 'en' })
  expect(page('/de/', 'home').latestPost).toMatchObject({ title: 'B', lang: 'en' })
  expect(JSON.stringify([page('/blog/a', 'post'), page('/zh-cn/blog/jia', 'post')])).not.toMatch(/"lang":"/)
})

it('An address that names the latest version leads to its page in every language, in texts and in the configuration', () => {
  const to = '/docs/2.0/b'
  const latest = siteOf(
    {
      locales,
      defaultLocale: 'en',
      docs: { latest: '2.0', sidebars: {}, releases: to },
      navbar: [{ label: 'B', to: `${to}#x` }],
      redirects: [{ from: '/old', to }],
    },
    [{ ...cut, name: '2.0' }],
  )
  const docs = { 'en/docs/b.md': 'title: B', 'en/docs-2.0/b.md': 'title: B', 'zh-cn/docs-2.0/b.md': 'title: 乙\nslug: bei' }
  const own = planTexts({ 'en/pages/index.md': 'title: Home', ...docs }, { site: latest })
  const [chinese] = latest.locales
  expect(
    resolveSitePath(to, { query: '', hash: '', locale: chinese as (typeof latest.locales)[number], planned: own.planned }),
  ).toMatchObject({
    path: '/zh-cn/docs/bei',
  })
  const data = own.plan.siteData.get('zh-cn')
  expect(data?.navbar[0]).toMatchObject({ to: '/zh-cn/docs/bei#x', section: '/zh-cn/docs/bei#x' })
  expect(data?.navbar[0]?.inVersions).toEqual({ current: '/zh-cn/docs/next/b#x', '2.0': '/zh-cn/docs/bei#x' })
  expect(data?.releasesPath).toBe('/zh-cn/docs/bei')
  expect(own.plan.siteData.get('en')?.navbar[0]?.to).toBe('/docs/b#x')
  const targets = new Map(own.plan.redirects.map((redirect) => [redirect.from, redirect.to]))
  expect(targets.get('/zh-cn/old')).toBe('/zh-cn/docs/bei')
  // Not to the docs that are not released.
  expect(targets.get('/zh-cn/docs/b')).toBe('/zh-cn/docs/bei')
})
