import type { Locator, Page } from '@playwright/test'
import { dataOf, expect, sleep, test } from './fixture.ts'
import { places } from './places.ts'

/** How often what a document has once, and each article, is there. */
const countParts = (page: Page): Promise<number[]> =>
  page.evaluate(() => ['h1', 'main', '[data-article]', '#main'].map((selector) => document.querySelectorAll(selector).length))

/** Points at a link until its page is rendered. */
async function pointAt(page: Page, link: Locator): Promise<void> {
  await page.evaluate(() => {
    const { createElement } = document
    document.createElement = (tag: string) => {
      if (tag === 'h1') document.documentElement.dataset.rendered = ''
      return createElement.call(document, tag)
    }
  })
  await link.hover()
  await expect(page.locator('html')).toHaveAttribute('data-rendered')
  await sleep(100)
}

test.describe('A page that is pointed at', () => {
  test('is rendered, but not in the document before it is shown, and then once', async ({ page, reader }) => {
    await reader.use(places.doc)
    const before = await countParts(page)
    const heading = await reader.headingText()
    const link = await reader.addLink(places.otherDoc)
    await pointAt(page, link)
    await sleep(300)
    expect(await countParts(page)).toEqual(before)
    await link.click()
    await expect(reader.heading).not.toHaveText(heading)
    expect(await countParts(page)).toEqual(before)
    await page.goBack()
    await expect(reader.heading).toHaveText(heading)
    expect(await countParts(page)).toEqual(before)
  })

  test('and cannot be rendered leaves the page that is read alone; a click loads its document', async ({ page, reader, noise }) => {
    noise.allow(/null/)
    await reader.use(places.doc)
    await page.route(dataOf(places.otherDoc), async (route) => {
      const response = await route.fetch()
      const data = await response.json()
      await route.fulfill({ response, json: { ...data, page: { ...data.page, article: null } } })
    })
    const first = await reader.headingText()
    const came = page.waitForResponse(dataOf(places.otherDoc))
    await (await reader.addLink(places.otherDoc)).hover()
    await came
    await sleep(500)
    await expect(reader.heading).toHaveText(first)
    await (await reader.addLink(places.nextDoc)).click()
    await expect(reader.heading).not.toHaveText(first)
    expect(await reader.isSameDocument()).toBe(true)
    const second = await reader.headingText()
    await (await reader.addLink(places.otherDoc)).click()
    await expect(reader.heading).not.toHaveText(second)
    expect(await reader.isSameDocument()).toBe(false)
  })
})

test.describe('While its link is pressed, a page', () => {
  const isAhead = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('main [data-ahead] h1') !== null)

  test('is there, moves nothing, and nobody finds it; the release shows it', async ({ page, reader }) => {
    await reader.use(places.doc)
    const heading = await reader.headingText()
    const before = await countParts(page)
    const size = (): Promise<number[]> =>
      page.evaluate(() => [document.documentElement.scrollHeight, document.querySelector('main')?.getBoundingClientRect().height ?? 0])
    const sizeBefore = await size()
    const link = await reader.addLink(places.otherDoc)
    await pointAt(page, link)
    await page.mouse.down()
    expect(await isAhead(page)).toBe(true)
    expect(await size()).toEqual(sizeBefore)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.mouse.up()
    // At once: there is no moment with two pages.
    expect(await countParts(page)).toEqual(before)
    await expect(reader.heading).toHaveText(places.otherTitle)
    await sleep(1200)
    expect(await countParts(page)).toEqual(before)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(places.otherTitle)
  })

  test('is not there if the click is for a new tab', async ({ page, reader }) => {
    await reader.use(places.doc)
    await pointAt(page, await reader.addLink(places.otherDoc))
    await page.keyboard.down('Control')
    await page.mouse.down()
    expect(await isAhead(page)).toBe(false)
    await page.mouse.move(5, 300)
    await page.mouse.up()
    await page.keyboard.up('Control')
  })

  test('is taken away when the button is released elsewhere, and comes with the next click', async ({ page, reader }) => {
    await reader.use(places.doc)
    const heading = await reader.headingText()
    const before = await countParts(page)
    const link = await reader.addLink(places.otherDoc)
    await pointAt(page, link)
    await page.mouse.down()
    expect(await isAhead(page)).toBe(true)
    await page.mouse.move(5, 300, { steps: 5 })
    await page.mouse.up()
    await expect.poll(() => countParts(page)).toEqual(before)
    await expect(reader.heading).toHaveText(heading)
    await link.click()
    await expect(reader.heading).toHaveText(places.otherTitle)
    expect(await countParts(page)).toEqual(before)
  })

  test('has its place at a heading at once', async ({ page, reader }) => {
    await reader.use(places.doc)
    await pointAt(page, await reader.addLink(`${places.otherDoc}#${places.heading}`))
    await page.mouse.down()
    expect(await isAhead(page)).toBe(true)
    await page.mouse.up()
    await expect(page.locator(`#${places.heading}`)).toBeInViewport()
    // As after any other way to a place: what is above it has its height.
    await expect(page.locator('[data-from-top]')).toHaveCount(0)
  })

  test('does not count where the focus is kept: Back finds the link', async ({ page, reader }) => {
    const href = new URL(reader.url(places.otherDoc)).pathname
    await page.route(dataOf(places.otherDoc), async (route) => {
      const response = await route.fetch()
      const data = await response.json()
      const html = `<p><a href="${href}">self</a></p>${data.page.article.html}`
      await route.fulfill({ response, json: { ...data, page: { ...data.page, article: { ...data.page.article, html } } } })
    })
    await reader.use(places.doc)
    const heading = await reader.headingText()
    const link = page.locator('footer a.below')
    await page.evaluate((to) => {
      const below = document.createElement('a')
      Object.assign(below, { href: to, className: 'below', textContent: 'below' })
      // Below the article: what is found first is what is above.
      document.querySelector('body > div footer')?.append(below)
    }, href)
    await pointAt(page, link)
    await page.mouse.down()
    expect(await isAhead(page)).toBe(true)
    await page.mouse.up()
    await expect(reader.heading).toHaveText(places.otherTitle)
    await page.goBack()
    await expect(reader.heading).toHaveText(heading)
    await expect(link).toBeFocused()
  })
})
