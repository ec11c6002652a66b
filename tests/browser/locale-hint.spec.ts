import type { Page } from '@playwright/test'
import { audit } from './audit.ts'
import { farrowPages } from './farrow-pages.ts'
import { expect, test } from './fixture.ts'
import { takeShifts, watchShifts } from './layout-shifts.ts'

const hintOf = (page: Page) => page.locator('.locale-hint')

for (const { locale, from, to, text, close } of [
  { locale: 'zh-CN', from: '', to: 'zh-cn/', text: '查看中文版', close: '关闭' },
  { locale: 'en-GB', from: 'zh-cn/', to: '', text: 'Read this page in English', close: 'Close' },
]) {
  test.describe(`A browser that prefers ${locale}`, () => {
    test.use({ locale, prefersPageLanguage: false, bypassCSP: true })

    test('is offered the page in that language, once, and nothing moves', async ({ page, reader }) => {
      await watchShifts(page)
      await reader.use(`${from}${farrowPages.guide}?a=1`)
      await expect(hintOf(page)).toBeVisible()
      await expect(hintOf(page)).toHaveAttribute('lang', to === '' ? 'en' : 'zh-CN')
      expect(await takeShifts(page)).toEqual([])
      expect(await audit(page)).toEqual([])
      await page.getByRole('link', { name: text }).click()
      await expect(page).toHaveURL(reader.url(`${to}${farrowPages.guide}?a=1`))
      await expect(hintOf(page)).toHaveCount(0)
      await reader.use(`${from}${farrowPages.reference}`)
      await page.waitForTimeout(500)
      await expect(hintOf(page)).toHaveCount(0)
    })

    test('does not find the hint over the code or the button of the playground on a phone', async ({ page, reader }) => {
      await page.setViewportSize({ width: 390, height: 700 })
      await reader.use(`${from}playground`)
      await page.locator('.bench .main').first().click({ trial: true })
      await expect(hintOf(page)).toBeAttached()
      await expect(hintOf(page)).toBeHidden()
      await page.setViewportSize({ width: 1280, height: 700 })
      await expect(hintOf(page)).toBeVisible()
    })

    test('finds nothing that takes the focus below the hint, also at the end of a page', async ({ page, reader }) => {
      test.setTimeout(90_000)
      for (const viewport of [
        { width: 360, height: 740 },
        { width: 1280, height: 600 },
      ]) {
        await page.setViewportSize(viewport)
        await reader.use(`${from}${farrowPages.docTag}`)
        await expect(hintOf(page)).toBeVisible()
        await page.locator('#_main').evaluate((main) => main.querySelector('a')?.focus())
        const covered: string[] = []
        for (let presses = 0; presses < 60; presses++) {
          await page.keyboard.press('Tab')
          const found = await page.evaluate(() => {
            const { activeElement } = document
            const hint = document.querySelector('.locale-hint')
            if (activeElement === null || hint?.contains(activeElement) || activeElement === document.body) return null
            const [one, other] = [activeElement, hint as Element].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect]
            const isCovered = one.bottom > other.top + 1 && one.right > other.left && one.left < other.right
            return { name: activeElement.textContent ?? '', isCovered }
          })
          if (found === null) break
          if (found.isCovered) covered.push(found.name)
        }
        expect({ viewport, covered }).toEqual({ viewport, covered: [] })
      }
    })

    test('is not asked again after it has been closed, or after the reader has gone on', async ({ page, reader }) => {
      await reader.use(`${from}${farrowPages.guide}`)
      await hintOf(page).getByRole('button', { name: close }).click()
      await expect(hintOf(page)).toHaveCount(0)
      await reader.use(`${from}${farrowPages.archive}`)
      await page.waitForTimeout(500)
      await expect(hintOf(page)).toHaveCount(0)
      await page.evaluate(() => localStorage.clear())
      await reader.use(`${from}${farrowPages.guide}`)
      await expect(hintOf(page)).toBeVisible()
      await (await reader.addLink(`${from}${farrowPages.archive}`)).click()
      await expect(hintOf(page)).toHaveCount(0)
      await reader.use(`${from}${farrowPages.guide}`)
      await page.waitForTimeout(500)
      await expect(hintOf(page)).toHaveCount(0)
    })

    test('sees nothing on pages in that language', async ({ page, reader }) => {
      await reader.use(`${to}${farrowPages.guide}`)
      await page.waitForTimeout(500)
      await expect(hintOf(page)).toHaveCount(0)
    })
  })
}
