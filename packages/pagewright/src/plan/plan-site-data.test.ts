import { expect, it } from 'vitest'
import { planTexts, siteOf } from '../../tests/plan-texts.ts'

it('Links of the configuration to a file lead every locale to that file, or to its own one', () => {
  const targets = ['/menu.pdf#page=2', '/a%20b.pdf', '/sitemap.xml', '/blog/rss.xml', '/price.pdf', '/about', '/']
  const links = targets.map((to) => ({ label: 'Link', to }))
  const { plan } = planTexts(
    { 'en/pages/about.md': 'title: About' },
    {
      site: siteOf({
        blog: {},
        navbar: links,
        footer: [{ title: 'Files', links }],
        announcement: { id: 'menu', text: 'A new menu', to: '/menu.pdf' },
        redirects: [{ from: '/card.pdf', to: '/menu.pdf' }],
      }),
      publicFiles: ['menu.pdf', 'a b.pdf', 'price.pdf', 'zh-cn/price.pdf'],
    },
  )
  const { navbar, footer, announcement } = plan.siteData.get('zh-cn') ?? {}
  const expected = ['/menu.pdf#page=2', '/a%20b.pdf', '/sitemap.xml', '/zh-cn/blog/rss.xml', '/zh-cn/price.pdf', '/zh-cn/about', '/zh-cn/']
  for (const list of [navbar, footer?.[0]?.links]) expect(list?.map(({ to }) => to)).toEqual(expected)
  expect(announcement?.to).toBe('/menu.pdf')
  expect(plan.redirects).toContainEqual({ from: '/zh-cn/card.pdf', to: '/menu.pdf' })
  expect(plan.siteData.get('en')?.navbar.map(({ to }) => to)).toEqual(targets)
})

it('A link of the configuration to a folder of the public folder leads to its document, with the slash that this needs', () => {
  const navbar = ['/about/', '/a.pdf#page=2', '/api', '/api/index.html?a', '/b.pdf'].map((to) => ({ label: 'A', to }))
  const publicFiles = ['a.pdf', 'api/index.html', 'about/index.html', 'b.pdf', 'zh-cn/b.pdf']
  const { plan } = planTexts({ 'en/pages/about.md': 'title: About' }, { site: siteOf({ navbar }), publicFiles })
  const linksOf = (locale: string) => plan.siteData.get(locale)?.navbar.map(({ to }) => to)
  expect(linksOf('en')).toEqual(['/about', '/a.pdf#page=2', '/api/', '/api/?a', '/b.pdf'])
  expect(linksOf('zh-cn')).toEqual(['/zh-cn/about', '/a.pdf#page=2', '/api/', '/api/?a', '/zh-cn/b.pdf'])
})
