import type { Locator, Page } from '@playwright/test'
import { expect, failedRequest, sleep, test } from './fixture.ts'
import { hold } from './hold.ts'

const counter = (page: Page, label: string): Locator => page.getByRole('button', { name: `${label}:` })

/** How many counters are mounted. */
const mounted = (page: Page): Promise<number> => page.evaluate(() => (window as { islands?: number }).islands ?? 0)

/** Moves the islands far below the window, before anything of the page is run. */
async function pushDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.body.style.paddingBlockStart = '3000px'
    })
  })
}

test('The HTML of a component says what it does without script', async ({ browser, reader }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(reader.url('islands'))
  await expect(page.getByRole('button')).toHaveText(['3', 'Schublade', '0'])
  await expect(page.locator('[data-island] h2')).toBeVisible()
  await page.close()
})

test('The code of a component is loaded when the reader comes near, and not before the first sign of life @built', async ({
  page,
  reader,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => void loaded.push(/(islands|Counter|Drawer)-/.exec(request.url())?.[1] ?? ''))
  const names = (): string[] => [...new Set(loaded.filter((name) => name !== ''))].sort()
  await pushDown(page)
  await reader.open('islands')
  await sleep(500)
  expect(names()).toEqual([])
  await reader.wake()
  await sleep(300)
  expect(names()).toEqual(['islands'])
  await reader.scrollTo(3000)
  await expect.poll(names).toEqual(['Counter', 'Drawer', 'islands'])
  await expect.poll(() => mounted(page)).toBe(2)
})

test('A page without a component loads nothing for them @built', async ({ page, reader }) => {
  const loaded: string[] = []
  page.on('request', (request) => void loaded.push(request.url()))
  await reader.use('about')
  await sleep(300)
  expect(loaded.filter((url) => url.includes('islands'))).toEqual([])
})

test('A component works, with the text inside it', async ({ page, reader }) => {
  await reader.use('islands')
  await expect.poll(() => mounted(page)).toBe(2)
  await counter(page, 'Klicks').click()
  await expect(counter(page, 'Klicks')).toHaveText('4')
  await counter(page, 'Schafe').click()
  await expect(counter(page, 'Schafe')).toHaveText('1')
  await page.getByRole('button', { name: 'Schublade' }).click()
  await expect(page.locator('#inside')).toBeHidden()
  await page.getByRole('button', { name: 'Schublade' }).click()
  await expect(counter(page, 'Schafe')).toHaveText('1')
})

test('A button that is clicked before its component is there shows that it waits, and is clicked again', async ({ page, reader }) => {
  const release = await hold(page, /Counter/)
  await reader.use('islands')
  await counter(page, 'Klicks').click()
  await expect(counter(page, 'Klicks')).toHaveCSS('opacity', '0.5')
  release()
  await expect(counter(page, 'Klicks')).toHaveText('4')
  await expect(counter(page, 'Klicks')).toHaveCSS('opacity', '1')
})

test('A click that is the first sign of life is not lost, if the button is marked as an action @built', async ({ page, reader }) => {
  await page.route(/(start|islands|Counter)-/, async (route) => {
    await sleep(300)
    await route.continue()
  })
  await reader.open('islands')
  await counter(page, 'Klicks').click()
  await expect(counter(page, 'Klicks')).toHaveText('4')
})

test('A component that cannot be loaded keeps its HTML, and is tried again', async ({ page, reader, noise }) => {
  noise.allow(failedRequest)
  noise.allow(/^error: The component counter failed/)
  await page.route(/Counter/, (route) => route.abort())
  await reader.use('islands')
  const first = page.locator('[data-island=counter]').first()
  await expect(first.getByRole('alert')).toContainText('nicht gestartet')
  await expect(counter(page, 'Klicks')).toHaveText('3')
  await page.unroute(/Counter/)
  await first.getByRole('button', { name: 'Noch einmal' }).click()
  await expect(first.getByRole('alert')).toHaveCount(0)
  await counter(page, 'Klicks').click()
  await expect(counter(page, 'Klicks')).toHaveText('4')
})

