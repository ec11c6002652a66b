import { expect, failedRequest, test } from './fixture.ts'
import { places } from './places.ts'

test('Hydration keeps the elements of the first article, and Back shows the first page again', { tag: '@dev' }, async ({
  page,
  reader,
}) => {
  await reader.open(places.doc)
  const article = page.locator('[data-article]').first()
  const html = await article.innerHTML()
  await article.evaluate((element) => Object.assign(window, { node: element.firstElementChild }))
  await reader.wake()
  expect(await article.evaluate((element) => (window as unknown as { node: Node }).node === element.firstElementChild)).toBe(true)
  const before = await reader.headingText()
  await (await reader.addLink(places.post)).click()
  await expect(reader.heading).not.toHaveText(before)
  await page.goBack()
  await expect(reader.heading).toHaveText(before)
  expect(await article.innerHTML()).toBe(html)
})

test('Back and Forward restore the scroll position and, if possible, the focus', async ({ page, reader }) => {
  await page.setViewportSize({ width: 900, height: 300 })
  await reader.use(places.doc)
  const link = await reader.addLink(places.otherDoc)
  await reader.scrollTo(210)
  const first = await reader.headingText()
  await link.click()
  await expect(reader.heading).not.toHaveText(first)
  const second = await reader.headingText()
  expect(await reader.scrollTop()).toBe(0)
  await reader.scrollTo(120)
  await page.goBack()
  await expect(reader.heading).toHaveText(first)
  await expect.poll(() => reader.scrollTop()).toBe(210)
  await expect(link).toBeFocused()
  await page.goForward()
  await expect(reader.heading).toHaveText(second)
  await expect.poll(() => reader.scrollTop()).toBe(120)
  // The main region loses its tabindex when it loses the focus, so the focus returns to it only by a navigation.
  await expect(page.locator('main')).toBeFocused()
  expect(await reader.isSameDocument()).toBe(true)
})

test('Back restores the focus on a link of an article that is rendered again', async ({ page, reader }) => {
  await reader.use(places.doc)
  const link = page.locator(`[data-article] a[href$="${places.linked}"]`).last()
  const before = await reader.headingText()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(reader.heading).not.toHaveText(before)
  await page.goBack()
  await expect(link).toBeFocused()
})

test('Back to the address of a missing file shows the not-found page again', async ({ page, reader, noise }) => {
  noise.allow(failedRequest)
  await reader.use('old/page.html')
  const before = await reader.headingText()
  await (await reader.addLink(places.doc)).click()
  await expect(reader.heading).not.toHaveText(before)
  await page.goBack()
  await expect(page).toHaveURL(reader.url('old/page.html'))
  await expect(reader.heading).toHaveText(before)
})

test.describe('After a reload, before any interaction,', () => {
  test('Back shows the page of the address, near the old scroll position', { tag: '@dev' }, async ({ page, reader }) => {
    await page.setViewportSize({ width: 900, height: 300 })
    await reader.use(places.doc)
    const first = await reader.headingText()
    const link = await reader.addLink(places.otherDoc)
    await reader.scrollTo(120)
    await link.click()
    await expect(reader.heading).not.toHaveText(first)
    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL(reader.url(places.doc))
    await expect(reader.heading).toHaveText(first)
    // The browser restores the position in another document, which may have another height. Until it is there, there is nothing to ask.
    await expect.poll(() => reader.scrollTop().catch(() => 0)).toBeGreaterThan(60)
  })
})
