import type { Page, Route } from '@playwright/test'
import { dataOf, expect, failedRequest, scripts, sleep, test } from './fixture.ts'
import { places } from './places.ts'

const late =
  (milliseconds: number) =>
  async (route: Route): Promise<void> => {
    await sleep(milliseconds)
    await route.continue().catch(() => {})
  }

const bar = (page: Page) => page.getByRole('progressbar')
const box = (page: Page) => page.getByRole('alert')
const retry = (page: Page) => box(page).getByRole('button')

test.describe('A slow page', () => {
  test('shows a progress bar after a second, until it is loaded', async ({ page, reader }) => {
    // On a busy machine the pointer may rest on the link long enough for the page to be prefetched before the click.
    await page.route(dataOf(places.otherDoc), late(3000))
    await reader.use(places.doc)
    const before = await reader.headingText()
    await (await reader.addLink(places.otherDoc)).click()
    await sleep(800)
    await expect(bar(page)).toHaveCount(0)
    await expect(bar(page)).toBeVisible({ timeout: 1200 })
    expect(await bar(page).getAttribute('aria-label')).not.toBe('')
    await expect(reader.heading).not.toHaveText(before)
    await expect(bar(page)).toHaveCount(0)
  })

  test('shows no progress bar when it is loaded within a second', async ({ page, reader }) => {
    await page.route(dataOf(places.otherDoc), late(700))
    await reader.use(places.doc)
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[role=progressbar]')) document.documentElement.dataset.barSeen = ''
      }).observe(document.body, { childList: true, subtree: true })
    })
    const before = await reader.headingText()
    await (await reader.addLink(places.otherDoc)).click()
    await expect(reader.heading).not.toHaveText(before)
    await sleep(600)
    await expect(page.locator('html')).not.toHaveAttribute('data-bar-seen')
  })

  test('removes the progress bar when it fails, and when the reader follows another link', async ({ page, reader, noise }) => {
    noise.allow(failedRequest)
    await page.route(dataOf(places.otherDoc), async (route) => {
      await sleep(2500)
      await route.fulfill({ status: 500 })
    })
    await page.route(dataOf(places.post), late(4000))
    await reader.use(places.doc)
    const failing = await reader.addLink(places.otherDoc)
    const slow = await reader.addLink(places.post)
    const quick = await reader.addLink(places.nextDoc)
    await failing.click()
    await expect(bar(page)).toBeVisible()
    await expect(box(page)).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await slow.click()
    await expect(bar(page)).toBeVisible()
    await quick.click()
    await expect(box(page)).toHaveCount(0)
    await expect(bar(page)).toHaveCount(0)
  })
})

type Fault = {
  readonly url: string | RegExp
  readonly to: string
  readonly fault: (route: Route) => Promise<void>
  readonly tag?: readonly string[]
}
const faults: Readonly<Record<string, Fault>> = {
  'whose data is answered with 500': {
    url: dataOf(places.otherDoc),
    to: places.otherDoc,
    fault: (route) => route.fulfill({ status: 500, body: 'oops' }),
    tag: ['@dev', '@mount'],
  },
  'whose data is cut short': {
    url: dataOf(places.otherDoc),
    to: places.otherDoc,
    fault: async (route) => {
      const body = await (await route.fetch()).text()
      await route.fulfill({ status: 200, contentType: 'application/json', body: body.slice(0, body.length / 2) })
    },
  },
  'whose data is something else': {
    url: dataOf(places.otherDoc),
    to: places.otherDoc,
    fault: (route) => route.fulfill({ status: 200, json: [] }),
  },
  'whose data does not arrive': { url: dataOf(places.otherDoc), to: places.otherDoc, fault: (route) => route.abort() },
  'whose code is gone': {
    url: scripts,
    to: places.post,
    fault: (route) => route.fulfill({ status: 404, body: 'gone' }),
    tag: ['@built', '@mount'],
  },
  'whose code does not arrive': { url: scripts, to: places.post, fault: (route) => route.abort(), tag: ['@built'] },
}

