import type { Page } from '@playwright/test'
import { countComputedStyles } from './computed-styles.ts'
import { everyPage, farrowLocales, farrowPages } from './farrow-pages.ts'
import { dataOf, expect, failedRequest, sleep, test } from './fixture.ts'
import { type LayoutShift, takeShifts, watchShifts } from './layout-shifts.ts'

const widths = [320, 360, 768, 1280, 1920]

/** By how many pixels the page is wider than its window, and the elements that cause it. */
function overflow(page: Page): Promise<{ width: number; by: string[] }> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return { width: 0, by: [] }
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    return { width: scrollWidth - clientWidth, by: wide.slice(0, 5).map(({ tagName, className }) => `${tagName} ${className}`) }
  })
}

test.describe('No page is wider than its window', () => {
  test.beforeEach(({ noise }) => noise.allow(failedRequest))

  for (const { base } of farrowLocales) {
    test(`a page of each type${base === '' ? '' : ' in Chinese'}, at 320 to 1920 px`, async ({ page, reader }) => {
      test.setTimeout(90_000)
      for (const [name, path] of Object.entries(farrowPages))
        await test.step(name, async () => {
          await reader.use(base + path)
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 })
            expect.soft({ name, at: width, ...(await overflow(page)) }).toEqual({ name, at: width, width: 0, by: [] })
          }
        })
    })
  }

  test('with the text spacing that readers may set', async ({ page, reader }) => {
    const spacing =
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'
    for (const path of ['', farrowPages.guide, farrowPages.page, `zh-cn/${farrowPages.page}`]) {
      await reader.use(path)
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets = [sheet]
      }, spacing)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect({ path, at: width, ...(await overflow(page)) }).toEqual({ path, at: width, width: 0, by: [] })
        const cut = await page
          .locator('header button, header a, .code-tools button, nav a')
          .evaluateAll((all) =>
            all
              .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
              .map((one) => one.textContent),
          )
        expect(cut).toEqual([])
      }
    }
  })
})

test.describe('Nothing moves', () => {
  test('between a page with columns and one without', async ({ page, reader }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await reader.use(farrowPages.guide)
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value)
      }).observe({ type: 'layout-shift' })
      document.querySelector<HTMLAnchorElement>('header a[href$="/"]')?.click()
    })
    await expect(page.locator('[data-part=hero]')).toBeVisible()
    await page.goBack()
    await expect(reader.heading).toBeVisible()
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  })

  for (const [name, path] of Object.entries(farrowPages)) {
    for (const width of [360, 1280]) {
      test(`while ${name} is loaded and hydrated, at ${width} px`, async ({ page, reader, noise }) => {
        noise.allow(failedRequest)
        await page.setViewportSize({ width, height: 800 })
        await watchShifts(page)
        await reader.use(path)
        await page.waitForTimeout(300)
        const shifts = await takeShifts(page)
        // The only exception: if the parser pauses within the header, its first half may be painted for a moment.
        const inHeader = ([, ...moved]: LayoutShift): boolean => moved.every((html) => html?.startsWith('<summary'))
        expect(shifts.filter((shift) => !inHeader(shift))).toEqual([])
        expect(shifts.reduce((sum, [value]) => sum + value, 0)).toBeLessThan(0.001)
      })
    }
  }
})

test('When the runtime comes, the browser computes the styles of a small part of a long page anew', async ({ page, reader }) => {
  await reader.open(farrowPages.reference)
  await sleep(300)
  const all = await page.locator('body *').count()
  const wake = async (): Promise<void> => {
    await reader.wake()
    await sleep(500)
  }
  expect(await countComputedStyles(page, wake)).toBeLessThan(all / 4)
})

