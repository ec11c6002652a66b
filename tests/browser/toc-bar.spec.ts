import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

const long = 'docs/api/http/farrow-http'
const bar = (page: Page): Locator => page.locator('article > details').first()

for (const [locale, title] of [
  ['', 'On this page'],
  ['zh-cn/', '本页总览'],
] as const) {
  test(`On a phone, the table of contents of ${locale}${long} stays below the header`, async ({ page, reader }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await reader.use(`${locale}${long}`)
    await expect(bar(page)).toContainText(title)
    const lines = (await page.locator('[data-article] > p').first().boundingBox()) ?? { y: Number.NaN }
    expect(lines.y).toBeLessThanOrEqual(220)
    await page.evaluate(() => document.getElementById('errors')?.scrollIntoView())
    const heading = await page.locator('#errors').textContent()
    await expect(bar(page).locator('summary b')).toHaveText(heading?.trim() ?? '')
    expect((await bar(page).boundingBox())?.y).toBeCloseTo(60, 0)
    await bar(page).locator('summary').click()
    await bar(page).locator('a[href="#install"]').click()
    await expect(bar(page)).not.toHaveAttribute('open')
    await expect(page).toHaveURL(/#install$/)
    const target = await page.locator('#install').boundingBox()
    const below = (await bar(page).boundingBox()) ?? { y: 0, height: 0 }
    expect(target?.y).toBeGreaterThanOrEqual(below.y + below.height)
  })
}

test('The bar with the contents closes on a click beside it, and is not shown on wide screens', async ({ page, reader }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await reader.use(long)
  await bar(page).locator('summary').click()
  await expect(bar(page)).toHaveAttribute('open')
  await page.mouse.click(400, 880)
  await expect(bar(page)).not.toHaveAttribute('open')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(bar(page)).toBeHidden()
})
