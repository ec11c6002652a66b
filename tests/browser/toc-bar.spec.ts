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
    // A title of one line is no closer to the text than it has to be.
    expect(lines.y).toBeGreaterThan(190)
    await page.evaluate(() => document.getElementById('errors')?.scrollIntoView())
    const heading = await page.locator('#errors').textContent()
    await expect(bar(page).locator('> summary b')).toHaveText(heading?.trim() ?? '')
    expect((await bar(page).boundingBox())?.y).toBeCloseTo(60, 0)
    await bar(page).locator('> summary').click()
    await expect(bar(page).locator('a[aria-current]')).toBeInViewport()
    // Of the headings of level 3, those of this section are shown, and those of others when their section is opened.
    await expect(bar(page).locator('a[href="#http-error"]')).toBeVisible()
    await expect(bar(page).locator('a[href="#http"]')).toBeHidden()
    await bar(page).locator('a[href="#servers"] + details > summary').click()
    await expect(bar(page).locator('a[href="#http"]')).toBeVisible()
    await expect(bar(page).locator('a', { has: page.locator('code') })).toHaveCount(
      await page.locator('.prose > h3 > :is(code, .name):first-child').count(),
    )
    await expect(bar(page).locator('a[href="#http"] code')).toHaveText('Http')
    await bar(page)
      .locator('nav')
      .evaluate((list) => list.scrollTo(0, 0))
    await bar(page).locator('a[href="#install"]').click()
    await expect(bar(page)).not.toHaveAttribute('open')
    await expect(page).toHaveURL(/#install$/)
    const target = await page.locator('#install').boundingBox()
    const below = (await bar(page).boundingBox()) ?? { y: 0, height: 0 }
    expect(target?.y).toBeGreaterThanOrEqual(below.y + below.height)
  })
}

test('In a low window, where the header is left behind, the bar stays at the upper edge, and no target is below it', async ({
  page,
  reader,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await reader.use(long)
  await page.evaluate(() => {
    location.hash = '#errors'
  })
  const summary = bar(page).locator('> summary')
  await expect.poll(async () => (await summary.boundingBox())?.y).toBe(0)
  await expect(page.locator('body > header, header').first()).not.toBeInViewport()
  const { height = Number.NaN } = (await summary.boundingBox()) ?? {}
  expect((await page.locator('#errors').boundingBox())?.y).toBeGreaterThanOrEqual(height)
})

test.describe('On a touch screen of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the bar is as high as a finger', async ({ page, reader }) => {
    await reader.open(long)
    const summary = await bar(page).locator('> summary').boundingBox()
    expect(summary?.height).toBeGreaterThanOrEqual(44)
  })

  test('a long heading ends before the sign that opens the bar', async ({ page, reader }) => {
    await reader.use('docs/guide/upgrade')
    const heading = page.locator('.prose h2', { hasText: 'An HTTP server before and after' })
    await heading.evaluate((element) => element.scrollIntoView())
    const name = bar(page).locator('> summary b')
    await expect(name).toContainText('An HTTP server')
    const edges = await name.evaluate((element) => [
      element.getBoundingClientRect().right,
      (element.parentElement?.getBoundingClientRect().right ?? 0) -
        Number.parseFloat(getComputedStyle(element.parentElement as Element, '::after').insetInlineEnd),
    ])
    // The sign is some 10 px wide, turned by 45 degrees.
    expect(edges[0]).toBeLessThanOrEqual((edges[1] as number) - 10)
  })

  for (const locale of ['', 'zh-cn/']) {
    test(`the text of every page of ${locale}docs begins within 220 px`, async ({ page, reader }) => {
      await reader.open(`${locale}docs/guide`)
      const links = 'main a[href], footer a[href], header a[href], #_menu a[href]'
      const toPaths = (all: Element[]): string[] => all.map((link) => (link as HTMLAnchorElement).pathname)
      const paths = new Set<string>()
      for (const section of ['tutorial', 'guide', 'api', 'philosophy']) {
        await page.goto(reader.url(`${locale}docs/${section}`))
        for (const path of await page.locator(links).evaluateAll(toPaths)) {
          if (path.startsWith(new URL(reader.url(`${locale}docs/`)).pathname) && !/\/tags(\/|$)|\.md$/.test(path)) paths.add(path)
        }
      }
      expect(paths.size).toBeGreaterThan(50)
      const late: string[] = []
      for (const path of paths) {
        await page.goto(new URL(path, reader.url('')).href, { waitUntil: 'domcontentloaded' })
        // A page that is not translated says so above its text.
        if (await page.locator('.PageNote').isVisible()) continue
        const top = await page.evaluate(() => document.querySelector('[data-article] > *')?.getBoundingClientRect().top)
        if (top === undefined || top > 220) late.push(`${path} ${top}`)
      }
      expect(late).toEqual([])
    })
  }

  test('above a page of the tutorial stands which step it is, and the way to all steps', async ({ page, reader }) => {
    await reader.open('zh-cn/docs/tutorial/http-server')
    const crumbs = page.locator('article nav ol li:visible')
    await expect(crumbs).toHaveText(['教程', '第 3 步，共 4 步'])
    await expect(crumbs.getByRole('link')).toHaveAttribute('href', /\/zh-cn\/docs\/tutorial$/)
    await reader.open('docs/tutorial')
    await expect(crumbs).toHaveText(['Tutorial', 'Step 1 of 4'])
  })

  test('breadcrumbs stay beside each other, and lose no text where they have no room beside the version', async ({ page, reader }) => {
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 })
      for (const path of ['docs/guide/middleware-pipeline/more', 'docs/tutorial/http-server']) {
        await reader.open(path)
        const crumbs = page.locator('article nav ol li:visible')
        const tops = await crumbs.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
        expect(tops.length).toBe(2)
        expect(new Set(tops).size).toBe(1)
        const cut = (items: Element[]): string[] =>
          items.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map(({ textContent }) => textContent ?? '')
        expect(await crumbs.locator('> *').evaluateAll(cut)).toEqual([])
        const room = await page.locator('article header > div').first().boundingBox()
        expect(room?.height).toBeLessThanOrEqual(44)
        // With the text spacing that readers may set.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
          document.adoptedStyleSheets = [sheet]
        })
        expect(await crumbs.locator('> *').evaluateAll(cut)).toEqual([])
      }
    }
  })

  test('a link from the bar shows the mark above the heading', async ({ page, reader }) => {
    await reader.use(long)
    await page.evaluate(() => document.getElementById('routing')?.scrollIntoView())
    const { y = 0, height = 0 } = (await bar(page).locator('> summary').boundingBox()) ?? {}
    const mark = (await page.locator('#routing').boundingBox())?.y ?? 0
    expect(mark - 12).toBeGreaterThanOrEqual(y + height)
  })
})

