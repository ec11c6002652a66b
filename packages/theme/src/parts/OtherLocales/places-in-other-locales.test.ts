import { expect, it } from 'vitest'
import { placesInOtherLocales } from './places-in-other-locales.ts'

const en = { id: 'en', lang: 'en', label: 'English', base: '/' }
const zh = { id: 'zh-cn', lang: 'zh-CN', label: '中文', base: '/zh-cn/' }
const fr = { id: 'fr', lang: 'fr', label: 'Français', base: '/fr/' }

it.each([
  [fr, 'docs/guide', ['/docs/guide', '/zh-cn/docs/guide']],
  [en, 'docs/guide', ['/zh-cn/docs/guide', '/fr/docs/guide']],
  [fr, 'zh-cn/docs/guide', ['/zh-cn/zh-cn/docs/guide']],
  [zh, 'zh-cn', ['/fr/zh-cn']],
])('From the locale $base, the page %s may be in the others at %j', (locale, rest, paths) => {
  expect(placesInOtherLocales(rest, { locale, locales: [en, zh, fr] }).map(({ path }) => path)).toEqual(paths)
})
