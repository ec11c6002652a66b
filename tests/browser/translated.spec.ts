import type { Page } from '@playwright/test'
import { farrowPages } from './farrow-pages.ts'
import { expect, test } from './fixture.ts'

/** Changes the document as the translators of browsers do: each text is replaced and wrapped in new elements. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, pre, code, font, [translate=no]') !== null) continue
      const inner = document.createElement('font')
      inner.append(`¡${text.data}!`)
      const outer = document.createElement('font')
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}

test.describe('A page that the browser translates', () => {
  test('stays complete when it is hydrated @built', async ({ page, context, reader, noise }) => {
    noise.allow(/^uncaught: Minified React error #418/)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await reader.open(farrowPages.guide)
    const article = page.locator('[data-article]')
    const length = async (): Promise<number> => (await article.textContent())?.length ?? 0
    const before = await length()
    const { width } = (await article.boundingBox()) ?? { width: 0 }
    await translate(page)
    await reader.wake()
    expect(await length()).toBeGreaterThanOrEqual(before)
    expect((await article.boundingBox())?.width).toBe(width)
    await page.locator('[data-action=copy]').first().click()
    await expect(page.getByText('Copied').first()).toBeVisible()
  })

  test('can be left for other pages and searched @built', async ({ page, reader }) => {
    await reader.use(farrowPages.guide)
    await translate(page)
    for (const path of [farrowPages.reference, farrowPages.home, farrowPages.blog, farrowPages.archive]) {
      await (await reader.addLink(path)).click()
      await expect(page).toHaveURL(reader.url(path))
      await expect(reader.heading).not.toContainText('¡')
      await translate(page)
    }
    await page.keyboard.press('/')
    for (const letters of ['mid', 'dle', 'ware', ' json']) {
      await page.keyboard.type(letters)
      await expect(page.getByRole('option').first()).toBeVisible()
      await translate(page)
    }
    await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL(/\/docs\//)
    // Going back before the page is shown would keep the one that is translated.
    await expect(reader.heading).not.toContainText('¡')
    await page.goBack()
    await expect(reader.heading).toHaveText('Archive')
    expect(await reader.isSameDocument()).toBe(true)
  })
})
