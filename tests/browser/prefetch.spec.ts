import type { Locator, Page } from '@playwright/test'
import { dataOf, expect, failedRequest, scripts, sleep, test } from './fixture.ts'
import { places } from './places.ts'

const prefetchWarning = /^warning: Could not prefetch/

const asksFor = (page: Page, path: string): string[] => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(`/_pages/${path}.json`)) urls.push(request.url())
  })
  return urls
}

const connect = (page: Page, connection: { readonly effectiveType: string; readonly saveData: boolean }): Promise<unknown> =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)

/** How often what a document has once, and each article, is there. */
const countParts = (page: Page): Promise<number[]> =>
  page.evaluate(() => ['h1', 'main', '[data-article]', '#main'].map((selector) => document.querySelectorAll(selector).length))

/** Points at a link until its page is rendered. */
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

test.describe('A page is fetched ahead, once,', () => {
  test('when the pointer rests on its link', async ({ page, reader }) => {
    await reader.use(places.doc)
    const asked = asksFor(page, places.otherDoc)
    const link = await reader.addLink(places.otherDoc)
    await link.hover()
    await expect.poll(() => asked.length).toBe(1)
    await page.mouse.move(5, 5)
    await link.hover()
    await sleep(200)
    const before = await reader.headingText()
    await link.click()
    await expect(reader.heading).not.toHaveText(before)
    expect(asked).toHaveLength(1)
  })

  test('but not when the pointer only passes', async ({ page, reader }) => {
    await reader.use(places.doc)
    const asked = asksFor(page, places.otherDoc)
    const link = await reader.addLink(places.otherDoc)
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {}
    await page.evaluate(
      ([left = 0, top = 0]) => {
        const at = (target: Element | null): void => void target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        at(document.elementFromPoint(left + 3, top + 3))
        setTimeout(() => at(document.body), 30)
      },
      [x, y],
    )
    await sleep(300)
    expect(asked).toHaveLength(0)
  })

  test('when its link gets the focus', async ({ page, reader }) => {
    await reader.use(places.doc)
    const asked = asksFor(page, places.otherDoc)
    const link = await reader.addLink(places.otherDoc)
    await page.keyboard.press('Tab')
    await link.focus()
    await expect.poll(() => asked.length).toBe(1)
  })

  test('when its link is touched', async ({ page, reader }) => {
    await reader.use(places.doc)
    const asked = asksFor(page, places.otherDoc)
    const link = await reader.addLink(places.otherDoc)
    await link.evaluate((element) => element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true })))
    await expect.poll(() => asked.length).toBe(1)
  })

  test('with its code', { tag: '@built' }, async ({ page, reader }) => {
    await reader.use(places.doc)
    const code: string[] = []
    page.on('request', (request) => {
      if (scripts.test(request.url())) code.push(request.url())
    })
    await (await reader.addLink(places.post)).hover()
    await expect.poll(() => code.length).toBeGreaterThan(0)
  })

  test('when it is the next in reading order and the browser is idle', async ({ page, reader }) => {
    const asked = asksFor(page, places.nextDoc)
    const other = asksFor(page, places.otherDoc)
    await reader.use(places.doc)
    await expect.poll(() => asked.length).toBe(1)
    await sleep(300)
    expect(other).toHaveLength(0)
  })
})

