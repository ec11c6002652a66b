import type { Page } from '@playwright/test'
import { farrowPages } from './farrow-pages.ts'
import { expect, test } from './fixture.ts'
import { editorOf, languages } from './playground-page.ts'

/** Changes the document as the translators of browsers do: each text is replaced and wrapped in new elements; if asked for, new texts, too. */
function translate(page: Page, { staysOn = false } = {}): Promise<void> {
  return page.evaluate((goesOn) => {
    const translateAll = (): void => {
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
    }
    translateAll()
    if (goesOn) new MutationObserver(translateAll).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, staysOn)
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

  test('unfolds its code @built', async ({ page, reader }) => {
    await reader.use('docs/guide/http-server')
    const button = page.locator('[data-action=fold]').first()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await translate(page)
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  })

  test('has exercises that can be checked again and again @built', async ({ page, reader }) => {
    await reader.use('docs/tutorial/why')
    const exercise = page.getByRole('region', { name: 'Exercise', exact: true })
    await exercise.locator('[data-action=exercise]').click()
    await expect(exercise.locator('.cm-content')).toBeVisible()
    await translate(page, { staysOn: true })
    const results = exercise.locator('.bench > [aria-live]')
    for (let time = 0; time < 2; time++) {
      await exercise.locator('button.main').click()
      await expect(results).toContainText('0 of 2 requests got the expected response')
    }
    await exercise.locator('.cm-content').click()
    await page.keyboard.insertText('// ')
    await expect(results).toContainText('changed since')
    await exercise.locator('button.main').click()
    await expect(results).not.toContainText('changed since')
  })

  test('tells what the program in the playground does @built', async ({ page, reader }) => {
    const [texts] = languages
    await reader.use(texts.path)
    await expect(page.locator('[data-island=playground][data-hydrated] .bench')).toBeVisible()
    await translate(page, { staysOn: true })
    const run = page.locator('.bench').getByRole('button', { name: `¡${texts.run}!` })
    await run.click()
    await page.getByRole('tab', { name: texts.console }).click()
    const status = page.locator('.result-pane .panel:not([hidden]) [role=status]')
    await expect(status).toContainText('The server is listening')
    await editorOf(page).focus()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.insertText('// ')
    await expect(status).toContainText(texts.stale)
    await run.click()
    await expect(status).not.toContainText(texts.stale)
    await expect(status).toContainText('The server is listening')
  })

  test('can be left for other pages and searched @built', async ({ page, reader }) => {
    await reader.use(farrowPages.guide)
    await translate(page)
    for (const path of [farrowPages.reference, farrowPages.home, farrowPages.postList, farrowPages.archive]) {
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
