import type { Locator, Page } from '@playwright/test'
import { audit } from './audit.ts'
import { expect, failedRequest, sleep, test } from './fixture.ts'
import { saveData } from './save-data.ts'

/** What a test presses and reads, in both languages. */
const languages = [
  {
    path: '',
    tryIt: 'Try it',
    label: 'Playground',
    run: 'Run',
    reset: 'Reset',
    send: 'Send',
    console: 'Console',
    requests: 'Requests',
    listens: 'The server is listening.',
    open: 'Open in the playground',
    failed: 'This part could not be loaded.',
    retry: 'Retry',
  },
  {
    path: 'zh-cn/',
    tryIt: '动手试试',
    label: '演练场',
    run: '运行',
    reset: '还原',
    send: '发送',
    console: '控制台',
    requests: '请求',
    listens: '服务器已启动',
    open: '在演练场中打开',
    failed: '这一部分加载失败。',
    retry: '重试',
  },
] as const

const sample = (page: Page): Locator => page.locator('[data-part=sample]')
const codeOf = (page: Page): Locator => sample(page).locator('.cm-content')
const response = (page: Page): Locator => sample(page).locator('.response')

/** Scripts that only somebody who tries a sample needs. */
const late = /SampleBench|editor-|runner-|playground-runtime|_virtual_samples|home-server|frame\.html/

