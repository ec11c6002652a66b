import { audit } from './audit.ts'
import { farrowPages } from './farrow-pages.ts'
import { expect, test } from './fixture.ts'

test.use({ bypassCSP: true })

test.describe('Alt with an arrow', () => {
  test('leads from entry to entry of an API page, and back', async ({ page, reader }) => {
    await reader.use(farrowPages.reference)
    const ids = await page.locator('.prose :is(h2, h3)[data-kind]').evaluateAll((all) => all.map(({ id }) => id))
    const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.closest('h2, h3')?.id)
    for (const id of ids.slice(0, 3)) {
      await page.keyboard.press('Alt+ArrowDown')
      await expect.poll(focused).toBe(id)
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    }
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(focused).toBe(ids[1])
    // From a place between two entries, where nothing has the focus.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.evaluate(
      (id) => scrollTo({ top: (document.getElementById(id)?.offsetTop ?? 0) + 300, behavior: 'instant' }),
      ids[9] as string,
    )
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(focused).toBe(ids[9])
  })

  test('reaches the last heading of a page that cannot be scrolled so far', async ({ page, reader }) => {
    await reader.use('docs/philosophy')
    const ids = await page.locator('.prose :is(h2, h3)[id]').evaluateAll((all) => all.map(({ id }) => id))
    for (const id of ids) {
      await page.keyboard.press('Alt+ArrowDown')
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('h2, h3')?.id)).toBe(id)
    }
  })

  test('may be the first thing that a reader does on a page', async ({ page, reader }) => {
    await reader.open(farrowPages.reference)
    await page.keyboard.press('Alt+ArrowDown')
    const first = page.locator('.prose :is(h2, h3)[data-kind]').first()
    await expect.poll(() => first.evaluate((heading) => heading.contains(document.activeElement))).toBe(true)
  })

  test('does nothing in a field', async ({ page, reader }) => {
    await reader.use(farrowPages.guide)
    const field = page.getByRole('searchbox').or(page.locator('main input, [popover] input')).first()
    await field.focus()
    await page.keyboard.press('Alt+ArrowDown')
    await page.waitForTimeout(200)
    await expect(field).toBeFocused()
  })
})

for (const { base, title, single, done } of [
  { base: '', title: 'Keyboard shortcuts', single: 'Use the single-key shortcuts / and ?', done: 'Close' },
  { base: 'zh-cn/', title: '键盘快捷键', single: '启用单键快捷键 / 和 ?', done: '关闭' },
]) {
  test.describe(`The list of keys (${base === '' ? 'en' : base})`, () => {
    test('is shown by “?”, is accessible, and gives the focus back', async ({ page, reader }) => {
      await reader.use(`${base}${farrowPages.guide}`)
      const link = page.locator('[data-article] p a').first()
      await link.focus()
      await page.keyboard.press('?')
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      expect(await audit(page, { root: '.keys-dialog' })).toEqual([])
      await expect(dialog.locator('kbd', { hasText: 'Ctrl Enter' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(link).toBeFocused()
    })

    test('turns single keys off and on again; the search still opens by Ctrl+K, and leads to the list', async ({ page, reader }) => {
      await reader.use(`${base}${farrowPages.guide}`)
      await page.keyboard.press('?')
      await page.getByRole('checkbox', { name: single }).uncheck()
      await page.getByRole('button', { name: done, exact: true }).click()
      await reader.use(`${base}${farrowPages.reference}`)
      await page.keyboard.press('/')
      await page.keyboard.press('?')
      await page.waitForTimeout(300)
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await page.keyboard.press('Control+k')
      await page.getByRole('button', { name: title }).click()
      await page.getByRole('checkbox', { name: single }).check()
      await page.keyboard.press('Escape')
      // Only with the next frame does the browser take the focus from the checkbox, which is hidden now.
      await page.evaluate(() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)))
      await page.keyboard.press('/')
      await expect(page.getByRole('combobox')).toBeFocused()
    })
  })
}
