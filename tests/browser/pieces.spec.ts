import { farrowPages } from './farrow-pages.ts'
import { expect, failedRequest, sleep, test } from './fixture.ts'
import { isRewrapped, takeShifts, watchShifts } from './layout-shifts.ts'
import { openSlowLine, type SlowLine } from './slow-line.ts'

/** The first `length` characters of a document's body are sent in pieces of `size`. The rest is far below every window. */
const length = 48_000
const size = 1200

test.describe('Nothing moves while a document arrives in pieces', () => {
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
              // This is longer than a frame, so that each piece is painted.
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
        // The only exceptions: half of a word may have arrived, and the last lines of a paragraph may get other line breaks.
        expect(shifts.filter((shift) => shift[0] > 0.001 && !isRewrapped(shift))).toEqual([])
      })
    }
  }
})

/** A line on which documents stop 2,000 characters behind a text in them, until `release` is called. */
async function openStoppedLine(origin: string, text: string): Promise<SlowLine & { readonly release: () => void }> {
  let release = (): void => {}
  const rest = new Promise<void>((resolve) => {
    release = resolve
  })
  const line = await openSlowLine({
    origin,
    send: async (html, write) => {
      const end = html.indexOf(text) + 2000
      write(html.slice(0, end))
      await rest
      write(html.slice(end))
    },
  })
  return { ...line, release }
}

test('A document that has arrived is not painted before its content begins', async ({ page, baseURL }) => {
  // It stops in the menu.
  const line = await openStoppedLine(baseURL ?? '', 'id="_menu"')
  // The starter takes the document for complete, so the rest comes as late as in a parser that pauses.
  await page.addInitScript(() => Object.defineProperty(PerformanceTiming.prototype, 'responseEnd', { value: 1 }))
  await page.goto(line.url(farrowPages.reference), { waitUntil: 'commit' })
  await expect(page.locator('#_menu')).toBeAttached()
  const paints = (): Promise<number> => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await sleep(500)
  expect(await paints()).toBe(0)
  line.release()
  await expect.poll(paints).toBe(1)
  line.close()
})

test('The header is painted in its final form while the rest of the document is still being loaded', async ({ page, baseURL }) => {
  // It stops within the deferred styles.
  const line = await openStoppedLine(baseURL ?? '', 'data-deferred-styles')
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
  line.release()
  await page.waitForLoadState()
  await expect(page.locator('main')).toHaveCSS('padding-block-end', '64px')
  expect(await look()).toEqual(before)
  line.close()
})
