import type { Locator, Page } from '@playwright/test'
import { farrowPages } from './farrow-pages.ts'
import { expect, sleep, test } from './fixture.ts'

/** The name of the focused element, and whether its outline can be seen. */
async function focusShown(page: Page): Promise<{ name: string; visible: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    // The ring of a card is around the card: its link covers it with `::after`.
    const ring = [getComputedStyle(element), getComputedStyle(element, '::after')].find(({ outlineStyle }) => outlineStyle !== 'none')
    const { width, height, bottom, top } = element.getBoundingClientRect()
    const visible =
      ring !== undefined && Number.parseFloat(ring.outlineWidth) >= 2 && width > 1 && height > 1 && bottom > 0 && top < innerHeight
    return { name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`, visible }
  })
}

async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}

test.describe('By keyboard', () => {
  test('the first Tab shows the link that skips the header, and Enter follows it', async ({ page, reader }) => {
    await reader.use(farrowPages.guide)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to the content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    expect(await focusShown(page)).toMatchObject({ visible: true })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
  })

  test('the next link skips to the table of contents, which follows hundreds of links on a long page', async ({ page, reader }) => {
    await reader.use(farrowPages.guide)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'On this page' })).toBeFocused()
    expect(await focusShown(page)).toMatchObject({ visible: true })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('nav')?.getAttribute('aria-label'))).toBe('On this page')
    await page.setViewportSize({ width: 900, height: 800 })
    await expect(page.locator('a[href="#_toc"]')).toBeHidden()
  })

  test('in the playground, the first stop of the text is one of its controls: there is no table of contents to skip to', async ({
    page,
    reader,
  }) => {
    await reader.use('playground')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    await expect(page.locator('a[href="#_toc"]')).not.toBeFocused()
    await expect(page.locator('a[href="#_toc"]')).toBeHidden()
  })

  test('the whole header can be reached, in reading order', async ({ page, reader }) => {
    await reader.use('')
    const wanted = await page
      .locator('header')
      .first()
      .locator('a, button, summary')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)
    const places: number[] = []
    const isInHeader = (): Promise<boolean> => page.evaluate(() => document.activeElement?.closest('header') !== null)
    // The link to the content comes first, and what an announcement has.
    for (let presses = 0; presses < 4 && !(await isInHeader()); presses++) await page.keyboard.press('Tab')
    for (let index = 0; index < wanted; index++) {
      if (index > 0) await page.keyboard.press('Tab')
      expect(await focusShown(page)).toMatchObject({ visible: true })
      expect(await isInHeader()).toBe(true)
      places.push(await page.evaluate(() => document.activeElement?.getBoundingClientRect().left ?? -1))
    }
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(wanted).toBeGreaterThanOrEqual(9)
  })

  test('every element that Tab reaches shows that it is focused', async ({ page, reader }) => {
    await reader.use(farrowPages.page)
    const hidden: string[] = []
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => document.activeElement === document.body)) break
      const { name, visible } = await focusShown(page)
      if (!visible) hidden.push(name)
    }
    expect(hidden).toEqual([])
  })

  test('a menu opens, closes on Escape and returns the focus', async ({ page, reader }) => {
    await reader.use(farrowPages.guide)
    const menu = page.locator('header details').first()
    const summary = menu.locator('summary')
    await tabTo(page, summary)
    await page.keyboard.press('Enter')
    await expect(menu).toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
    await expect(summary).toBeFocused()
    await page.keyboard.press('Space')
    await expect(menu).toHaveAttribute('open')
    const links = await menu.getByRole('link').count()
    // The last one leads out of the menu.
    for (let tabs = 0; tabs < links + 1; tabs++) await page.keyboard.press('Tab')
    await expect(menu).not.toHaveAttribute('open')
  })

  test('the locale menu leads to the same section in the other language', async ({ page, reader }) => {
    await reader.use(`${farrowPages.guide}?a=1#requirements`)
    // Tab continues from the section.
    await page.locator('header summary').first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(reader.url(`zh-cn/${farrowPages.guide}?a=1#requirements`))
  })

  test('the drawer opens, gets the focus by Tab, closes on Escape and returns the focus', async ({ page, reader }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await reader.use(farrowPages.guide)
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    const drawer = page.locator('#_menu')
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.querySelector('#_menu')?.contains(document.activeElement))).toBe(true)
    expect(await focusShown(page)).toMatchObject({ visible: true })
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('the drawer closes when one of its links was followed', async ({ page, reader }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await reader.use(farrowPages.guide)
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
    await tabTo(page, page.locator('#_menu').getByRole('link', { name: 'Philosophy' }).first())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(reader.url('docs/philosophy'))
    await expect(page.locator('#_menu')).toBeHidden()
  })

  test('arrow keys, Home and End move through tabs; tabs of a group change together, also on later pages', async ({ page, reader }) => {
    await reader.use(farrowPages.page)
    const [first, second] = [
      page.getByRole('tablist', { name: 'Package manager' }).first(),
      page.getByRole('tablist', { name: 'Package manager' }).last(),
    ]
    await first.getByRole('tab', { name: 'npm', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(first.getByRole('tab', { name: 'pnpm' })).toBeFocused()
    await expect(first.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true')
    await expect(second.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await expect(first.getByRole('tab', { name: 'bun' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(first.getByRole('tab', { name: 'npm', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tabpanel', { name: 'bun' }).first()).toBeVisible()
    await page.keyboard.press('Alt+ArrowLeft')
    await expect(first.getByRole('tab', { name: 'bun' })).toHaveAttribute('aria-selected', 'true')
    await reader.use(farrowPages.reference)
    await expect(page.getByRole('tab', { name: 'bun' }).first()).toHaveAttribute('aria-selected', 'true')
  })

  test('a name shows its type while it is focused; Escape hides the type', async ({ page, reader }) => {
    await reader.use(farrowPages.reference)
    const name = page.locator('.ty').first()
    const note = name.locator('> span')
    await expect(note).toHaveCount(0)
    await tabTo(page, name, 90)
    await expect(note).toHaveText((await name.evaluate(({ ariaDescription }) => ariaDescription)) ?? '')
    await page.keyboard.press('Escape')
    await expect(note).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(note).toBeVisible()
  })

  test('the note with a type stays open while the pointer moves onto it', async ({ page, reader }) => {
    await reader.use(farrowPages.reference)
    const name = page.locator('.ty').nth(2)
    await name.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await name.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    for (let up = 0; up <= 30; up++) {
      await page.mouse.move(x + width / 2, y + height / 2 - up)
      await expect(name.locator('> span')).toBeVisible()
    }
  })

  test('the sample on the home page shows the type of one name at a time', async ({ page, reader }) => {
    await reader.use('')
    const names = page.locator('[data-part=sample] .ty')
    const shown = (): Promise<number> =>
      names.evaluateAll((all) => all.filter((name) => getComputedStyle(name, '::after').display === 'block').length)
    expect(await shown()).toBe(1)
    for (const index of [0, 1, 2, 3]) {
      await names.nth(index).focus()
      expect(await shown()).toBe(1)
    }
  })

  test('an address with the id of an element in a hidden tab shows that tab', async ({ page, reader }) => {
    await reader.use(farrowPages.page)
    const panel = page.locator('.tab[hidden]').first()
    await panel.evaluate((element) => {
      element.lastElementChild?.setAttribute('id', 'inside')
      location.hash = '#inside'
    })
    await expect(page.locator('#inside')).toBeInViewport()
    const tab = page.locator(`[aria-controls="${await page.locator('.tab:has(> #inside)').getAttribute('id')}"]`)
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })

  test('code is copied as it has to be typed, and the button confirms it', async ({ page, context, reader }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await reader.use(farrowPages.page)
    const figure = page.locator('.code', { has: page.locator('figcaption', { hasText: 'tsconfig.json' }) })
    const copy = figure.locator('[data-action=copy]')
    await copy.focus()
    await page.keyboard.press('Enter')
    await expect(copy).toHaveText('Copied')
    await expect(page.locator('#_live')).toHaveText('Copied')
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(JSON.parse(text)).toEqual({ compilerOptions: { moduleResolution: 'bundler', strict: true } })
    await sleep(1200)
    await page.keyboard.press('Enter')
    await sleep(1200)
    // The confirmation stays for two seconds after the last press, not after the first.
    expect(await copy.textContent()).toBe('Copied')
    await expect(copy).toHaveText('Copy', { timeout: 4000 })
  })

  test('of a diff only the new code is copied, and a patch is copied as a whole', async ({ page, context, reader }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await reader.use(farrowPages.page)
    const diff = page.locator('.code[data-lang=diff]').first()
    const copied = async (): Promise<string> => {
      await diff.locator('[data-action=copy]').press('Enter')
      await expect(diff.getByRole('button', { name: 'Copied' })).toBeVisible()
      return page.evaluate(() => navigator.clipboard.readText())
    }
    expect(await copied()).toBe("import { useRequestInfo } from 'farrow-http'")
    const patch = await diff.locator('code').evaluate((code) => {
      code.closest('.code')?.removeAttribute('data-signs')
      code.prepend('--- a/index.ts\n+++ b/index.ts\n')
      return code.textContent
    })
    expect(await copied()).toBe(patch)
  })

  test('code that is selected by hand keeps its empty lines', async ({ page, reader }) => {
    await reader.open(farrowPages.page)
    const select = (): Promise<{ selected: string; written: string }[]> =>
      // The folded lines of a block are shown when they are copied, not when they are selected.
      page.locator('.code code:not(:has([hidden]))').evaluateAll((blocks) =>
        blocks.map((code) => {
          getSelection()?.selectAllChildren(code)
          return { selected: String(getSelection()), written: code.textContent }
        }),
      )
    // Nothing can be selected before the page is laid out.
    await expect.poll(async () => (await select()).filter(({ selected }) => /\n\n/.test(selected)).length).toBeGreaterThan(0)
    for (const { selected, written } of await select()) if (selected !== '') expect(selected).toBe(written)
  })

  test('a whole page is copied as Markdown', async ({ page, context, reader }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await reader.use(farrowPages.guide)
    await page.getByRole('button', { name: 'Copy page' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const file = await (await page.request.get(reader.url(`${farrowPages.guide}.md`))).text()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file)
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', /\/docs\/guide\.md$/)
    // These actions stand beside the text and never between the title and the first sentence.
    const gap = await page.evaluate(() => {
      const [title, text] = ['h1', '[data-article]'].map((selector) => document.querySelector(selector)?.getBoundingClientRect())
      return (text?.top ?? 0) - (title?.bottom ?? 0)
    })
    expect(gap).toBeLessThanOrEqual(24)
  })

  test('the version menu says which version the docs are about, and leads to what is known about releases', async ({ page, reader }) => {
    await reader.use(farrowPages.guide)
    const menu = page.locator('article header [data-menu]')
    await menu.locator('summary').press('Enter')
    await expect(menu.getByRole('link')).toHaveText(['Next', 'Releases and support'])
    await menu.getByRole('link').last().press('Enter')
    await expect(page).toHaveURL(/\/docs\/guide\/status$/)
  })

  test('the color switch tells its state', async ({ page, reader }) => {
    await reader.use(farrowPages.guide)
    const button = page.getByRole('button', { name: 'Dark mode' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await button.press('Space')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})