test.describe('A page', () => {
  test.beforeEach(({ noise }) => noise.allow(failedRequest))

  for (const [name, { url, to, fault, tag = [] }] of Object.entries(faults)) {
    test(`${name} shows an error box; Retry fetches again`, { tag: [...tag] }, async ({ page, reader }) => {
      await reader.use(places.doc)
      const asked: string[] = []
      await page.route(url, (route) => {
        asked.push(route.request().url())
        return fault(route)
      })
      const before = await reader.headingText()
      const link = await reader.addLink(to)
      await link.click()
      await expect(box(page)).toBeVisible()
      await expect(page).toHaveURL(reader.url(to))
      await expect(
        page.locator(`[role=alert] a[href="${new URL(reader.url(to)).pathname}"], [role=alert] a[href="${reader.url(to)}"]`),
      ).toBeVisible()

      await retry(page).click()
      await expect.poll(() => asked).toHaveLength(2)
      await expect(box(page)).toBeVisible()
      // Browsers remember a failed import by its URL.
      if (url === scripts) expect(new Set(asked).size).toBe(2)
      await page.unroute(url)
      await retry(page).click()
      await expect(box(page)).toHaveCount(0)
      await expect(reader.heading).not.toHaveText(before)
      await expect(page).toHaveTitle(new RegExp(await reader.headingText()))
      expect(await reader.isSameDocument()).toBe(true)
    })
  }

  test('that failed is loaded by the next click, without Retry, and Back works', { tag: '@built' }, async ({ page, reader }) => {
    await reader.use(places.doc)
    await page.route(scripts, (route) => route.abort())
    const before = await reader.headingText()
    const link = await reader.addLink(places.post)
    await link.click()
    await expect(box(page)).toBeVisible()
    await page.goBack()
    await expect(reader.heading).toHaveText(before)
    await page.unroute(scripts)
    await link.click()
    await expect(reader.heading).not.toHaveText(before)
    await expect(box(page)).toHaveCount(0)
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('that failed sets the title and the language links, and a link to one of its headings tries again', { tag: '@mount' }, async ({
    page,
    reader,
  }) => {
    const data = dataOf(places.otherDoc)
    await reader.use(places.doc)
    await page.route(data, (route) => route.fulfill({ status: 500 }))
    const before = await page.title()
    const link = await reader.addLink(`${places.otherDoc}#${places.heading}`)
    await link.click()
    await expect(box(page)).toBeVisible()
    // The link has no hash, because a link to the current address with a hash would only scroll.
    await expect(page.locator(`[role=alert] a[href$="${places.otherDoc}"]`)).toBeVisible()
    await expect(page).not.toHaveTitle(before)
    await expect(page).toHaveTitle(new RegExp(`^${await reader.headingText()} \\| `))
    await expect(page.locator(`a[data-locale-link][lang=${places.otherLang}]`).first()).toHaveAttribute(
      'href',
      new RegExp(`/${places.otherLocale}${places.otherDoc}$`),
    )
    await (await reader.addLink(`${places.otherDoc}#another`)).click()
    await expect(box(page)).toBeVisible()
    await page.unroute(data)
    await link.click()
    await expect(box(page)).toHaveCount(0)
    await expect(page.locator(`#${places.heading}`)).toBeInViewport()
  })

  test('cannot be loaded offline, and can when the network is back', async ({ page, context, reader }) => {
    await reader.use(places.doc)
    const link = await reader.addLink(places.post)
    const before = await reader.headingText()
    await context.setOffline(true)
    await link.click()
    await expect(box(page)).toBeVisible()
    await context.setOffline(false)
    await retry(page).click()
    await expect(box(page)).toHaveCount(0)
    await expect(reader.heading).not.toHaveText(before)
  })
})

test('Retry shows a spinner only after 200 ms', async ({ page, reader, noise }) => {
  noise.allow(failedRequest)
  const data = dataOf(places.otherDoc)
  await reader.use(places.doc)
  await page.route(data, (route) => route.fulfill({ status: 500 }))
  await (await reader.addLink(places.otherDoc)).click()
  await expect(box(page)).toBeVisible()
  await page.unroute(data)
  await page.route(data, late(900))
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    const watch = new MutationObserver(() => {
      if (document.querySelector('main [role=status]') === null) return
      times.push(performance.now())
      watch.disconnect()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    document.querySelector('[role=alert] button')?.addEventListener('click', () => times.push(performance.now()))
  })
  await retry(page).click()
  await expect(page.locator('main').getByRole('status')).toBeVisible()
  await expect(box(page)).toHaveCount(0)
  const [clicked = 0, seen = 0] = await page.evaluate(() => (window as unknown as { times: number[] }).times)
  expect(seen - clicked).toBeGreaterThan(190)
  expect(seen - clicked).toBeLessThan(500)
  await expect(page.locator('main').getByRole('status')).toHaveCount(0)
  await expect(reader.heading).toBeVisible()
})

test.describe('A deploy under an open tab', () => {
  const newer = async (route: Route): Promise<void> => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), buildId: 'newer' } })
  }

  test('makes the next click load the document, at its hash', { tag: ['@dev', '@mount'] }, async ({ page, reader }) => {
    await page.route(dataOf(places.otherDoc), newer)
    await reader.use(places.doc)
    await (await reader.addLink(`${places.otherDoc}#${places.heading}`)).click()
    await reader.meetsNewDocument()
    await expect(page).toHaveURL(reader.url(`${places.otherDoc}#${places.heading}`))
    await expect(page.locator(`#${places.heading}`)).toBeInViewport()
  })

  test('makes the next click load the document at its top if the old page was scrolled', async ({ page, reader }) => {
    await page.setViewportSize({ width: 900, height: 300 })
    await page.route(dataOf(places.otherDoc), newer)
    await reader.use(places.doc)
    await reader.scrollTo(200)
    await (await reader.addLink(places.otherDoc)).click()
    await reader.meetsNewDocument()
    await expect(page).toHaveURL(reader.url(places.otherDoc))
    await page.waitForLoadState()
    await sleep(200)
    expect(await reader.scrollTop()).toBe(0)
  })

  test('makes a tab load the document only once: if it is no newer, the next page is shown without a new document', async ({
    page,
    reader,
  }) => {
    await page.route(dataOf(places.otherDoc), newer)
    await reader.use(places.doc)
    await (await reader.addLink(places.otherDoc)).click()
    await reader.meetsNewDocument()
    await reader.use(places.doc)
    const before = await reader.headingText()
    await (await reader.addLink(places.otherDoc)).click()
    await expect(reader.heading).not.toHaveText(before)
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('that removed the code of a page makes the next click load the document', { tag: ['@built', '@mount'] }, async ({
    page,
    reader,
    noise,
  }) => {
    noise.allow(failedRequest)
    await reader.use(places.doc)
    await page.route(scripts, (route) => route.fulfill({ status: 404 }))
    await page.route(reader.url(places.post), async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/data-build="[^"]*"/, 'data-build="newer"') })
    })
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[role=alert]')) console.error('an error box was shown')
      }).observe(document.body, { childList: true, subtree: true })
    })
    await (await reader.addLink(places.post)).click()
    await reader.meetsNewDocument()
    await expect(page).toHaveURL(reader.url(places.post))
    await expect(reader.heading).toBeVisible()
  })
})

test('A path that has a document but no data, such as a redirect, is left to the browser', { tag: ['@dev', '@mount'] }, async ({
  page,
  reader,
  noise,
}) => {
  noise.allow(failedRequest)
  await page.route(reader.url('moved'), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Moved</title><link rel=icon href=data:,>' }),
  )
  await reader.use(places.doc)
  await (await reader.addLink('moved')).click()
  await expect(page).toHaveTitle('Moved')
})
