import { expect, it } from 'vitest'
import { planTexts, siteOf } from '../../tests/plan-texts.ts'
import { createRenderSetup } from './render-page.ts'

it.each([
  [
    ['favicon.svg', 'favicon.png'],
    ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'manifest.webmanifest'],
  ],
  [
    ['apple-touch-icon.png', 'favicon.png', 'favicon.ico'],
    ['favicon.ico', 'favicon.png', 'apple-touch-icon.png'],
  ],
  [['apple-touch-icon.png'], ['apple-touch-icon.png']],
  [['logo.svg'], []],
])('With %j in the public folder, documents link %j', (publicFiles, linked) => {
  const { planned } = planTexts({}, { site: siteOf({ base: '/x/' }), publicFiles })
  const assets = { entry: { src: '', integrity: null }, styles: { first: '', deferred: '', pages: {} }, starter: '' }
  const options = { buildId: '', assets, extraHead: '<meta>', policy: {} }
  const { extraHead } = createRenderSetup({ planned, shared: { siteUrls: {}, sidebarUrls: {} } }, options)
  expect([...extraHead.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(linked.map((file) => `/x/${file}`))
  expect(extraHead).toMatch(/<meta>$/)
})
