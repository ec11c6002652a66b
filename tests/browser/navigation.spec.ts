import { dataOf, expect, failedRequest, sleep, test } from './fixture.ts'
import { places } from './places.ts'

test.describe('A click on a link of the site', () => {
  test('changes the address at once, and the page as soon as it is loaded', { tag: '@dev' }, async ({ page, reader }) => {
    await page.route(dataOf(places.otherDoc), async (route) => {
      await sleep(600)
      await route.continue()
    })
    await reader.use(places.doc)
    const before = await reader.headingText()
    await (await reader.addLink(places.otherDoc)).click()
    await expect(page).toHaveURL(reader.url(places.otherDoc), { timeout: 300 })
    await expect(reader.heading).toHaveText(before)
    await expect(reader.heading).not.toHaveText(before)
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('asks for data, never for a document', { tag: '@dev' }, async ({ page, reader }) => {
    await reader.use(places.doc)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.resourceType()))
    const before = await reader.headingText()
    await (await reader.addLink(places.post)).click()
    await expect(reader.heading).not.toHaveText(before)
    expect(asked).not.toContain('document')
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('with a modifier key opens a tab, and leaves this one as it is', async ({ page, context, reader }) => {
    await reader.use(places.doc)
    const link = await reader.addLink(places.otherDoc)
    const opened = context.waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    await expect.poll(async () => (await opened).url()).toBe(reader.url(places.otherDoc))
    await expect(page).toHaveURL(reader.url(places.doc))
  })

  test('replaces the clicks before it', async ({ page, reader }) => {
    await page.route(dataOf(places.post), async (route) => {
      await sleep(500)
      await route.continue()
    })
    await reader.use(places.doc)
    const slow = await reader.addLink(places.post)
    const quick = await reader.addLink(places.otherDoc)
    const before = await reader.headingText()
    await slow.click()
    await quick.click()
    await expect(reader.heading).not.toHaveText(before)
    const shown = await reader.headingText()
    await sleep(800)
    await expect(reader.heading).toHaveText(shown)
    await expect(page).toHaveURL(reader.url(places.otherDoc))
  })

  test('twice in a row loads the page once', async ({ page, reader }) => {
    await reader.use(places.doc)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const link = await reader.addLink(places.otherDoc)
    await link.dblclick()
    await expect(page).toHaveURL(reader.url(places.otherDoc))
    await expect.poll(() => reader.isSameDocument()).toBe(true)
    await sleep(300)
    expect(asked.filter((url) => url.endsWith(`${places.otherDoc}.json`))).toHaveLength(1)
  })

  test('on a link with a target, or to a file, is left to the browser', async ({ page, reader }) => {
    await reader.use(places.doc)
    await (await reader.addLink(places.otherDoc, { target: '_self' })).click()
    await reader.meetsNewDocument()
    await reader.use(places.doc)
    const response = page.waitForResponse(reader.url(places.file))
    await (await reader.addLink(places.file)).click()
    expect((await response).request().resourceType()).toBe('document')
  })

  test('strips /index.html from the address', { tag: '@dev' }, async ({ page, reader }) => {
    await reader.use(places.doc)
    await (await reader.addLink(`${places.otherDoc}/index.html?a=1#${places.heading}`)).click()
    await expect(page).toHaveURL(reader.url(`${places.otherDoc}?a=1#${places.heading}`))
    await expect(page.locator(`#${places.heading}`)).toBeInViewport()
    expect(await reader.isSameDocument()).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(reader.url(places.doc))
  })

  test('to the page that is shown goes to its top and loads nothing', async ({ page, reader }) => {
    await page.setViewportSize({ width: 900, height: 300 })
    await reader.use(places.doc)
    const link = await reader.addLink(places.doc)
    await reader.scrollTo(250)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await link.click()
    await expect.poll(() => reader.scrollTop()).toBe(0)
    expect(asked.filter((url) => url.includes(places.doc))).toEqual([])
    expect(await reader.isSameDocument()).toBe(true)
  })
})

test('A navigation moves the focus to the region with the heading, and announces the title once', async ({ page, reader }) => {
  await reader.use(places.doc)
  const region = page.locator('.announcer')
  await region.evaluate((element) => {
    const said: string[] = []
    new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    Object.assign(window, { said })
  })
  const before = await reader.headingText()
  await (await reader.addLink(places.otherDoc)).click()
  await expect(reader.heading).not.toHaveText(before)
  expect(await page.evaluate(() => document.activeElement?.contains(document.querySelector('h1')))).toBe(true)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([await page.title()])
})

test.describe('A hash', () => {
  test('scrolls its element into view, below a sticky header', async ({ page, reader }) => {
    await page.setViewportSize({ width: 900, height: 300 })
    await reader.use(places.doc)
    await (await reader.addLink(`${places.otherDoc}#${places.heading}`)).click()
    const target = page.locator(`#${places.heading}`)
    await expect(target).toBeInViewport()
    await expect(page.locator(`:target`)).toHaveId(places.heading)
    await expect(target).toBeFocused()
    const covered = await target.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect()
      return !element.contains(document.elementFromPoint(left + 2, top + 4))
    })
    expect(covered).toBe(false)
  })

  test('may be percent-encoded', async ({ page, reader }) => {
    await reader.use(places.doc)
    await page.evaluate(() => {
      const target = document.createElement('p')
      target.id = '漢'
      target.textContent = '漢'
      target.style.marginBlockStart = '3000px'
      document.body.append(target)
    })
    await (await reader.addLink(`${places.otherDoc}#%E6%BC%A2`)).click()
    await expect(page.locator('#漢')).toBeInViewport()
  })

  for (const [name, hash] of [
    ['malformed', '#%E0%A4%A'],
    ['unknown', '#nowhere-at-all'],
  ] as const) {
    test(`that is ${name} leads to the top of the page`, async ({ page, reader }) => {
      await page.setViewportSize({ width: 900, height: 300 })
      await reader.use(places.doc)
      const link = await reader.addLink(`${places.otherDoc}${hash}`)
      const before = await reader.headingText()
      await reader.scrollTo(200)
      await link.click()
      await expect(reader.heading).not.toHaveText(before)
      expect(await reader.scrollTop()).toBe(0)
      expect(await reader.isSameDocument()).toBe(true)
    })
  }

  test('within the page is left to the browser, and so is Back from it', async ({ page, reader }) => {
    await page.setViewportSize({ width: 900, height: 300 })
    await reader.use(places.otherDoc)
    const link = await reader.addLink(`#${places.heading}`)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await link.click()
    await expect(page.locator(`#${places.heading}`)).toBeInViewport()
    await page.goBack()
    await expect.poll(() => reader.scrollTop()).toBe(0)
    expect(asked.filter((url) => url.includes('/_pages/'))).toEqual([])
  })
})