for (const { path, tryIt, label, run, reset, send, console: output, requests, listens, open, failed, retry } of languages) {
  test.describe(`The sample of the home page ${path}`, () => {
    const button = (page: Page, name: string): Locator => sample(page).getByRole('button', { name, exact: true })
    const tryLink = (page: Page): Locator => sample(page).getByRole('link', { name: tryIt, exact: true })

    test('is tried where it stands, and nothing is loaded for that before @built', async ({ page, reader }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.setViewportSize({ width: 1280, height: 900 })
      await reader.use(path)
      await tryLink(page).hover()
      await page.waitForLoadState('networkidle')
      expect(asked.filter((file) => late.test(file))).toEqual([])

      const place = async (): Promise<{ x: number; y: number; width: number; height: number } | null> => sample(page).boundingBox()
      const before = await place()
      await tryLink(page).click()
      await expect(codeOf(page)).toContainText("http.get('/books/<id:int>')")
      const after = await place()
      expect(after).toMatchObject({ x: before?.x, y: before?.y, width: before?.width })
      expect(after?.height).toBeGreaterThanOrEqual(before?.height ?? 0)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      expect(asked.filter((file) => late.test(file))).not.toEqual([])
      await expect(page).toHaveURL(reader.url(path))

      await expect(response(page)).toContainText('200')
      await expect(response(page)).toContainText('"id": 7')
      await button(page, 'GET /books/seven').click()
      await expect(response(page)).toContainText('400')
      await expect(response(page)).toContainText('seven is not an integer')
    })

    test('is opened, changed, run and asked by the keyboard', async ({ page, reader }) => {
      await reader.use(path)
      await saveData(page)
      await tryLink(page).focus()
      await page.keyboard.press('Enter')
      await expect(sample(page).getByRole('region', { name: label, exact: true })).toBeFocused()
      await expect(sample(page).getByText(listens)).toBeAttached()
      await page.keyboard.press('Tab')
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(
        "import { Http, Response } from 'farrow-http'\nconst http = Http()\nhttp.get('/tea').use(() => Response.text('Tea'))\nhttp.listen(3000)\nconsole.log('Ready')\n",
      )
      await page.keyboard.press('ControlOrMeta+Enter')
      const tab = sample(page).getByRole('tab', { name: requests })
      await expect(sample(page).locator('.lines')).toContainText('Ready')
      await tab.focus()
      const url = sample(page).getByRole('textbox', { name: 'URL', exact: true })
      await url.focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('/tea')
      await page.keyboard.press('Enter')
      await expect(response(page)).toContainText('Tea')
      await tab.focus()
      await page.keyboard.press('ArrowLeft')
      await expect(sample(page).getByRole('tab', { name: output })).toBeFocused()
      await expect(sample(page).locator('.lines')).toBeVisible()
    })

    test('is kept when the reader leaves and comes back, and opens in the playground', async ({ page, reader }) => {
      await reader.use(path)
      await saveData(page)
      await tryLink(page).click()
      await codeOf(page).click()
      await page.keyboard.press('ControlOrMeta+Home')
      await page.keyboard.insertText('// Mine\n')
      await (await reader.addLink(`${path}blog`)).click()
      // The address changes before the page does.
      await expect(sample(page)).toHaveCount(0)
      await expect(page).toHaveURL(reader.url(`${path}blog`))
      await page.goBack()
      await expect(tryLink(page)).toBeVisible()
      await tryLink(page).click()
      await expect(codeOf(page)).toContainText('// Mine')
      await sample(page).getByRole('link', { name: open }).click()
      await expect(page).toHaveURL(/\/playground#code=/)
      await expect(page.locator('.playground .cm-content')).toContainText('// Mine')
      await page.goBack()
      await tryLink(page).click()
      await button(page, reset).press('Enter')
      await expect(codeOf(page)).not.toContainText('// Mine')
      await expect(button(page, reset)).toBeFocused()
    })

    test('stays as it is when its code cannot be loaded, with a message, and a link to the playground @built', async ({
      page,
      reader,
      noise,
    }) => {
      noise.allow(failedRequest)
      noise.allow(/^warning: TypeError: Failed to fetch dynamically imported module/)
      await page.route(/SampleBench/, (route) => route.abort())
      await reader.use(path)
      await tryLink(page).click()
      await expect(sample(page).getByRole('alert')).toContainText(failed)
      await expect(sample(page).locator('pre').first()).toBeVisible()
      await page.unroute(/SampleBench/)
      await sample(page).getByRole('button', { name: retry }).click()
      await expect(codeOf(page)).toBeVisible()
    })

    test('leads to the playground after a failure, and when the click asks for another tab @built', async ({ page, reader, noise }) => {
      noise.allow(failedRequest)
      noise.allow(/^warning: TypeError: Failed to fetch dynamically imported module/)
      await page.route(/SampleBench/, (route) => route.abort())
      await reader.use(path)
      const popup = page.context().waitForEvent('page')
      await tryLink(page).click({ modifiers: ['ControlOrMeta'] })
      await expect(await popup).toHaveURL(/\/playground#sample=home-server\/src\/index$/)
      await tryLink(page).click()
      await expect(sample(page).getByRole('alert')).toContainText(failed)
      await tryLink(page).click()
      await expect(page).toHaveURL(/\/playground#sample=home-server\/src\/index$/)
    })

    test('is opened by a click that comes before the runtime @built', async ({ page, reader }) => {
      await page.route(/\/start-/, async (route) => {
        await sleep(500)
        await route.continue()
      })
      await reader.open(path)
      await tryLink(page).click()
      await expect(codeOf(page)).toBeVisible()
      await expect(page).toHaveURL(reader.url(path))
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

      test('is tried by touch, nothing is wider than the window, and line numbers stand beside their lines', async ({ page, reader }) => {
        await reader.use(path)
        await tryLink(page).tap()
        await expect(codeOf(page)).toBeVisible()
        // All of the code is in the editor, and the response comes into view.
        expect(await codeOf(page).evaluate((code) => code.scrollHeight - (code.parentElement?.clientHeight ?? 0))).toBeLessThanOrEqual(0)
        await expect(response(page)).toBeInViewport()
        expect((await button(page, run).boundingBox())?.height).toBeGreaterThanOrEqual(44)
        await button(page, send).tap()
        await expect(response(page)).toContainText('200')
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        const topsOf = (selector: string): Promise<number[]> =>
          sample(page)
            .locator(selector)
            .evaluateAll((all) =>
              all
                .filter((one) => one.checkVisibility({ visibilityProperty: true }))
                .map((one) => Math.round(one.getBoundingClientRect().top)),
            )
        expect(await topsOf('.cm-lineNumbers .cm-gutterElement')).toEqual(await topsOf('.cm-line'))
      })
    })

    test.describe('axe', () => {
      test.use({ bypassCSP: true, reducedMotion: 'reduce' })

      test('finds no violation in it, light and dark, wide and narrow', async ({ page, reader }) => {
        await reader.use(path)
        await tryLink(page).click()
        await expect(codeOf(page)).toBeVisible()
        await button(page, send).click()
        await expect(response(page)).toContainText('200')
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 })
          for (const theme of ['light', 'dark']) {
            await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme)
            expect(await audit(page, { root: '[data-part=sample]' })).toEqual([])
          }
        }
      })
    })
  })
}

test('The comparison fits, and is a folded list on a tablet and a phone, where each value stands beside the name of its framework', async ({
  page,
  reader,
}) => {
  await page.setViewportSize({ width: 960, height: 800 })
  await reader.open('')
  const table = page.locator('[data-part=compare] .table')
  const hiddenWidth = (): Promise<number> => table.evaluate((box) => box.scrollWidth - box.clientWidth)
  expect(await hiddenWidth()).toBe(0)
  const names = await table.getByRole('columnheader').allTextContents()
  expect(names).toHaveLength(6)
  // The links of other frameworks are quieter than those of Farrow.
  const looks = await table
    .locator('tbody tr:first-child a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationStyle))
  expect(looks).toEqual(['solid', ...Array(5).fill('dotted')])
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(table).toBeHidden()
    await page.getByText('Show the comparison', { exact: true }).click()
    await expect(table).toBeVisible()
    expect(await hiddenWidth()).toBe(0)
    const shown = await table
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].map((cell) => getComputedStyle(cell, '::before').content.slice(1, -1))),
      )
    expect(shown).toEqual(Array(6).fill(names))
    await page.getByText('Show the comparison', { exact: true }).click()
  }
})

