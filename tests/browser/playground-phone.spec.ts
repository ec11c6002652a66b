import type { Locator } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { button, editorOf, languages, response } from './playground-page.ts'

test('On a phone, the line that is written and the list of completions stay above the bar', async ({ page, reader }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await reader.use('playground')
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  const bar = (await page.locator('.bench > .first-row').boundingBox())?.y ?? 0
  const lowerEdge = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  await expect.poll(() => lowerEdge(page.locator('.editor .cm-activeLine'))).toBeLessThanOrEqual(bar)
  // So does the line that says what is wrong.
  await page.keyboard.type('const n: number = "x"')
  const problem = page.locator('.editor .cm-first-error')
  await expect(problem).toContainText("'number'", { timeout: 20_000 })
  expect(await lowerEdge(problem)).toBeLessThanOrEqual(bar)
  await expect.poll(() => lowerEdge(page.locator('.editor .cm-activeLine'))).toBeLessThanOrEqual((await problem.boundingBox())?.y ?? 0)
  await page.keyboard.press('Enter')
  await page.keyboard.type('http.')
  const list = page.locator('.editor .cm-tooltip-autocomplete')
  await expect(list).toBeVisible({ timeout: 20_000 })
  expect(await lowerEdge(list)).toBeLessThanOrEqual(bar)
  expect(await lowerEdge(page.locator('.editor .cm-activeLine'))).toBeLessThanOrEqual(bar)
})

test('On a phone, Code tells the errors of a program whose result is shown, and the tab of a file is whole', async ({ page, reader }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await reader.use('playground#sample=http-basics/src/notes')
  const active = page.locator('.code-pane [role=tab][aria-selected=true]')
  const isWhole = (): Promise<boolean> =>
    active.evaluate((one) => {
      const [inner, outer] = [one.getBoundingClientRect(), one.parentElement?.getBoundingClientRect() as DOMRect]
      return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    })
  await expect(active).toHaveAccessibleName('src/notes.ts')
  await expect.poll(isWhole).toBe(true)
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('const n: number = "x"')
  await expect(active).toHaveAccessibleName('src/notes.ts, errors: 1', { timeout: 20_000 })
  await expect.poll(isWhole).toBe(true)
  await button(page, 'Run').click()
  await expect(button(page, 'Code, errors: 1')).toBeVisible()
})

test('On a phone, the bar stays where it is when code and result take each other’s place', async ({ page, reader }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await reader.use('playground')
  const top = async (): Promise<number> => Math.round((await page.locator('.bench > .first-row').boundingBox())?.y ?? 0)
  await expect(editorOf(page)).toBeVisible()
  const before = await top()
  for (const name of ['Result', 'Code', 'Result', 'Run'] as const) {
    await button(page, name).click()
    await page.waitForTimeout(200)
    expect(await top(), name).toBe(before)
  }
})

for (const texts of languages) {
  test.describe(`The playground on a tablet, in ${texts.path === 'playground' ? 'English' : 'Chinese'}`, () => {
    test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

    test('has its tabs in one row', async ({ page, reader }) => {
      await reader.use(texts.path)
      const tabs = page.locator('.result-pane').getByRole('tab')
      await expect(tabs).toHaveCount(4)
      const tops = await tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)))
      expect(new Set(tops).size).toBe(1)
    })
  })

  test.describe(`The playground on a phone, in ${texts.path === 'playground' ? 'English' : 'Chinese'}`, () => {
    test.setTimeout(60_000)
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

    test('shows code or result, and runs by touch', async ({ page, reader }) => {
      await reader.use(texts.path)
      await expect(editorOf(page)).toBeVisible()
      // Several lines of the code are on the first screen, above the bar with the button.
      expect((await editorOf(page).boundingBox())?.y).toBeLessThan(450)
      await expect(page.locator('.result-pane')).toBeHidden()
      await expect(page.locator('article > details')).toBeHidden()
      // Long lines go on below.
      expect(await page.locator('.cm-scroller').evaluate((code) => code.scrollWidth - code.clientWidth)).toBe(0)
      expect(await page.locator('.cm-line').evaluateAll((lines) => lines.some((line) => line.clientHeight > 40))).toBe(true)
      // They are indented there, and no name is broken.
      const tail = page.locator('.cm-line', { hasText: "from 'farrow-schema'" }).getByText("'farrow-schema'")
      const begin = page.locator('.cm-line').first().getByText('import')
      expect((await tail.boundingBox())?.x).toBeGreaterThan(((await begin.boundingBox())?.x ?? 0) + 20)
      const pieces = await page.locator('.cm-whole').evaluateAll((names) => names.map((name) => name.getClientRects().length))
      expect(pieces.length).toBeGreaterThan(0)
      expect(new Set(pieces)).toEqual(new Set([1]))
      // The names of all examples fit into the list of them.
      const narrower = await page.locator('.examples').evaluate((list: HTMLElement) => {
        const { width } = list.getBoundingClientRect()
        list.style.inlineSize = 'max-content'
        const wanted = list.getBoundingClientRect().width
        list.style.inlineSize = ''
        return wanted - width
      })
      expect(narrower).toBeLessThanOrEqual(0)
      // One line is enough between them and the bar below.
      await expect(page.locator('.code-pane')).toHaveCSS('border-block-end-width', '0px')
      const run = button(page, texts.run)
      const box = await run.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(660)
      expect(box?.height).toBeGreaterThanOrEqual(44)
      await run.tap()
      await expect(page.locator('.result-pane')).toBeInViewport()
      expect((await page.locator('.result-pane').boundingBox())?.y).toBeLessThan(200)
      await expect(page.locator('.code-pane')).toBeHidden()
      const lineOf = async (part: Locator): Promise<number> => Math.round((await part.boundingBox())?.y ?? 0)
      const method = page.locator('.request-line select')
      expect(await lineOf(page.locator('.request-line input'))).toBe(await lineOf(method))
      expect(await lineOf(button(page, texts.send))).toBe(await lineOf(method))
      expect((await page.locator('.request-line input').boundingBox())?.width).toBeGreaterThan(150)
      // All panels can be chosen without scrolling, and the pane is as wide as the window.
      const tabs = page.locator('.result-pane [role=tablist]')
      expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
      expect((await page.locator('.result-pane').boundingBox())?.width).toBe(360)
      await button(page, texts.send).tap()
      await expect(response(page)).toContainText('200')
      await expect(response(page).locator('pre').first()).toBeInViewport()
      await page.evaluate(() => scrollTo(0, 0))
      await button(page, texts.code).tap()
      await expect(editorOf(page)).toBeInViewport()
      expect((await page.locator('.code-pane').boundingBox())?.y).toBeLessThan(200)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      // The ring around the editor lies below the bar with the button.
      await editorOf(page).focus()
      const ring = await page.locator('.cm-focused').evaluate((editor) => getComputedStyle(editor, '::after').zIndex)
      const bar = await page.locator('.first-row').evaluate((row) => getComputedStyle(row).zIndex)
      expect(Number(ring)).toBeLessThan(Number(bar))
    })
  })
}