test.describe('The locale menu', () => {
  test('keeps the query and the hash of a heading', async ({ page, reader }) => {
    await reader.use(`${places.otherDoc}?q=1#${places.heading}`)
    await (await reader.addLink(`${places.otherLocale}${places.otherDoc}`, { 'data-locale-link': '' })).click()
    await expect(page).toHaveURL(reader.url(`${places.otherLocale}${places.otherDoc}?q=1#${places.heading}`))
    await expect(page.locator('html')).toHaveAttribute('lang', places.otherLang)
    await expect(page.locator(`#${places.heading}`)).toBeInViewport()
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('keeps them also before the runtime is loaded', async ({ page, reader }) => {
    await page.route(/\.js$/, (route) => route.abort())
    await reader.open(`${places.otherDoc}?q=1#${places.heading}`)
    await (await reader.addLink(`${places.otherLocale}${places.otherDoc}`, { 'data-locale-link': '' })).click()
    await expect(page).toHaveURL(reader.url(`${places.otherLocale}${places.otherDoc}?q=1#${places.heading}`))
  })

  test.beforeEach(({ noise }) => noise.allow(failedRequest))
})

test.describe('An unknown path', () => {
  test.beforeEach(({ noise }) => noise.allow(failedRequest))

  test('shows the not-found page without loading a document', { tag: '@dev' }, async ({ page, reader }) => {
    await reader.use(places.doc)
    await (await reader.addLink(`${places.otherLocale}nowhere`)).click()
    await expect(page).toHaveURL(reader.url(`${places.otherLocale}nowhere`))
    await expect(reader.heading).toContainText(places.otherNotFound)
    await expect(page).toHaveTitle(new RegExp(places.otherNotFound))
    expect(await reader.isSameDocument()).toBe(true)
    await page.goBack()
    await expect(reader.heading).not.toContainText(places.otherNotFound)
  })

  test('with a slash at the end shows the page without one, on a host that knows no such address', { tag: '@mount' }, async ({
    page,
    reader,
  }) => {
    await reader.open(places.doc)
    const title = (await reader.headingText()) ?? ''
    for (const [path, shown] of [
      [places.doc, title],
      ['nowhere', places.notFound],
    ] as const) {
      await page.route(reader.url(`${path}/`), async (route) =>
        route.fulfill({ response: await route.fetch({ url: reader.url('nowhere') }) }),
      )
      expect((await page.goto(reader.url(`${path}/`)))?.status()).toBe(404)
      await page.mouse.move(3, 3)
      await expect(page).toHaveURL(reader.url(path))
      await expect(reader.heading).toContainText(shown)
    }
  })

  test('has status 404 from a server', { tag: '@dev' }, async ({ page, reader }) => {
    const response = await page.goto(reader.url('nowhere'))
    expect(response?.status()).toBe(404)
    await expect(reader.heading).toContainText(places.notFound)
  })
})

test('The head of the document is that of the page that is shown', { tag: '@dev' }, async ({ page, reader }) => {
  await reader.open(places.otherDoc)
  const headOf = (): Promise<string[]> =>
    page.evaluate(() => [document.title, ...[...document.head.querySelectorAll('[data-page]')].map(({ outerHTML }) => outerHTML)])
  const wanted = await headOf()
  await reader.use(places.doc)
  const before = await reader.headingText()
  await (await reader.addLink(places.otherDoc)).click()
  await expect(reader.heading).not.toHaveText(before)
  expect(await headOf()).toEqual(wanted)
})