test('A component whose code was removed by a deploy is loaded with the newer page @built', async ({ page, reader, noise }) => {
  noise.allow(failedRequest)
  noise.allow(/^error: The component counter failed/)
  await page.route(/Counter/, (route) => route.fulfill({ status: 404 }))
  await reader.use('islands')
  const first = page.locator('[data-island=counter]').first()
  await expect(first.getByRole('alert')).toBeVisible()
  await page.route(reader.url('islands'), async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/data-build="[^"]*"/, 'data-build="newer"') })
  })
  await first.getByRole('button', { name: 'Noch einmal' }).click()
  await reader.meetsNewDocument()
})

test('Where the code for all components cannot be loaded, that is said once, and tried again @built', async ({ page, reader, noise }) => {
  noise.allow(failedRequest)
  let isFirst = true
  await page.route(/assets\/islands-/, async (route) => {
    // Meanwhile, the page is shown once more.
    if (isFirst) await page.evaluate(() => document.dispatchEvent(new Event('pagewright:shown')))
    isFirst = false
    await route.abort()
  })
  await reader.use('islands')
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect(counter(page, 'Klicks')).toHaveText('3')
  await page.getByRole('button', { name: 'Noch einmal' }).click()
  await expect(page.getByRole('alert')).toHaveCount(1)
  await page.unroute(/assets\/islands-/)
  await page.getByRole('button', { name: 'Noch einmal' }).click()
  await expect.poll(() => mounted(page)).toBe(2)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('A component that throws is shown as the document had it, and the page goes on', async ({ page, reader, noise }) => {
  noise.allow(/Thirteen|The component counter failed|error occurred in the <Counter>/)
  // In development, the error is shown over the page.
  const overlay = page.locator('pagewright-problems')
  await page.addLocatorHandler(overlay, () => overlay.getByRole('button', { name: 'Close' }).click())
  await reader.use('islands')
  await expect.poll(() => mounted(page)).toBe(2)
  for (let count = 3; count < 13; count++) await counter(page, 'Klicks').click()
  const first = page.locator('[data-island=counter]').first()
  await expect(first.getByRole('alert')).toBeVisible()
  await expect(counter(page, 'Klicks')).toHaveText('3')
  await counter(page, 'Schafe').click()
  await expect(counter(page, 'Schafe')).toHaveText('1')
  // First of all, Retry asks whether there is a newer build. A click before the answer is not lost.
  const release = await hold(page, /\/islands$/)
  await first.getByRole('button', { name: 'Noch einmal' }).click()
  await counter(page, 'Klicks').click()
  await expect(counter(page, 'Klicks')).toHaveText('3')
  release()
  await expect(counter(page, 'Klicks')).toHaveText('4')
  await page.locator('[data-article]').getByRole('link', { name: 'Link', exact: true }).click()
  await expect(reader.heading).toHaveText('Über uns')
  expect(await reader.isSameDocument()).toBe(true)
})

test('Components end when the reader leaves, and begin anew on the way back and forward', async ({ page, reader }) => {
  await reader.use('islands')
  await expect.poll(() => mounted(page)).toBe(2)
  await counter(page, 'Klicks').click()
  await page.locator('[data-article]').getByRole('link', { name: 'Link', exact: true }).click()
  await expect(reader.heading).toHaveText('Über uns')
  await expect.poll(() => mounted(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => mounted(page)).toBe(2)
  await expect(counter(page, 'Klicks')).toHaveText('3')
  await counter(page, 'Klicks').click()
  await expect(counter(page, 'Klicks')).toHaveText('4')
  await page.goForward()
  await expect.poll(() => mounted(page)).toBe(0)
  expect(await reader.isSameDocument()).toBe(true)
})

test('Components of a page that is rendered ahead begin when it is shown, once', async ({ page, reader }) => {
  await reader.use('about')
  const link = await reader.addLink('islands')
  await link.hover()
  await sleep(800)
  expect(await mounted(page)).toBe(0)
  await link.click()
  await expect(reader.heading).toHaveText('Inseln')
  await expect.poll(() => mounted(page)).toBe(2)
  await sleep(300)
  expect(await mounted(page)).toBe(2)
})
