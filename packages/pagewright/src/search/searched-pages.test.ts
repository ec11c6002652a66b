import { expect, it } from 'vitest'
import { planTexts, siteOf } from '../../tests/plan-texts.ts'
import { searchedPages } from './searched-pages.ts'

it('A page whose text or original says `search: false` is not searched', () => {
  const site = siteOf()
  const { plan } = planTexts({
    'en/pages/index.md': 'title: Home',
    'en/pages/hidden.md': 'title: Hidden\nsearch: false',
    'zh-cn/pages/hidden.md': 'title: 隐藏',
    'en/pages/shown.md': 'title: Shown',
    'zh-cn/pages/shown.md': 'title: 显示\nsearch: false',
  })
  const found = site.locales.map((locale) => searchedPages(locale, { plan, site, islands: new Map() }).map(({ path }) => path))
  expect(found).toEqual([['/', '/shown'], ['/zh-cn/']])
})