test('A second sample of the home page is tried beside the first one', async ({ page, reader }) => {
  await reader.use('')
  const links = page.getByRole('link', { name: 'Try it', exact: true })
  await links.last().click()
  await links.first().click()
  await expect(page.locator('.cm-content')).toHaveCount(2)
  const second = page.getByRole('region', { name: 'Playground' }).last()
  // Until the program runs, its routes are not known.
  await expect(second.getByRole('textbox', { name: 'URL', exact: true })).not.toHaveValue('/')
  await second.getByRole('button', { name: 'Send' }).click()
  await expect(second.locator('.response')).toContainText('saved')
})

for (const { path } of languages) {
  test.describe(`The page of ${path === '' ? 'English' : 'Chinese'} readers`, () => {
    test.use({ viewport: { width: 1280, height: 800 } })

    test('looks the same to somebody who comes from another page as to somebody who opens it @built', async ({ page, reader }) => {
      const places = (): Promise<unknown> =>
        page.locator('main [data-part]').evaluateAll((parts) =>
          parts.map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect()
            return [part.getAttribute('data-part'), x, Math.round(y + scrollY), width, height]
          }),
        )
      await reader.use(path)
      const opened = await places()
      await reader.use(`${path}blog`)
      // The home page has its own styles, which other documents do not.
      expect(await page.content()).not.toContain('page.home{')
      await page.locator('header a').first().click()
      await expect(page.locator('[data-part=hero]')).toBeVisible()
      expect(await places()).toEqual(opened)
      expect(await reader.isSameDocument()).toBe(true)
    })

    test('both columns of its first screen begin and end at the same height, within the window', async ({ page, reader }) => {
      await reader.use(path)
      const [hero, card] = await Promise.all(['hero', 'sample'].map((name) => page.locator(`[data-part=${name}]`).boundingBox()))
      const bottom = (box: typeof hero): number => (box?.y ?? 0) + (box?.height ?? 0)
      expect(hero?.y).toBe(card?.y)
      expect(bottom(hero)).toBeCloseTo(bottom(card), 0)
      expect(bottom(card)).toBeLessThan(800)
      // Further down, the list of packages ends where the diagram beside it does.
      const [list, diagram] = await Promise.all(
        ['li:last-child', 'figure'].map((name) => page.locator(`[data-part=packages] ${name}`).boundingBox()),
      )
      expect(bottom(list)).toBeCloseTo(bottom(diagram), 0)
    })

    test('shows the answer to a request, and the line that gave it; the first move of the mouse moves no tab', async ({ page, reader }) => {
      await reader.open(path)
      const places = async (tabs: Locator): Promise<unknown> => {
        const found = []
        for (const width of [360, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          found.push(await tabs.evaluateAll((all) => all.map((tab) => [tab.textContent, tab.getBoundingClientRect().toJSON()])))
        }
        return found
      }
      const before = await places(page.locator('.tab-label'))
      await reader.wake()
      await expect(page.getByRole('tab').first()).toBeVisible()
      expect(await places(page.getByRole('tab'))).toEqual(before)
      // The requests begin where the program above them and the answer below them do.
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const lefts = await sample(page).evaluate((part) =>
          ['[role=tab]', ':scope > .code .l', '.tab:not([hidden]) .l'].map((selector) => {
            const range = document.createRange()
            range.selectNodeContents(part.querySelector(selector) as Element)
            return Math.round(range.getBoundingClientRect().left)
          }),
        )
        expect(new Set(lefts).size, `${lefts} at ${width} px`).toBe(1)
      }
      const marked = (): Promise<string[]> =>
        sample(page)
          .locator('> .code .l')
          .evaluateAll((lines) =>
            lines.filter((line) => getComputedStyle(line).backgroundColor !== 'rgba(0, 0, 0, 0)').map((line) => line.textContent.trim()),
          )
      expect(await marked()).toEqual(['const { id } = params', 'return Response.json({ id })'])
      await page.getByRole('tab', { name: 'GET /books/seven' }).click()
      await expect(sample(page).locator('.tab:not([hidden])')).toContainText('seven is not an integer')
      expect(await marked()).toEqual(["const books = http.get('/books/<id:int>')", 'const { id } = params'])
      await page.getByRole('tab', { name: 'GET /tea' }).click()
      await expect(sample(page).locator('.tab:not([hidden])')).toContainText('404 Not Found')
      expect(await marked()).toEqual(['const { id } = params'])
      // With forced colors the chosen tab has a frame.
      await page.emulateMedia({ forcedColors: 'active' })
      const frames = await sample(page)
        .getByRole('tab')
        .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).outlineStyle))
      expect(frames).toEqual(['none', 'none', 'solid'])
    })
  })
}
