import type { Locator, Page } from '@playwright/test'
import { farrowPages } from './farrow-pages.ts'
import { expect, sleep, test } from './fixture.ts'

test.describe('A new page is laid out as far as it is seen, and soon as a whole', () => {
  type Looking = { readonly seesEnd: () => boolean; readonly atFirst?: boolean }

  /** Notes whether the end of the article is laid out in the first frame after an event. */
  const look = (event: string): void => {
    const seesEnd = (): boolean =>
      [...document.querySelectorAll('[data-article] > * *')].at(-1)?.checkVisibility({ contentVisibilityAuto: true }) === true
    Object.assign(window, { seesEnd })
    document.addEventListener(event, () => requestAnimationFrame(() => Object.assign(window, { atFirst: seesEnd() })))
  }
  const sawEndAtFirst = (page: Page): Promise<boolean | undefined> => page.evaluate(() => (window as unknown as Looking).atFirst)
  const seesEnd = (page: Page): Promise<boolean> => page.evaluate(() => (window as unknown as Looking).seesEnd())

  test('when it is shown at its top', async ({ page, reader }) => {
    await reader.use(farrowPages.guide)
    await page.evaluate(look, 'pagewright:shown')
    await (await reader.addLink(farrowPages.reference)).click()
    await expect.poll(() => sawEndAtFirst(page)).toBe(false)
    await expect.poll(() => seesEnd(page)).toBe(true)
  })

  test('but at once where it is shown further down', async ({ page, reader }) => {
    await reader.use(farrowPages.guide)
    await page.evaluate(look, 'pagewright:shown')
    await (await reader.addLink(`${farrowPages.reference}#routing`)).click()
    await expect.poll(() => sawEndAtFirst(page)).toBe(true)
  })

  test('in a document that a link has opened, but not in one that is loaded again or opened at a heading', async ({ page, reader }) => {
    await page.addInitScript(() => {
      const end = (): Element | undefined => [...document.querySelectorAll('[data-article] > *')].at(-1)
      const isSkipped = (): boolean => getComputedStyle(end() ?? document.body).contentVisibility === 'auto'
      Object.assign(window, { isSkipped })
      const note = (): void => void Object.assign(window, { wasSkipped: isSkipped() })
      document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => requestAnimationFrame(note)))
    })
    const read = (expression: string): Promise<boolean> => page.evaluate(expression)
    await page.goto(reader.url(farrowPages.reference))
    await expect.poll(() => read('window.wasSkipped')).toBe(true)
    await expect.poll(() => read('isSkipped()')).toBe(false)
    await page.reload()
    await expect.poll(() => read('window.wasSkipped')).toBe(false)
    await page.goto('about:blank')
    await page.goto(reader.url(`${farrowPages.reference}#routing`))
    await expect.poll(() => read('window.wasSkipped')).toBe(false)
    await expect(page.locator('#routing')).toBeInViewport()
  })
})

test('A passage that an address names is where it is shown', async ({ page, reader }) => {
  await page.goto('about:blank')
  await page.goto(reader.url('docs/guide/http-server#:~:text=What%20goes%20wrong'))
  await sleep(1500)
  await expect(page.getByRole('heading', { name: 'What goes wrong' })).toBeInViewport()
})

for (const [by, follow] of [
  ['a press', (link: Locator) => link.click()],
  ['assistive technology', (link: Locator) => link.evaluate((element) => (element as HTMLElement).click())],
] as const) {
  test(`Who goes to a heading by ${by}, before a new page is laid out, gets there and stays there`, async ({ page, reader }) => {
    await reader.open('docs/guide/http-server')
    await follow(page.locator('main nav a[href="#errors"]:visible'))
    await sleep(1200)
    const top = await page.locator('#errors').evaluate((heading) => heading.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(50)
    expect(top).toBeLessThan(150)
  })
}

test('A control of the bar is focused without moving the page', async ({ page, reader }) => {
  await reader.use('docs/guide/http-server')
  await reader.scrollTo(2000)
  for (const control of await page.locator('header').first().locator('a, button, summary').all()) {
    if (!(await control.isVisible())) continue
    await control.evaluate((element) => (element as HTMLElement).focus())
    expect(await reader.scrollTop()).toBe(2000)
  }
})

test('A link that the bar would cover is focused below it', async ({ page, reader }) => {
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

test('A hash that nothing decodes leaves the contents to follow the reader', async ({ page, reader }) => {
  await reader.use(`${farrowPages.guide}#100%`)
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
  await expect(page.locator('main nav [aria-current=location]:visible')).toHaveCount(1)
})