test('Before the first interaction, a page that exists is one request', async ({ page, reader }) => {
  for (const { path } of everyPage.filter(({ name }) => !name.startsWith('notFound'))) {
    const asked: string[] = []
    const listen = (request: { url: () => string }): void => void asked.push(new URL(request.url()).pathname)
    page.on('request', listen)
    await page.goto(reader.url(path), { waitUntil: 'networkidle' })
    page.off('request', listen)
    expect(asked.filter((url) => !url.endsWith('favicon.svg'))).toEqual([new URL(reader.url(path)).pathname])
  }
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('text, sidebar, contents and every tab can be read, and links work', async ({ page, reader }) => {
    await reader.open(farrowPages.page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const label of ['npm', 'pnpm', 'yarn', 'bun']) {
      await expect(page.locator('.tab', { has: page.locator(`.tab-label:text-is("${label}")`) }).first()).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(0)
    await reader.open(farrowPages.guide)
    await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Copy page' })).toHaveCount(0)
    const sidebar = page.getByRole('navigation', { name: 'Guide', exact: true })
    // All groups are open.
    await sidebar.getByRole('link', { name: 'Tests', exact: true }).click()
    await expect(page).toHaveURL(/\/docs\/guide\/.+/)
    await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').last().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('menus and the drawer open, and the locale menu leads to the other language', async ({ page, reader }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await reader.open(farrowPages.guide)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.locator('#_menu')).toBeVisible()
    await page.getByRole('button', { name: 'Close the menu' }).click()
    await expect(page.locator('#_menu')).toBeHidden()
    await page.locator('main details summary', { hasText: 'On this page' }).click()
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Requirements' }).click()
    await expect(page.locator('#requirements')).toBeInViewport()
    await page.locator('header summary').first().click()
    await page.locator('header').first().getByRole('link', { name: '中文（中国）' }).click()
    await expect(page).toHaveURL(reader.url(`zh-cn/${farrowPages.guide}`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  })
})

test('Back closes the drawer and the search when it leaves the page', async ({ page, reader }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await reader.use(farrowPages.guide)
  for (const open of [
    () => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    () => page.locator('header [data-action=search]').click(),
  ]) {
    const before = await reader.headingText()
    const link = await reader.addLink(farrowPages.archive)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(reader.heading).not.toHaveText(before)
    await open()
    await expect(page.locator('dialog[open], #_menu:popover-open')).toHaveCount(1)
    await page.goBack()
    await expect(reader.heading).toHaveText(before)
    await expect(page.locator('dialog[open], #_menu:popover-open')).toHaveCount(0)
    await expect(link).toBeFocused()
  }
})

test('The search stays open when a new page is shown below it', async ({ page, reader }) => {
  await reader.use(farrowPages.guide)
  await page.route(dataOf(farrowPages.archive), async (route) => {
    await sleep(800)
    await route.continue()
  })
  await (await reader.addLink(farrowPages.archive)).click()
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('cors')
  await expect(reader.heading).toHaveText('Archive')
  await expect(page.getByRole('combobox')).toBeFocused()
})

test('A table of contents that does not fit fades out at its end', async ({ page, reader }) => {
  await page.setViewportSize({ width: 1400, height: 420 })
  await reader.use(farrowPages.reference)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  expect(await contents.evaluate((nav) => nav.getAnimations().length)).toBe(1)
})

test('A card can be clicked everywhere, has its focus ring around the whole card, fits a narrow window, and lies above the page', async ({
  page,
  reader,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await reader.use('docs/guide')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  const card = page.locator('[data-part=cards] li', { hasText: 'Tests' }).first()
  await card.getByRole('link').focus()
  const frame = await card.boundingBox()
  const ground = (element: Element): string => getComputedStyle(element).backgroundColor
  expect(await card.evaluate(ground)).not.toBe(await page.locator('html').evaluate(ground))
  expect(await card.evaluate(ground)).not.toBe('rgba(0, 0, 0, 0)')
  const covered = await card.getByRole('link').evaluate((link) => getComputedStyle(link, '::after').inlineSize)
  expect(Number.parseFloat(covered)).toBeCloseTo((frame?.width ?? 0) - 2, 0)
  await card.click({ position: { x: 24, y: 24 } })
  await expect(page).toHaveURL(reader.url('docs/guide/http-server/test'))
})

test('The heads of arrows have the color of their lines, and the text of a diagram can be read on a phone', async ({ page, reader }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['docs/guide/schema/validation-type', 'docs/api/http/farrow-http', 'zh-cn/docs/guide/rpc-server']) {
    await reader.open(path)
    const heads = await page
      .locator('.diagram svg')
      .filter({ visible: true })
      .locator('marker path')
      .evaluateAll((all) => all.map((head) => getComputedStyle(head).stroke))
    expect(heads).toEqual(['context-stroke'])
    const sizes = await page
      .locator('.diagram svg')
      .filter({ visible: true })
      .evaluate((svg) => {
        const scale = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width
        return [...svg.querySelectorAll('text')].map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale)
      })
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
  }
})

test('Without a sidebar, the article is in the middle and lists take the whole width', async ({ page, reader, noise }) => {
  noise.allow(failedRequest)
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, content] of [
      [farrowPages.page, 'main article'],
      [farrowPages.notFound, 'main h1'],
      [farrowPages.docTagIndex, 'main section'],
      [farrowPages.docTag, 'main li'],
    ] as const) {
      await reader.open(path)
      const left = await page.locator('main h1').evaluate((title) => title.getBoundingClientRect().left)
      const rights = await page
        .locator(content)
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().right))
      if (path === farrowPages.page) {
        const contents = await page.getByRole('navigation', { name: 'On this page' }).boundingBox()
        expect(contents?.x).toBeGreaterThan(Math.max(...rights))
      }
      const middle = (left + Math.max(...rights)) / 2
      expect({
        path,
        width,
        centered: Math.abs(middle - (await page.evaluate(() => document.documentElement.clientWidth)) / 2) < 2,
      }).toEqual({
        path,
        width,
        centered: true,
      })
    }
  }
})

