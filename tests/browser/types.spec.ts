import type { Page } from '@playwright/test'
import { farrowPages } from './farrow-pages.ts'
import { expect, test } from './fixture.ts'

const typesFile = /\/_pages\/.*\.types\.json$/

/** Collects the URLs of the files with types that a page requests. */
function watchTypes(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => typesFile.test(request.url()) && asked.push(request.url()))
  return asked
}

/** The marked names that do not stand in their type. */
async function wrongNames(page: Page): Promise<string[][]> {
  const names = await page.locator('.ty').evaluateAll((marks) => marks.map((mark) => [mark.textContent ?? '', mark.ariaDescription ?? '']))
  return names.filter(([name = '', type = '']) => !type.includes(name))
}

test.describe('The types of names in code', () => {
  test('are fetched after the first interaction, one file for each page', async ({ page, reader }) => {
    const asked = watchTypes(page)
    await reader.open(farrowPages.reference)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await expect(page.locator('.ty')).toHaveCount(0)
    await reader.wake()
    await expect(page.locator('.ty').first()).toBeAttached()
    expect(asked).toHaveLength(1)
    expect(await page.locator('.ty').count()).toBeGreaterThan(100)
  })

  test('are attached to the right names', async ({ page, reader }) => {
    await reader.use(farrowPages.reference)
    await expect(page.locator('.ty').first()).toBeAttached()
    expect(await wrongNames(page)).toEqual([])
  })

  test('are also added to a page that a link leads to, and do not change the code', async ({ page, reader }) => {
    // Those of the page that is left arrive late, but before those of the next one.
    const late = page.waitForEvent('requestfinished', (request) => request.url().endsWith('validation-type.types.json'))
    await page.route(typesFile, async (route) => {
      await (route.request().url().includes('validation-type') ? expect(reader.heading).toHaveText('farrow-http') : late)
      await route.continue()
    })
    await reader.use('docs/guide/schema/validation-type')
    // Blocks in other languages do not count.
    await page.evaluate(() => {
      const insert = () =>
        document.querySelector('[data-article]')?.insertAdjacentHTML('afterbegin', '<div data-lang="tsv"><pre></pre></div>')
      document.addEventListener('pagewright:shown', insert, { capture: true })
    })
    const code = () => page.locator('.code[data-lang=ts] code').evaluateAll((blocks) => blocks.map((block) => block.textContent))
    const link = await reader.addLink(farrowPages.reference)
    await link.click()
    // The address changes first, and the page that is left has types, too.
    await expect(reader.heading).toHaveText('farrow-http')
    await expect(page.locator('.ty').first()).toBeAttached()
    expect(await wrongNames(page)).toEqual([])
    const marked = await code()
    await page.unroute(typesFile)
    await reader.open(farrowPages.reference)
    expect(marked).toEqual(await code())
  })

  test('take one Tab stop in each block, in which arrow keys lead from name to name', async ({ page, reader }) => {
    await reader.use(farrowPages.reference)
    const block = page.locator('pre:has(.ty ~ .ty, .ty)').first()
    await expect(block.locator('.ty').first()).toBeAttached()
    await expect(block.locator('.ty[tabindex="0"]')).toHaveCount(1)
    await block.locator('.ty').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(block.locator('.ty').nth(1)).toBeFocused()
    await expect(block.locator('.ty[tabindex="0"]')).toHaveCount(1)
    await page.keyboard.press('ArrowLeft')
    await expect(block.locator('.ty').first()).toBeFocused()
  })

  test('are buttons: Enter and the space bar close the note of a name and show it again', async ({ page, reader }) => {
    await reader.use(farrowPages.reference)
    const name = page.getByRole('button').and(page.locator('.ty')).first()
    const note = name.locator('> span')
    await name.focus()
    const before = await reader.scrollTop()
    for (const key of ['Enter', ' ', 'Escape']) {
      await expect(note).toBeVisible()
      await page.keyboard.press(key)
      await expect(note).toHaveCount(0)
      await page.keyboard.press(key === 'Enter' ? ' ' : 'Enter')
    }
    await expect(note).toBeVisible()
    expect(await reader.scrollTop()).toBe(before)
  })

  test('show a note that is as wide as it needs, below its line, with the name marked, and never copied', async ({
    page,
    reader,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await reader.use(farrowPages.reference)
    const name = page.locator('.ty').first()
    await name.focus()
    const { height, width } = (await name.locator('> span').boundingBox()) ?? { height: 0, width: Number.NaN }
    expect(height).toBeGreaterThan(10)
    const block = (await page.locator('.code:has(.ty)').first().boundingBox()) ?? { width: 0 }
    expect(width).toBeLessThan(block.width - 100)
    const colors = await name.evaluate((element) => [...element.querySelectorAll('span')].map((part) => getComputedStyle(part).color))
    expect(new Set(colors).size).toBeGreaterThan(1)
    expect(await name.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
    await name.blur()
    await expect(name.locator('> span')).toHaveCount(0)
    const code = page.locator('.code:has(.ty)').first()
    const text = await code.locator('code').textContent()
    await name.hover()
    await expect(name.locator('> span')).toBeVisible()
    await code.getByRole('button', { name: 'Copy' }).press('Enter')
    await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text?.trimEnd())
  })

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

    test('stay in view above their note, also when they were at the lower edge of the window', async ({ page, reader }) => {
      await reader.use(farrowPages.reference)
      const name = page.locator('.ty:visible').first()
      await name.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 8, behavior: 'instant' }))
      await name.tap()
      const note = name.locator('> span')
      const bottom = (element: Element): number => element.getBoundingClientRect().bottom
      const top = (element: Element): number => element.getBoundingClientRect().top
      await expect.poll(async () => (await note.evaluate(top)) - (await name.evaluate(bottom))).toBeGreaterThanOrEqual(0)
    })

    test('show their note at the lower edge of the window', async ({ page, reader }) => {
      await reader.use(farrowPages.reference)
      const name = page.locator('.ty').first()
      await name.tap()
      const note = await name.locator('> span').evaluate((element) => {
        const { position, bottom, left, right } = getComputedStyle(element)
        return { position, bottom, left, right }
      })
      expect(note).toEqual({ position: 'fixed', bottom: '0px', left: '0px', right: '0px' })
    })
  })

  test('are the only Tab stop of a block', async ({ page, reader }) => {
    await reader.use(farrowPages.reference)
    await expect(page.locator('.ty').first()).toBeAttached()
    await expect.poll(() => page.locator('.code > pre[tabindex]').count()).toBe(0)
  })

  test('leave the code as it is when they cannot be fetched', async ({ page, reader, noise }) => {
    noise.allow(/^error: Failed to load resource/)
    await page.route(typesFile, (route) => route.abort())
    await reader.use(farrowPages.reference)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.ty')).toHaveCount(0)
    await expect(page.locator('.code[data-lang=ts] code').first()).toContainText("from 'farrow-http'")
  })
})

