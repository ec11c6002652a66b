import type { Locator, Page } from '@playwright/test'
import { farrowPages } from './farrow-pages.ts'
import { expect, sleep, test } from './fixture.ts'

test.describe('In its first frame after a click, a new page', () => {
  type Looking = { readonly seesEnd: () => boolean; readonly atFirst?: boolean }

  /** Records whether the end of the article is laid out in the first frame after a page is shown. */
  const look = (): void => {
    const seesEnd = (): boolean =>
      [...document.querySelectorAll('[data-article] > * *')].at(-1)?.checkVisibility({ contentVisibilityAuto: true }) === true
    Object.assign(window, { seesEnd })
    document.addEventListener('pagewright:shown', () => requestAnimationFrame(() => Object.assign(window, { atFirst: seesEnd() })))
  }
  const sawEndAtFirst = (page: Page): Promise<boolean | undefined> => page.evaluate(() => (window as unknown as Looking).atFirst)
  const seesEnd = (page: Page): Promise<boolean> => page.evaluate(() => (window as unknown as Looking).seesEnd())

  test('is laid out only as far as it can be seen, and completely soon after', async ({ page, reader }) => {
    await reader.use(farrowPages.guide)
    await page.evaluate(look)
    await (await reader.addLink(farrowPages.reference)).click()
    await expect.poll(() => sawEndAtFirst(page)).toBe(false)
    await expect.poll(() => seesEnd(page)).toBe(true)
  })

  test('is laid out completely if it is shown at a heading', async ({ page, reader }) => {
    await reader.use(farrowPages.guide)
    await page.evaluate(look)
    await (await reader.addLink(`${farrowPages.reference}#routing`)).click()
    await expect.poll(() => sawEndAtFirst(page)).toBe(true)
  })
})

test('A text fragment in the address scrolls to its passage', async ({ page, reader }) => {
  await page.goto('about:blank')
  await page.goto(reader.url('docs/guide/http-server#:~:text=What%20goes%20wrong'))
  await sleep(1500)
  await expect(page.getByRole('heading', { name: 'What goes wrong' })).toBeInViewport()
})

for (const [by, follow] of [
  ['a press', (link: Locator) => link.click()],
  ['assistive technology', (link: Locator) => link.evaluate((element) => (element as HTMLElement).click())],
] as const) {
  test(`A link to a heading of a new page, followed by ${by}, leads there, and the page stays there`, async ({ page, reader }) => {
    await reader.open('docs/guide/http-server')
    await follow(page.locator('main nav a[href="#errors"]:visible'))
    await sleep(1200)
    const top = await page.locator('#errors').evaluate((heading) => heading.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(50)
    expect(top).toBeLessThan(150)
  })
}

test('Focusing a control of the header does not scroll the page', async ({ page, reader }) => {
  await reader.use('docs/guide/http-server')
  await reader.scrollTo(2000)
  for (const control of await page.locator('header').first().locator('a, button, summary').all()) {
    if (!(await control.isVisible())) continue
    await control.evaluate((element) => (element as HTMLElement).focus())
    expect(await reader.scrollTop()).toBe(2000)
  }
})

test('A focused link is scrolled out from under the header', async ({ page, reader }) => {
  await reader.use('docs/guide/http-server')
  const link = page.locator('[data-article] p a').last()
  await link.evaluate((element) => scrollTo({ top: element.getBoundingClientRect().top + scrollY - 20, behavior: 'instant' }))
  await link.evaluate((element) => element.focus())
  const bar = await page
    .locator('header')
    .first()
    .evaluate((header) => header.getBoundingClientRect().bottom)
  expect(await link.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(bar)
})

test('The table of contents works although the hash of the address cannot be decoded', async ({ page, reader }) => {
  await reader.use(`${farrowPages.guide}#100%`)
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
  await expect(page.locator('main nav [aria-current=location]:visible')).toHaveCount(1)
})

for (const base of ['', 'zh-cn/']) {
  test(`Back from a shorter page that was reloaded returns to the place in the longer one, in ${base || 'en'}`, { tag: '@built' }, async ({
    page,
    reader,
  }) => {
    await reader.use(`${base}docs/guide/http-server`)
    await reader.scrollTo(3000)
    await page.locator('header').locator(`a[href$="${base}blog"]`).first().click()
    await expect(page).toHaveURL(reader.url(`${base}blog`))
    await page.reload()
    await page.goBack()
    await expect(reader.heading).not.toHaveText(/Blog|博客/)
    await expect.poll(() => reader.scrollTop()).toBe(3000)
  })
}

test('Back leads to the same place of a page, with its details and its long blocks of code as they were', async ({ page, reader }) => {
  await reader.use('docs/guide/server-and-client/client')
  const details = page.locator('[data-article] details')
  const fold = page.locator('[data-article] [data-action=fold]')
  const heading = page.locator('#vite')
  await details.first().locator('summary').click()
  await fold.first().click()
  await expect(fold.first()).toHaveAttribute('aria-expanded', 'true')
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  const place = await heading.boundingBox()
  const states = await details.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))
  const before = await reader.headingText()
  await page.locator('header nav a').first().click()
  await expect(reader.heading).not.toHaveText(before)
  await page.goBack()
  await expect(reader.heading).toHaveText(before)
  await expect(fold.first()).toHaveAttribute('aria-expanded', 'true')
  expect(await details.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))).toEqual(states)
  await expect.poll(async () => Math.abs(((await heading.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(2)
  expect(await reader.isSameDocument()).toBe(true)
  // What the reader closes again stays closed the next time.
  await details.first().locator('summary').click()
  await page.goForward()
  await expect(reader.heading).not.toHaveText(before)
  await page.goBack()
  await expect(reader.heading).toHaveText(before)
  await expect(details.first()).not.toHaveAttribute('open', '')
  await expect(fold.first()).toHaveAttribute('aria-expanded', 'true')
})