test('Code in running text is broken inside of a name only where that is wider than its line or cell', async ({ page, reader }) => {
  /** Names on several lines that would fit on one, and those whose comma is on the next line. */
  const broken = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.prose :is(.name, code:not(.long, .name > *, pre *))')].flatMap((code) => {
        const block = code.closest('p, li, td, th, dd')
        if (block === null || !code.checkVisibility() || (innerWidth < 640 && block.matches('td') && !code.matches('.name'))) return []
        const range = document.createRange()
        range.selectNodeContents(code.querySelector('code') ?? code)
        const rects = [...range.getClientRects()]
        const width = rects.reduce((sum, rect) => sum + rect.width, 0)
        const { clientWidth } = block
        const { paddingLeft, paddingRight } = getComputedStyle(block)
        const room = clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        const after = code.nextSibling
        const isPoint = after instanceof Text && /^[,.;:)，。；：、）]/.test(after.data)
        if (isPoint) {
          range.setStart(after, 0)
          range.setEnd(after, 1)
        }
        const isAlone = isPoint && range.getBoundingClientRect().top > (rects.at(-1)?.bottom ?? 0)
        const isSplit = rects.some(({ top }) => top > (rects[0]?.bottom ?? 0) - 4)
        return width < room - 20 && (isSplit || isAlone) ? [code.textContent] : []
      }),
    )
  for (const width of [360, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['docs/api/http/farrow-http', 'zh-cn/docs/guide/upgrade']) {
      await reader.open(path)
      expect(await broken(), `${path} at ${width} px`).toEqual([])
    }
  }
  // The box of a name that is a link has a line below it, as other links have.
  await reader.open('docs/api/http/farrow-http')
  const underlines = await page
    .locator('td a > .name > code')
    .evaluateAll((all) => all.map((code) => getComputedStyle(code).textDecorationLine))
  expect(underlines.length).toBeGreaterThan(3)
  expect(new Set(underlines)).toEqual(new Set(['underline']))
})

test('The lines of a block of code in a list keep their indentation', async ({ page, reader }) => {
  await reader.open('docs/tutorial/rpc-server')
  const styles = await page.locator('.prose li pre > code').evaluateAll((codes) => codes.map((code) => getComputedStyle(code).whiteSpace))
  expect(styles.length).toBeGreaterThan(3)
  for (const style of styles) expect(style).toBe('pre-wrap')
})

test('The text of an aside has the size of the text around it', async ({ page, reader }) => {
  await reader.open(farrowPages.page)
  const sizes = await page
    .locator('[data-article] > p, .admonition > p:not(.admonition-title)')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontSize))])
  expect(sizes).toEqual(['16px'])
})

test('Closed details are printed', async ({ page, reader }) => {
  await reader.use('docs/guide/server-and-client/client')
  const folded = page.locator('.prose details:not([open]) > :last-child').first()
  await expect(folded).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(folded).toBeVisible()
})

test('All tabs are printed, also before the first interaction', async ({ page, reader }) => {
  await reader.open('docs/guide')
  await expect(page.getByText('pnpm add').first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('pnpm add').first()).toBeVisible()
})

