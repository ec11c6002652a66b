import { brotliCompressSync, constants } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { goldenQueries } from '../search/golden.ts'
import { expect, sleep, test } from './fixture.ts'
import { openSearch } from './search-box.ts'

const ofSearch = /\/(_search\/|assets\/(search-|SearchDialog))/
const kilobyte = 1000

/** Adds up the Brotli-compressed bytes of the files that a page loads for the search. */
function watchBytes(page: Page): { readonly sum: (pattern: RegExp) => Promise<number> } {
  const responses: Response[] = []
  page.on('response', (response) => ofSearch.test(response.url()) && responses.push(response))
  return {
    sum: async (pattern) => {
      const bodies = await Promise.all(responses.filter((response) => pattern.test(response.url())).map((response) => response.body()))
      return bodies.reduce((sum, body) => sum + brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length, 0)
    },
  }
}

for (const locale of ['en', 'zh-cn'] as const) {
  const base = locale === 'en' ? '/' : `/${locale}/`
  // The search itself is asked all of them by site/tests/search.test.ts, which takes a tenth of the time.
  const queries = goldenQueries.filter((query) => query.locale === locale).filter((_, index) => index % 8 === 0)

  test(`The search box shows the pages of golden queries in ${locale}, with the right one first`, async ({ page, reader }) => {
    test.setTimeout(60_000)
    await reader.use(`${base.slice(1)}docs/guide`)
    const box = await openSearch(page, base)
    expect(queries.length).toBeGreaterThanOrEqual(18)
    for (const { query, first, also } of queries) {
      await box.ask(query)
      const [best = 'nothing', ...others] = await box.pages([...first, ...also])
      expect(first, query).toContain(best)
      expect([best, ...others], query).toEqual(expect.arrayContaining([...first, ...also]))
    }
  })

  test(`The search in ${locale} loads nothing before its first use, and little after it`, async ({ page, reader }) => {
    const bytes = watchBytes(page)
    const asked: string[] = []
    page.on('request', (request) => ofSearch.test(request.url()) && asked.push(request.url()))
    await reader.use(`${base.slice(1)}docs/guide`)
    await sleep(500)
    expect(asked).toEqual([])
    const box = await openSearch(page, base)
    await box.ask(locale === 'en' ? 'Expected request, but got: null' : '处理 CORS 请求')
    // Reading Chinese queries word by word took 0.2 KB, and answers a tenth more of them. Correcting their characters took another 0.2 KB, and
    // finding messages that contain values 0.1 KB, as did names that are typed in words, as calls or in part. The keys of the filters took another 0.1 KB,
    // and names of which the end is missing and a row for each group of filters on phones 0.05 KB.
    expect(await bytes.sum(/\.js$/)).toBeLessThanOrEqual(15.25 * kilobyte)
    expect(await bytes.sum(/\.json$/)).toBeLessThanOrEqual(155 * kilobyte)
  })
}

test('No golden query is there twice', () => {
  expect(new Set(goldenQueries.map(({ locale, query }) => `${locale} ${query}`)).size).toBe(goldenQueries.length)
})

test('On wider screens all filters are in view, and what was chosen is forgotten when the search closes', async ({ page, reader }) => {
  await reader.use('docs/guide')
  const box = await openSearch(page, '/')
  await box.ask('middleware')
  for (const button of await page.locator('.search-filters button').all()) await expect(button).toBeInViewport({ ratio: 1 })
  expect(await page.locator('.search-filters').evaluate((filters) => filters.scrollWidth - filters.clientWidth)).toBe(0)
  await expect(box.options.first()).toBeInViewport({ ratio: 1 })
  const pressed = page.getByRole('group', { name: 'Kind' }).locator('[aria-pressed=true]')
  await page.getByRole('group', { name: 'Kind' }).getByRole('button').first().click()
  await expect(pressed).toHaveCount(1)
  // By keyboard, too: the arrows lead to the results, and letters go into the field.
  const kinds = page.getByRole('group', { name: 'Kind' }).getByRole('button')
  await kinds.nth(1).press('Enter')
  await expect(kinds.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(box.field).toBeFocused()
  await expect(box.options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await kinds.nth(1).press('s')
  await expect(box.field).toHaveValue('middlewares')
  await page.keyboard.press('Escape')
  await expect(box.field).toBeHidden()
  await page.keyboard.press('/')
  await expect(box.field).toBeFocused()
  await expect(pressed).toHaveCount(0)
})

test('On a slow line, the rows of the last query are dimmed until the next ones are there', async ({ page, reader }) => {
  await reader.use('docs/guide')
  const box = await openSearch(page, '/')
  await box.ask('cors')
  const list = page.locator('dialog [role=listbox]')
  const opacity = (): Promise<number> => list.evaluate((one) => Number(getComputedStyle(one).opacity))
  expect(await opacity()).toBe(1)
  let answer = (): void => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/assets\/search-/, async (route) => {
    await answered
    await route.continue()
  })
  const place = await list.boundingBox()
  await box.field.fill('federation')
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect.poll(opacity).toBe(0.5)
  expect(await list.boundingBox()).toEqual(place)
  answer()
  await expect(list).toHaveAttribute('aria-busy', 'false')
  expect(await opacity()).toBe(1)
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('each group of filters is one line, so that several results are in view', async ({ page, reader }) => {
    await reader.use('docs/guide')
    const box = await openSearch(page, '/')
    await box.ask('middleware')
    for (const group of await page.locator('.search-filters fieldset').all()) {
      const tops = await group.locator('button').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
      expect(tops.length).toBeGreaterThan(3)
      expect(new Set(tops).size).toBe(1)
    }
    // Both begin in view, so that nobody has to scroll to learn that there are kinds.
    for (const name of ['Section', 'Kind']) {
      const buttons = page.getByRole('group', { name }).getByRole('button')
      for (const index of [0, 1, 2]) await expect(buttons.nth(index)).toBeInViewport({ ratio: 1 })
      await buttons.last().focus()
      await expect(buttons.last()).toBeInViewport({ ratio: 1 })
    }
    await expect(box.options.nth(2)).toBeInViewport({ ratio: 1 })
    expect(await page.locator('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
  })
})
