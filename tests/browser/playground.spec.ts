import { audit } from './audit.ts'
import { expect, test } from './fixture.ts'
import { button, editorOf, languages, response, runs, server, tab, write } from './playground-page.ts'
import { alwaysSaveData } from './save-data.ts'

for (const texts of languages) {
  test.describe(`The playground in ${texts.path === 'playground' ? 'English' : 'Chinese'}`, () => {
    test.setTimeout(60_000)
    test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1280, height: 900 } })

    test('shows the program without script, and says what is missing', async ({ browser, reader }) => {
      const page = await browser.newPage({ javaScriptEnabled: false })
      await page.goto(reader.url(texts.path))
      await expect(page.locator('.playground pre code').first()).toContainText('class NewNote extends ObjectType')
      await expect(page.locator('.playground noscript p')).toContainText('JavaScript')
      await expect(page.locator('.playground [data-result]')).toContainText(texts.recorded)
      await expect(page.locator('.playground [data-result]')).toContainText('"text": "Buy tea"')
      await expect(page.locator('.playground [data-result] pre')).toBeVisible()
      await expect(page.locator('.playground').getByRole('button', { name: texts.run })).toBeHidden()
      await page.close()
    })

    test('shows before the first run what was recorded, marked as that, for each request, and nothing recorded after it', async ({
      page,
      reader,
    }) => {
      await reader.use(texts.path)
      await expect(editorOf(page)).toBeVisible()
      const recorded = page.locator('.recorded')
      await expect(recorded).toContainText(`200${texts.recorded}`)
      await expect(recorded).toContainText('"text": "Buy tea"')
      const url = page.getByRole('textbox', { name: texts.url, exact: true })
      await url.fill('/notes/1')
      await expect(recorded.locator('pre')).toHaveText(/^\{\s+"id": 1,/)
      await url.fill('/notes/5')
      await expect(recorded).toHaveCount(0)
      await url.fill('/notes/1')
      await runs(page, texts)
      await expect(response(page)).toContainText('200 OK')
      await expect(recorded).toHaveCount(0)
      await write(page, server('Mine'))
      await expect(recorded).toHaveCount(0)
    })

    test('has title, tools, code and result near the top, and fills the window', async ({ page, reader }) => {
      await alwaysSaveData(page)
      for (const [width, height] of [
        [1024, 768],
        [1280, 900],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height })
        await reader.open(texts.path)
        const still = await page.locator('.split').boundingBox()
        const run = await page.getByRole('button', { name: texts.run }).boundingBox()
        // The program fills its pane, and the rest of it is scrolled to.
        const code = page.locator('.split pre').first()
        expect(await code.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(0)
        await reader.wake()
        await expect(editorOf(page)).toBeVisible()
        // What takes the place of the text does not move, nor does what is below.
        expect(await page.locator('.panes').boundingBox()).toEqual(still)
        expect(await page.getByRole('button', { name: texts.run }).boundingBox()).toEqual(run)
        for (const pane of ['.code-pane', '.result-pane']) {
          const box = await page.locator(pane).boundingBox()
          expect(box?.y, `${pane} at ${width}`).toBeLessThan(200)
          const end = (box?.y ?? 0) + (box?.height ?? 0)
          expect(end, `${pane} at ${width}`).toBeGreaterThan(height - 40)
          expect(end, `${pane} at ${width}`).toBeLessThanOrEqual(height)
        }
        const tops = await page
          .locator('.bench > :is(.examples, .first-row, .row)')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
        expect(new Set(tops).size).toBe(1)
        const rules = await page.locator('.tab-bar').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
        expect(rules).toEqual([rules[0], rules[0]])
        // What an edit adds stands beside the tools, and moves nothing. Neither does what is said of the project, which gives way.
        const places = (): Promise<unknown> =>
          page
            .locator('.code-pane, .bench > .row > button')
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as unknown))
        const before = await places()
        await editorOf(page).focus()
        await page.keyboard.type(' ')
        await expect(page.locator('.kept')).toBeVisible()
        expect(await places()).toEqual(before)
        for (const leave of [() => page.keyboard.press('Escape'), () => editorOf(page).focus()]) {
          await page.locator('.bench > .row > button[aria-expanded]').click()
          await expect(page.locator('.project')).toBeVisible()
          expect(await places()).toEqual(before)
          await leave()
          await expect(page.locator('.project')).toHaveCount(0)
        }
        await button(page, texts.reset).click()
      }
    })

    test('takes the width of a large screen, and nothing moves when it comes', async ({ page, reader }) => {
      await page.setViewportSize({ width: 1920, height: 1000 })
      await reader.open(texts.path)
      const before = await page.locator('.split').boundingBox()
      expect(before?.width).toBeGreaterThan(1600)
      await reader.wake()
      await expect(editorOf(page)).toBeVisible()
      expect(await page.locator('.panes').boundingBox()).toMatchObject({ x: before?.x, y: before?.y, width: before?.width })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1920)
    })

    test('wraps long lines, indented, and marks the active line as a whole', async ({ page, reader }) => {
      await reader.use(texts.path)
      await expect(editorOf(page)).toBeVisible()
      const end = (selector: string): Promise<number> =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect()[element.matches('.cm-line') ? 'left' : 'right'])
      expect(Math.abs((await end('.cm-activeLineGutter')) - (await end('.cm-line.cm-activeLine')))).toBeLessThan(1)
      await write(page, `${'word '.repeat(40)}end\n${'/'.repeat(200)}`)
      const [line, unbroken] = [page.locator('.cm-line').first(), page.locator('.cm-line').last()]
      const text = await line.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const lefts = [...range.getClientRects()].map(({ left }) => Math.round(left))
        return { first: lefts[0] ?? 0, others: [...new Set(lefts.slice(1))] }
      })
      expect(text.others).toHaveLength(1)
      expect(text.others[0]).toBeGreaterThan(text.first + 20)
      expect(await unbroken.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(40)
      expect(await page.locator('.editor .cm-scroller').evaluate((code) => code.scrollWidth - code.clientWidth)).toBe(0)
    })

    test('is used by keyboard alone, also when the browser is full', async ({ page, reader }) => {
      await reader.open(texts.path)
      await page.locator('.playground .actions').getByRole('button', { name: texts.run }).focus()
      await page.keyboard.press('Enter')
      await test.step('has the focus on the button that takes the place of the first one', async () => {
        await expect(button(page, texts.run)).toBeFocused()
        await expect(response(page)).toContainText('200')
        await expect(editorOf(page)).toBeVisible()
        await expect(button(page, texts.run)).toBeFocused()
      })
      await test.step('is edited, run and asked by keyboard alone', async () => {
        await write(page, server('First'))
        await page.keyboard.press('ControlOrMeta+Enter')
        await expect(tab(page, texts.requests)).toHaveAttribute('aria-selected', 'true')
        await tab(page, texts.requests).focus()
        await page.keyboard.press('Tab')
        const url = page.getByRole('textbox', { name: texts.url, exact: true })
        await url.focus()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type('/')
        await page.keyboard.press('Enter')
        await expect(response(page)).toContainText('200')
        await expect(response(page).locator('pre').first()).toHaveText('First')
        await tab(page, texts.requests).focus()
        await page.keyboard.press('ArrowLeft')
        await expect(tab(page, texts.console)).toBeFocused()
      })
      await test.step('says so when the browser cannot keep what is written', async () => {
        await page.evaluate(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError')
          }
        })
        await write(page, server('Lost'))
        await expect(page.locator('.bench')).toContainText(texts.notKept)
      })
    })

    test('has room for the result beside the code, and buttons of one height', async ({ page, reader }) => {
      await reader.use(texts.path)
      await expect(editorOf(page)).toBeVisible()
      const code = await page.locator('.code-pane').boundingBox()
      const result = await page.locator('.result-pane').boundingBox()
      expect(result).toMatchObject({ y: code?.y, height: code?.height })
      expect(result?.height).toBeGreaterThan(480)
      expect((result?.y ?? 0) + (result?.height ?? 0)).toBeLessThan(900)
      await runs(page, texts)
      await expect(response(page)).toContainText('200')
      // A button under the pointer looks different.
      await page.mouse.move(3, 3)
      const looks = await page
        .locator('.bench :is(.row, .first-row, .request-line, .suggestions) button:visible, .bench select:visible')
        .evaluateAll((all) =>
          all.map((one) => {
            const { backgroundColor, borderColor, fontWeight } = getComputedStyle(one)
            const isChosen = one.matches('[aria-current], [aria-pressed=true]')
            return { height: one.getBoundingClientRect().height, look: isChosen ? '' : `${backgroundColor} ${borderColor} ${fontWeight}` }
          }),
        )
      expect(new Set(looks.map(({ height }) => height)).size).toBe(1)
      expect(new Set(looks.map(({ look }) => look).filter((look) => look !== '')).size).toBe(2)
      // The line between both can be moved, by pointer and by keyboard, and the lower corner of the code makes both lower.
      const widthOfResult = async (): Promise<number> => (await page.locator('.result-pane').boundingBox())?.width ?? 0
      const divider = page.getByRole('separator')
      await divider.hover()
      await page.mouse.down()
      await page.mouse.move((result?.x ?? 0) - 108, 400, { steps: 4 })
      await page.mouse.up()
      const drawn = await widthOfResult()
      expect(drawn).toBeGreaterThan((result?.width ?? 0) + 80)
      await divider.press('ArrowRight')
      expect(await widthOfResult()).toBeLessThan(drawn - 20)
      await divider.dblclick()
      expect(await widthOfResult()).toBe(result?.width)
      // Whoever cannot drag clicks, also with a hand that trembles.
      expect((await divider.boundingBox())?.width).toBeGreaterThanOrEqual(24)
      for (const share of ['65', '40', '53']) {
        const { x = 0, y = 0 } = (await divider.boundingBox()) ?? {}
        await page.mouse.move(x + 12, y + 100)
        await page.mouse.down()
        await page.mouse.move(x + 14, y + 110)
        await page.mouse.up()
        await expect(divider).toHaveAttribute('aria-valuenow', share)
      }
      expect(await widthOfResult()).toBe(result?.width)
      const corner = { x: (code?.x ?? 0) + (code?.width ?? 0) - 4, y: (code?.y ?? 0) + (code?.height ?? 0) - 4 }
      await page.mouse.move(corner.x, corner.y)
      await page.mouse.down()
      await page.mouse.move(corner.x, corner.y - 50, { steps: 4 })
      await page.mouse.up()
      expect((await page.locator('.result-pane').boundingBox())?.height).toBeLessThan((result?.height ?? 0) - 30)
    })
  })

  test.describe(`axe finds no violation in the playground, ${texts.path}`, () => {
    test.use({ bypassCSP: true, reducedMotion: 'reduce' })

    test('in any panel, at four widths, light and dark', async ({ page, reader }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width: 1280, height: 900 })
      await reader.use(texts.path)
      await expect(editorOf(page)).toBeVisible()
      await runs(page, texts)
      await button(page, texts.send).click()
      await expect(response(page)).toContainText('200')
      await button(page, texts.newFile).click()
      await page.keyboard.press('Enter')
      for (const name of [texts.requests, texts.console, texts.schemas, texts.pattern]) {
        await tab(page, name).click()
        for (const theme of ['light', 'dark']) {
          await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme)
          expect(await audit(page, { root: '.playground' })).toEqual([])
        }
      }
      for (const width of [360, 768, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        // What the header covers while the page is scrolled is too small as a target.
        await page.evaluate(() => scrollTo(0, 0))
        expect(await audit(page, { root: '.playground' })).toEqual([])
      }
    })
  })
}
