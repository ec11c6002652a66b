import type { Page } from '@playwright/test'
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

test.describe('A page is prefetched, once,', () => {
  test('when the pointer rests on its link', { tag: ['@dev', '@mount'] }, async ({ page, reader }) => {
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

  test('but not when the pointer only passes over its link', async ({ page, reader }) => {
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

  test('together with the code of its type', { tag: ['@built', '@mount'] }, async ({ page, reader }) => {
    await reader.use(places.doc)
    const code: string[] = []
    page.on('request', (request) => {
      if (scripts.test(request.url())) code.push(request.url())
    })
    await (await reader.addLink(places.post)).hover()
    await expect.poll(() => code.length).toBeGreaterThan(0)
  })

  test('when it is the next in reading order and the browser is idle', { tag: '@mount' }, async ({ page, reader }) => {
    const asked = asksFor(page, places.nextDoc)
    const other = asksFor(page, places.otherDoc)
    await reader.use(places.doc)
    await expect.poll(() => asked.length).toBe(1)
    await sleep(300)
    expect(other).toHaveLength(0)
  })
})

test.describe('A prefetch that fails', () => {
  test.beforeEach(({ noise }) => noise.allow(failedRequest))

  for (const [what, url, to] of [
    ['data', dataOf(places.otherDoc), places.otherDoc],
    ['code', scripts, places.post],
  ] as const) {
    test(`because of missing ${what} is only a warning in the console, and the click then works`, {
      tag: url === scripts ? '@built' : [],
    }, async ({ page, reader, noise }) => {
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
    test(`nothing is prefetched (${effectiveType}), and the runtime is loaded only for a control that needs it`, async ({
      page,
      reader,
    }) => {
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
  test(`With ${connection.saveData ? 'data-saver' : 'no data-saver'} on ${connection.effectiveType}, pages are prefetched`, async ({
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
