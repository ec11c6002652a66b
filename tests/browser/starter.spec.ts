import type { Page } from '@playwright/test'
import { expect, failedRequest, scripts, sleep, test } from './fixture.ts'
import { places } from './places.ts'
import type { Reader } from './reader.ts'

const control = async (page: Page): Promise<void> =>
  page.evaluate(() => {
    const button = document.createElement('button')
    button.dataset.action = 'probe'
    button.textContent = 'Probe'
    Object.assign(button.style, { position: 'fixed', insetBlockEnd: '8px', insetInlineStart: '8px', zIndex: '99' })
    button.addEventListener('click', () => {
      button.textContent += ` ${document.documentElement.dataset.hydrated === '' ? 'ready' : 'early'}`
    })
    document.body.append(button)
  })

const askedFor = (page: Page): string[] => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return urls
}

test.describe('A page without an interaction', { tag: '@built' }, () => {
  test('is one request', async ({ page, reader }) => {
    const asked = askedFor(page)
    await reader.open(places.doc)
    await sleep(1000)
    expect(asked.filter((url) => !/favicon|^data:/.test(url))).toEqual([reader.url(places.doc)])
  })

  for (const sign of ['pointer', 'key', 'scroll', 'touch'] as const) {
    test(`fetches the runtime, once, on the first interaction: ${sign}`, async ({ page, reader }) => {
      const asked = askedFor(page)
      await page.setViewportSize({ width: 900, height: 300 })
      await reader.open(places.doc)
      if (sign === 'pointer') await page.mouse.move(100, 100)
      if (sign === 'key') await page.keyboard.press('Tab')
      if (sign === 'scroll') await page.evaluate(() => scrollBy(0, 50))
      if (sign === 'touch') await page.locator('body').dispatchEvent('pointerdown', { pointerType: 'touch' })
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      await page.mouse.move(120, 120)
      await page.keyboard.press('Tab')
      const { src, integrity, fetchPriority } = await page.evaluate(() => {
        const { src, integrity, fetchPriority } = document.querySelector('head script[src]') as HTMLScriptElement
        return { src, integrity, fetchPriority }
      })
      expect(asked.filter((url) => url === src)).toHaveLength(1)
      expect(integrity).toMatch(/^sha/)
      expect(fetchPriority).toBe('low')
    })
  }
})

test('A press on a link does not fetch the runtime, a press on a control does', { tag: '@built' }, async ({ page, reader }) => {
  const asked = askedFor(page)
  await reader.open(places.doc)
  await (await reader.addLink(places.nextDoc)).dispatchEvent('pointerdown')
  await sleep(300)
  expect(asked.filter((url) => scripts.test(url))).toEqual([])
  await (await reader.addLink(places.nextDoc, { 'data-action': 'probe' })).dispatchEvent('pointerdown')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
})

test.describe('A click on a control that needs the runtime', { tag: '@built' }, () => {
  test('is kept until the runtime is loaded, and happens once', async ({ page, reader }) => {
    await page.route(scripts, async (route) => {
      await sleep(500)
      await route.continue()
    })
    await reader.open(places.doc)
    await control(page)
    const button = page.locator('[data-action=probe]')
    await button.click()
    await button.click()
    await expect(button).toHaveText('Probe')
    // It shows that it waits.
    await expect(button).toHaveCSS('opacity', '0.5')
    await expect(button).toHaveText('Probe ready')
    await expect(button).toHaveCSS('opacity', '1')
    await button.click()
    await expect(button).toHaveText('Probe ready ready')
  })

  test('on a link leads to its page if the runtime cannot be loaded', async ({ page, reader, noise }) => {
    noise.allow(failedRequest)
    await page.route(scripts, (route) => route.abort())
    await reader.open(places.doc)
    await (await reader.addLink(places.nextDoc, { 'data-action': 'probe' })).click()
    await expect(page).toHaveURL(reader.url(places.nextDoc))
  })
})

test.describe('Without the runtime', { tag: '@built' }, () => {
  test.beforeEach(({ noise }) => noise.allow(failedRequest))

  test('a page stays readable, its links load documents, and the console says so', async ({ page, reader }) => {
    await page.route(scripts, (route) => route.fulfill({ status: 404 }))
    await reader.open(places.doc)
    const text = await page.locator('#_root').textContent()
    await page.mouse.move(50, 50)
    await expect(page.locator('html[data-script]')).toHaveCount(0)
    expect(await page.locator('#_root').textContent()).toBe(text)
    await (await reader.addLink(places.nextDoc)).click()
    await expect(page).toHaveURL(reader.url(places.nextDoc))
    await expect(reader.heading).toBeVisible()
  })

  test('the same is true of a page whose shared data cannot be loaded', async ({ page, reader, noise }) => {
    noise.allow(/^warning: The page goes on without script/)
    await reader.open(places.doc)
    const site = await page.evaluate(() => JSON.parse(document.getElementById('_pagewright')?.textContent ?? '').shared.site as string)
    await page.route(`**${site}`, (route) => route.abort())
    const text = await page.locator('#_root').textContent()
    await page.mouse.move(50, 50)
    await expect(page.locator('html[data-script]')).toHaveCount(0)
    expect(await page.locator('#_root').textContent()).toBe(text)
  })

  test('a click on a link is left to the browser', async ({ page, reader }) => {
    // The runtime never comes, so a click that waited for it would wait forever.
    await page.route(scripts, () => {})
    await reader.open(places.doc)
    await (await reader.addLink(places.nextDoc)).click()
    await expect(page).toHaveURL(reader.url(places.nextDoc))
  })
})

const elsewhere = '/elsewhere/'
const banner = (page: Page) => page.locator('.base-url')

/** Serves a page of the site below another path, as a host does with a site that was built for the wrong path. */
const serveElsewhere = async (page: Page, reader: Reader, path: string): Promise<string> => {
  const url = new URL(elsewhere + path, reader.url('')).href
  const html = await (await page.request.get(reader.url(path))).text()
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  return url
}

test.describe('The warning of a wrong base URL', { tag: '@built' }, () => {
  test.beforeEach(({ noise }) => noise.allow(failedRequest))

  for (const path of [places.home, places.otherLocale]) {
    test(`names the configured base and the one in the address, on the home page /${path}`, async ({ page, reader }) => {
      const url = await serveElsewhere(page, reader, path)
      await page.route(scripts, (route) => route.fulfill({ status: 404 }))
      await page.goto(url)
      await expect(banner(page)).toBeVisible()
      await expect(banner(page)).toContainText(new URL(reader.url('')).pathname)
      await expect(banner(page)).toContainText(elsewhere)
    })
  }

  test('is not shown if the runtime is where it was configured to be', async ({ page, reader }) => {
    await page.goto(await serveElsewhere(page, reader, places.home))
    await reader.wake()
    await expect(banner(page)).toHaveCount(0)
  })

  test('is not shown if files are merely missing', async ({ page, reader }) => {
    await page.route(scripts, (route) => route.fulfill({ status: 404 }))
    await reader.open(places.home)
    await page.mouse.move(50, 50)
    await expect(page.locator('html[data-script]')).toHaveCount(0)
    await expect(banner(page)).toHaveCount(0)
  })

  test('is not shown on other pages', async ({ page, reader }) => {
    await page.route(scripts, (route) => route.fulfill({ status: 404 }))
    await page.goto(await serveElsewhere(page, reader, places.doc))
    await page.mouse.move(50, 50)
    await expect(page.locator('html[data-script]')).toHaveCount(0)
    await expect(banner(page)).toHaveCount(0)
  })
})
