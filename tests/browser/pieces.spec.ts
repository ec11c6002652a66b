import { farrowPages } from './farrow-pages.ts'
import { expect, failedRequest, sleep, test } from './fixture.ts'
import { isRewrapped, takeShifts, watchShifts } from './layout-shifts.ts'
import { openSlowLine } from './slow-line.ts'

/** In characters: so many of a document are sent in pieces of so many; what stands after them is far below every window. */
const length = 48_000
const size = 1200

test.describe('Nothing moves while a document comes in pieces', () => {
  for (const [name, path] of Object.entries(farrowPages)) {
    for (const width of [360, 1280]) {
      test(`${name}, at ${width} px`, async ({ page, baseURL, noise }) => {
        noise.allow(failedRequest)
        const line = await openSlowLine({
          origin: baseURL ?? '',
          send: async (html, write) => {
            const start = html.indexOf('<body')
            write(html.slice(0, start))
            for (let at = start; at < Math.min(start + length, html.length); at += size) {
              write(html.slice(at, at + size))
              // Longer than a frame: each piece is painted.
              await sleep(30)
            }
            write(html.slice(start + length))
          },
        })
        await page.setViewportSize({ width, height: 800 })
        await watchShifts(page)
        await page.goto(line.url(path))
        await page.waitForTimeout(300)
        const shifts = await takeShifts(page)
        line.close()
        // A word that has come by half may become longer, and a paragraph's last lines be broken elsewhere: that is all.
        expect(shifts.filter((shift) => shift[0] > 0.001 && !isRewrapped(shift))).toEqual([])
      })
    }
  }
})

test('The bar is painted, as it will stay, while the rest of the document is on its way', async ({ page, baseURL }) => {
  let release = (): void => {}
  const rest = new Promise<void>((resolve) => {
    release = resolve
  })
  const line = await openSlowLine({
    origin: baseURL ?? '',
    send: async (html, write) => {
      // Within the styles that only the rest needs.
      const end = html.indexOf('data-deferred-styles') + 2000
      write(html.slice(0, end))
      await rest
      write(html.slice(end))
    },
  })
  await page.goto(line.url(farrowPages.reference), { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Search' })).toBeVisible()
  await expect(page.locator('main')).toHaveCount(0)
  const look = (): Promise<unknown> =>
    header.evaluate((bar) =>
      [...bar.querySelectorAll('*')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const { color, fontSize } = getComputedStyle(element)
          return [element.outerHTML.slice(0, 80), element.getBoundingClientRect().toJSON(), color, fontSize]
        }),
    )
  const before = await look()
  release()
  await page.waitForLoadState()
  await expect(page.locator('main')).toHaveCSS('padding-block-end', '64px')
  expect(await look()).toEqual(before)
  line.close()
})