test('The notes of the home page, which its document contains, have the same keys, and its blocks one Tab stop each', async ({
  page,
  reader,
}) => {
  await reader.use('')
  const block = page.locator('pre:has(.ty[data-type])').first()
  const names = block.getByRole('button')
  await expect(names.first()).toHaveAttribute('aria-description', /\S/)
  expect(await names.count()).toBeGreaterThan(3)
  await expect(block.locator('.ty[tabindex="0"]')).toHaveCount(1)
  await names.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(names.nth(1)).toBeFocused()
  const note = (): Promise<string> => names.nth(1).evaluate((name) => getComputedStyle(name, '::after').content)
  for (const [close, show] of [
    ['Enter', ' '],
    ['Escape', 'Enter'],
  ] as const) {
    expect(await note()).toMatch(/^"./)
    await page.keyboard.press(close)
    expect(await note()).toBe('none')
    await page.keyboard.press(show)
  }
  await page.keyboard.press('Escape')
  await names.first().focus()
  await names.nth(1).focus()
  expect(await note()).toMatch(/^"./)
  await names.nth(1).blur()
  // While the pointer is at a name, too.
  await names.nth(1).hover()
  expect(await note()).toMatch(/^"./)
  await page.keyboard.press('Escape')
  expect(await note()).toBe('none')
})

test('Entries of an API page, their methods and options can be linked to', async ({ page, reader }) => {
  await reader.use(`${farrowPages.reference}#http-listen`)
  const row = page.locator('#http-listen')
  await expect(row).toContainText('listen(')
  await expect(row).toBeInViewport()
  await page.locator('#http + figure a, #http ~ figure a').first().click()
  await expect(page).toHaveURL(/#[\w-]+$/)
})