test.describe('A page that is pointed at', () => {
  test('is rendered, but not in the document before it is shown, and then once', async ({ page, reader }) => {
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

  test('and cannot be rendered leaves the page that is read alone; a click loads its document', async ({ page, reader, noise }) => {
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
})

test.describe('While its link is pressed, a page', () => {
  const isAhead = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('main [data-ahead] h1') !== null)

  test('is there, moves nothing, and nobody finds it; the release shows it', async ({ page, reader }) => {
    await reader.use(places.doc)
    const heading = await reader.headingText()
    const before = await countParts(page)
    const size = (): Promise<number[]> =>
      page.evaluate(() => [document.documentElement.scrollHeight, document.querySelector('main')?.getBoundingClientRect().height ?? 0])
    const sizeBefore = await size()
    const link = await reader.addLink(places.otherDoc)
    await pointAt(page, link)
    await page.mouse.down()
    expect(await isAhead(page)).toBe(true)
    expect(await size()).toEqual(sizeBefore)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.mouse.up()
    // At once: there is no moment with two pages.
    expect(await countParts(page)).toEqual(before)
    await expect(reader.heading).toHaveText(places.otherTitle)
    await sleep(1200)
    expect(await countParts(page)).toEqual(before)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(places.otherTitle)
  })

  test('is not there if the click is for a new tab', async ({ page, reader }) => {
    await reader.use(places.doc)
    await pointAt(page, await reader.addLink(places.otherDoc))
    await page.keyboard.down('Control')
    await page.mouse.down()
    expect(await isAhead(page)).toBe(false)
    await page.mouse.move(5, 300)
    await page.mouse.up()
    await page.keyboard.up('Control')
  })

  test('is taken away when the button is released elsewhere, and comes with the next click', async ({ page, reader }) => {
    await reader.use(places.doc)
    const heading = await reader.headingText()
    const before = await countParts(page)
    const link = await reader.addLink(places.otherDoc)
    // A link that can be dragged ends the press by that.
    for (const draggable of ['true', 'false']) {
      await link.evaluate((element, value) => element.setAttribute('draggable', value), draggable)
      await pointAt(page, link)
      await page.mouse.down()
      expect(await isAhead(page)).toBe(true)
      await page.mouse.move(5, 300, { steps: 5 })
      await page.mouse.up()
      await expect.poll(() => countParts(page)).toEqual(before)
      await expect(reader.heading).toHaveText(heading)
    }
    await link.click()
    await expect(reader.heading).toHaveText(places.otherTitle)
    expect(await countParts(page)).toEqual(before)
  })

  test('has its place at a heading at once', async ({ page, reader }) => {
    await reader.use(places.doc)
    await pointAt(page, await reader.addLink(`${places.otherDoc}#${places.heading}`))
    await page.mouse.down()
    expect(await isAhead(page)).toBe(true)
    await page.mouse.up()
    await expect(page.locator(`#${places.heading}`)).toBeInViewport()
    // As after any other way to a place: what is above it has its height.
    await expect(page.locator('[data-from-top]')).toHaveCount(0)
  })

  test('does not count where the focus is kept: Back finds the link', async ({ page, reader }) => {
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
      // Below the article: what is found first is what is above.
      document.querySelector('body > div footer')?.append(below)
    }, href)
    await pointAt(page, link)
    await page.mouse.down()
    expect(await isAhead(page)).toBe(true)
    await page.mouse.up()
    await expect(reader.heading).toHaveText(places.otherTitle)
    await page.goBack()
    await expect(reader.heading).toHaveText(heading)
    await expect(link).toBeFocused()
  })
})

test.describe('A prefetch that fails', () => {
  test.beforeEach(({ noise }) => noise.allow(failedRequest))

  for (const [what, url, to] of [
    ['data', dataOf(places.otherDoc), places.otherDoc],
    ['code', scripts, places.post],
  ] as const) {
    test(`for want of ${what} is a warning, shows nothing, and the click then works`, { tag: url === scripts ? '@built' : [] }, async ({
      page,
      reader,
      noise,
    }) => {
      noise.allow(prefetchWarning)
      await reader.use(places.doc)
      await page.route(url, (route) => route.fulfill({ status: 500 }))
      const before = await reader.headingText()
      const link = await reader.addLink(to)
      const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
      await link.hover()
      expect((await warning).text()).toContain(to)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(reader.heading).toHaveText(before)
      await page.unroute(url)
      await link.click()
      await expect(reader.heading).not.toHaveText(before)
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(await reader.isSameDocument()).toBe(true)
    })
  }
})

test.describe('With data-saver on a 2g connection', { tag: '@built' }, () => {
  for (const effectiveType of ['2g', 'slow-2g']) {
    test(`nothing is fetched ahead (${effectiveType}), and the shell only for what needs it`, async ({ page, reader }) => {
      await connect(page, { effectiveType, saveData: true })
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await reader.open(places.doc)
      await page.mouse.move(50, 50)
      await page.keyboard.press('Tab')
      await sleep(400)
      expect(asked.filter((url) => scripts.test(url))).toEqual([])
      await page.evaluate(() => {
        const button = document.body.appendChild(document.createElement('button'))
        button.dataset.action = 'probe'
        button.click()
      })
      await reader.wake()
      const link = await reader.addLink(places.otherDoc)
      await link.hover()
      await sleep(500)
      expect(asked.filter((url) => url.includes('/_pages/'))).toEqual([])
      const before = await reader.headingText()
      await link.click()
      await expect(reader.heading).not.toHaveText(before)
      expect(await reader.isSameDocument()).toBe(true)
    })
  }
})

for (const connection of [
  { effectiveType: '2g', saveData: false },
  { effectiveType: '4g', saveData: true },
  { effectiveType: '3g', saveData: true },
]) {
  test(`With ${connection.saveData ? 'data-saver' : 'no data-saver'} on ${connection.effectiveType}, pages are fetched ahead`, async ({
    page,
    reader,
  }) => {
    await connect(page, connection)
    const next = asksFor(page, places.nextDoc)
    const asked = asksFor(page, places.otherDoc)
    await reader.use(places.doc)
    await (await reader.addLink(places.otherDoc)).hover()
    await expect.poll(() => [next.length, asked.length]).toEqual([1, 1])
  })
}
