import { expect, test } from './fixture.ts'
import { places } from './places.ts'

const root = 'html'

test.describe('The color mode', () => {
  test('is light by default and does not follow the preference of the system', async ({ page, reader }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await reader.use(places.doc)
    await expect(page.locator(root)).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator(root)).toHaveAttribute('data-theme', 'light')
  })

  test('is the stored one before the first paint', { tag: '@dev' }, async ({ page, reader }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark')
      const modes: (string | undefined)[] = []
      Object.assign(window, { modes })
      new MutationObserver((_records, observer) => {
        if (document.body === null) return
        modes.push(document.documentElement.dataset.theme)
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
      new PerformanceObserver(() => modes.push(document.documentElement.dataset.theme)).observe({ type: 'paint', buffered: true })
    })
    await reader.open(places.doc)
    await expect.poll(() => page.evaluate(() => [...new Set((window as unknown as { modes: string[] }).modes)])).toEqual(['dark'])
  })

  test('stays after a navigation and a reload', { tag: '@dev' }, async ({ page, reader }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await reader.use(places.doc)
    const before = await reader.headingText()
    await (await reader.addLink(places.otherDoc)).click()
    await expect(reader.heading).not.toHaveText(before)
    await expect(page.locator(root)).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator(root)).toHaveAttribute('data-theme', 'dark')
  })

  for (const value of ['blue', '', 'DARK', 'null']) {
    test(`is light when the storage contains ${JSON.stringify(value)}`, async ({ page, reader }) => {
      await page.addInitScript((stored) => localStorage.setItem('theme', stored), value)
      await reader.use(places.doc)
      await expect(page.locator(root)).toHaveAttribute('data-theme', 'light')
    })
  }

  test('is changed, and all else works, where the browser forbids to ask for service workers @built', async ({ page, reader }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', {
        get: () => {
          throw new DOMException('Service worker is disabled because the context is sandboxed', 'SecurityError')
        },
      })
    })
    await reader.use('docs/a')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('html[data-script]')).toBeAttached()
  })

  test('is light when the storage throws, and the page works', async ({ page, reader }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied', 'SecurityError')
          },
        })
      }
    })
    await reader.use(places.doc)
    await expect(page.locator(root)).toHaveAttribute('data-theme', 'light')
    const before = await reader.headingText()
    await (await reader.addLink(places.otherDoc)).click()
    await expect(reader.heading).not.toHaveText(before)
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('follows the choice made in another tab, with and without the runtime', async ({ page, context, reader }) => {
    await reader.use(places.doc)
    const resting = await context.newPage()
    await resting.goto(reader.url(places.otherDoc))
    const chosen = await context.newPage()
    await chosen.goto(reader.url(places.doc))
    for (const mode of ['dark', 'light']) {
      await chosen.evaluate((value) => localStorage.setItem('theme', value), mode)
      await expect(page.locator(root)).toHaveAttribute('data-theme', mode)
      await expect(resting.locator(root)).toHaveAttribute('data-theme', mode)
    }
    await chosen.evaluate(() => localStorage.setItem('theme', 'blue'))
    await expect(page.locator(root)).toHaveAttribute('data-theme', 'light')
  })
})