test('The contents beside the text mark the section of a row that the address names, and show the current entry clear of the fade', async ({
  page,
  reader,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const column = page.locator('#_toc')
  const current = column.locator('a[aria-current]')
  await reader.use('docs/api/http/farrow-http#error-listen-eaddrinuse-address-already-in-use')
  await expect(current).toHaveText('Messages on the server')
  await reader.use('docs/tutorial/http-server#exercise-delete-book')
  await expect(current).toHaveText('Remove a book')
  const end = async (part: Locator): Promise<number> => part.evaluate((element) => element.getBoundingClientRect().bottom)
  await expect.poll(async () => (await end(column)) - (await end(current))).toBeGreaterThan(48)
})

test('By keyboard, the bar closes on Escape, which returns the focus, and when the focus leaves it, so that it covers no control', async ({
  page,
  reader,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await reader.use(long)
  const summary = bar(page).locator('> summary')
  await summary.press('Enter')
  await page.keyboard.press('Tab')
  await expect(bar(page).locator('a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar(page)).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveAttribute('open')
  await bar(page).locator('a:visible, summary:visible').last().focus()
  await expect(bar(page)).toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await expect(bar(page)).not.toHaveAttribute('open')
  expect(await page.evaluate(() => document.activeElement?.closest('article > details'))).toBeNull()
})

test('The bar with the contents closes on a click beside it, and is not shown on wide screens', async ({ page, reader }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await reader.use(long)
  await bar(page).locator('> summary').click()
  await expect(bar(page)).toHaveAttribute('open')
  await page.mouse.click(400, 880)
  await expect(bar(page)).not.toHaveAttribute('open')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(bar(page)).toBeHidden()
  // The heading that a link leads to is marked, although the next one is in the upper part of the window, too.
  await page.evaluate(() => location.assign('#responses'))
  const column = page.getByRole('navigation', { name: 'On this page' })
  await expect(column.locator('a[aria-current]')).toHaveText('Responses')
  // The column beside the text unfolds the section of an entry that stands right below its heading.
  await page.evaluate(() => location.assign('#response'))
  await expect(column.locator('a[aria-current]')).toHaveText('Response')
  await expect(column.locator('li > details[open]')).toHaveCount(1)
  await page.setViewportSize({ width: 360, height: 700 })
  await page.evaluate(() => location.assign('#use-req'))
  await page.evaluate(() => location.assign('#response'))
  await expect(bar(page).locator('> summary b')).toHaveText('Response')
})
