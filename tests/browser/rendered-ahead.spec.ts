import type { Locator, Page } from '@playwright/test'
import { dataOf, expect, sleep, test } from './fixture.ts'
import { places } from './places.ts'

/** Counts the articles of the document and elements that it should have only once. */
const countParts = (page: Page): Promise<number[]> =>
  page.evaluate(() => ['h1', 'main', '[data-article]', '#_main'].map((selector) => document.querySelectorAll(selector).length))

/** Moves the pointer onto a link and waits until its page is rendered. */
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

test.describe('A page whose link is hovered', () => {
  test('is rendered outside of the document, and is in the document only once when it is shown', async ({ page, reader }) => {
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

  test('and cannot be rendered does not disturb the present page; a click loads its document', async ({ page, reader, noise }) => {
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

  test('is shown at the heading that its link leads to', async ({ page, reader }) => {
    await reader.use(places.doc)
    const link = await reader.addLink(`${places.otherDoc}#${places.heading}`)
    await pointAt(page, link)
    await link.click()
    await expect(page.locator(`#${places.heading}`)).toBeInViewport()
    // What is above the heading has its real height.
    await expect(page.locator('[data-first-frame]')).toHaveCount(0)
  })

  test('and has the same link as the page before does not disturb Back, which focuses the link that was clicked', async ({
    page,
    reader,
  }) => {
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
      // The link is below the article, so looking for it would find the one in an article first.
      document.querySelector('body > div footer')?.append(below)
    }, href)
    await pointAt(page, link)
    await link.click()
    await expect(reader.heading).toHaveText(places.otherTitle)
    await page.goBack()
    await expect(reader.heading).toHaveText(heading)
    await expect(link).toBeFocused()
  })
})