test('A numbered line that is wrapped continues beside its number, a little to the right of where it begins', async ({ page, reader }) => {
  await reader.open(farrowPages.page)
  const figure = page.locator('.code').first()
  await figure.scrollIntoViewIfNeeded()
  const line = figure.locator('.l').first()
  await figure.evaluate((block) => block.toggleAttribute('data-lines', true))
  await line.evaluate((element) => element.replaceChildren('xx-'.repeat(200)))
  const rows = (): Promise<number[]> =>
    line.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].map(({ left }) => Math.round(left))
    })
  await expect.poll(async () => (await rows()).length).toBeGreaterThan(2)
  const [first = 0, ...others] = await rows()
  expect(Math.max(...others) - Math.min(...others)).toBeLessThanOrEqual(1)
  expect(Math.min(...others) - first).toBeGreaterThan(8)
  expect(Math.min(...others) - first).toBeLessThan(40)
})

test('Numbered lines can also have the signs of a diff', async ({ page, reader }) => {
  await reader.open(farrowPages.page)
  const signs = await page
    .locator('.code')
    .first()
    .evaluate((figure) => {
      figure.toggleAttribute('data-lines', true)
      figure.toggleAttribute('data-signs', true)
      const line = figure.querySelector('.l')
      const sign = (): string => (line === null ? '' : getComputedStyle(line, '::before').content)
      const plain = sign()
      line?.classList.add('ins')
      return [plain, sign()]
    })
  expect(signs).toEqual(['counter(line) " "', 'counter(line) "+"'])
})

test('A block of code has a bar with its title, or with the word that it is an output; without either it has none', async ({
  page,
  reader,
}) => {
  await reader.open(farrowPages.page)
  const blocks = await page.locator('.code').evaluateAll((figures) =>
    figures.map((figure) => ({
      lang: figure.getAttribute('data-lang'),
      result: figure.getAttribute('data-result'),
      bar: figure.querySelector('figcaption')?.textContent ?? null,
    })),
  )
  expect(new Set(blocks.map(({ lang }) => lang)).size).toBeGreaterThan(4)
  const results: Record<string, string> = { output: 'Output', error: 'Error' }
  for (const { lang, result, bar } of blocks) {
    if (result !== null) expect(bar).toMatch(new RegExp(`^${results[result]}(?: · .+)?$`))
    else expect(bar).not.toBe(lang)
  }
  expect(blocks.map(({ bar }) => bar)).toEqual(expect.arrayContaining([null, 'tsconfig.json']))
})

test.describe('The buttons of a block of code', () => {
  test('cover none of its code: without a bar, they stand beside the first line, or above it where it has no room beside them', async ({
    page,
    reader,
  }) => {
    await reader.use('docs/guide/upgrade')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.waitForTimeout(300)
      const blocks = await page.locator('.code:has(> pre:first-child)').evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const line = figure.querySelector('.l')
          if (line === null || !figure.checkVisibility()) return []
          const text = document.createRange()
          text.selectNodeContents(line)
          const pieces = [...text.getClientRects()]
          const buttons = [...figure.querySelectorAll('.code-tools > *')].filter((one) => one.checkVisibility({ visibilityProperty: true }))
          const boxes = buttons.map((button) => button.getBoundingClientRect())
          // A button is a little higher than a line.
          const covered = pieces.some(({ right, bottom, top }) =>
            boxes.some((box) => right > box.left && bottom > box.top && (top + bottom) / 2 < box.bottom),
          )
          const isBelow = pieces[0] !== undefined && boxes.some(({ top, height }) => (pieces[0]?.top ?? 0) > top + height / 2 + 2)
          return [{ covered, isBelow, count: boxes.length, code: line.textContent }]
        }),
      )
      expect(blocks.filter(({ covered }) => covered)).toEqual([])
      if (width === 360) expect(blocks.some(({ isBelow, count }) => isBelow && count === 2)).toBe(true)
      else expect(blocks.some(({ isBelow }) => !isBelow)).toBe(true)
    }
  })

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

    test('are 44 px high', async ({ page, reader }) => {
      await reader.use(farrowPages.page)
      const heights = await page
        .locator('.code-tools > *')
        .evaluateAll((buttons) => buttons.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height))
      expect(Math.min(...heights)).toBe(44)
    })
  })
})
