import { expect, test } from './fixture.ts'
import { hold } from './hold.ts'
import { isRewrapped, takeShifts, watchShifts } from './layout-shifts.ts'
import { editorOf } from './playground-page.ts'

type Frame = { readonly x: number; readonly y: number; readonly color: string }

test('The editor takes the place of the block of code in one frame: text, colors and line numbers stay where they are', async ({
  page,
  reader,
}) => {
  await watchShifts(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await reader.open('playground')
    await page.evaluate(() => {
      const frames: Frame[] = []
      const record = (): void => {
        const editor = document.querySelector('.editor:not([hidden]) > div')?.shadowRoot
        const line =
          editor?.querySelector('.cm-line') ?? [...document.querySelectorAll('.split .l, .plain-code')].find((e) => e.checkVisibility())
        const word = line?.querySelector('span') ?? line
        if (word) {
          const { x, y } = word.getBoundingClientRect()
          frames.push({ x: Math.round(x), y: Math.round(y), color: getComputedStyle(word).color })
        }
        requestAnimationFrame(record)
      }
      record()
      Object.assign(window, { frames })
    })
    await reader.wake()
    await expect(editorOf(page)).toBeVisible()
    await page.waitForTimeout(300)
    const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames)
    expect(new Set(frames.map((frame) => JSON.stringify(frame))).size, JSON.stringify(frames)).toBe(1)
    expect((await takeShifts(page)).filter((shift) => !isRewrapped(shift))).toEqual([])
  }
})

test('The editor begins where the reader has scrolled the block of code to', async ({ page, reader }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await reader.open('playground')
  const top = await page
    .locator('.split pre')
    .first()
    .evaluate((code) => {
      code.scrollTop = 150
      return code.scrollTop
    })
  expect(top).toBeGreaterThan(100)
  await reader.wake()
  await expect(editorOf(page)).toBeVisible()
  expect(await page.locator('.editor .cm-scroller').evaluate((code) => code.scrollTop)).toBe(top)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})

test('Line numbers leave room for the signs of errors, so that the code does not move when these come', async ({ page, reader }) => {
  await reader.use('playground#sample=hello')
  const start = (): Promise<number> => editorOf(page).evaluate((code) => code.getBoundingClientRect().x)
  await expect(editorOf(page)).toBeVisible()
  const before = await start()
  await editorOf(page).focus()
  await expect(page.locator('.cm-gutter-lint')).toBeAttached()
  expect(Math.abs((await start()) - before)).toBeLessThan(0.6)
})

test('After Run, the block of code and what was recorded stay until the editor and the response are there @built', async ({
  page,
  reader,
}) => {
  const releases = await Promise.all([hold(page, /\/editor-[^/]*\.js$/), hold(page, /sandbox\.html$/)])
  await reader.open('playground')
  const word = page.locator('.split .l span:visible').first()
  const look = (): Promise<unknown> =>
    word.evaluate((element) => [element.getBoundingClientRect().toJSON(), getComputedStyle(element).color])
  const before = await look()
  await page.locator('.actions button').click()
  await expect(page.locator('.bench')).toBeVisible()
  expect(await look()).toEqual(before)
  await expect(page.locator('.plain-code')).toHaveCount(0)
  await expect(page.locator('.recorded')).toBeVisible()
  for (const release of releases) release()
  await expect(page.locator('.response')).toContainText('200')
  await expect(editorOf(page)).toBeVisible()
  await expect(page.locator('.bench .split')).toHaveCount(0)
})

test('The panel that the reader turns to while the program starts stays when the server listens @built', async ({ page, reader }) => {
  const release = await hold(page, /sandbox\.html$/)
  await reader.open('playground')
  await page.locator('.actions button').click()
  const console = page.getByRole('tab', { name: 'Console' })
  await console.click()
  release()
  await expect(page.locator('.result-pane .panel:not([hidden]) [role=status]')).toContainText('The server is listening')
  await expect(console).toHaveAttribute('aria-selected', 'true')
})

test('A click in the code says that the editor is on its way, which begins there @built', async ({ page, reader }) => {
  const release = await hold(page, /\/editor-[^/]*\.js$/)
  await reader.open('playground')
  await page.locator('.playground pre .l').filter({ hasText: 'text = String' }).click()
  await expect(page.locator('.actions')).toContainText('Loading the editor …')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(editorOf(page)).toBeFocused()
  await expect(page.locator('.cm-activeLine')).toHaveText('  text = String')
})

test('Types are there for a reader who has edited nothing', async ({ page, reader }) => {
  await reader.use('playground')
  await editorOf(page)
    .locator('.cm-line', { hasText: 'const http = Http()' })
    .click({ position: { x: 80, y: 8 } })
  await expect(page.locator('.cm-first-error')).toHaveCount(0, { timeout: 20_000 })
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+i')
    await expect(page.locator('.cm-tooltip .cm-type')).toContainText('const http', { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
})

test('While types are on their way, the editor says so @built', async ({ page, reader }) => {
  const release = await hold(page, /\/start-types-[^/]*\.js$/)
  await reader.use('playground')
  await editorOf(page).focus()
  await page.keyboard.type('const a: number = "x"\n')
  await expect(page.locator('.cm-first-error')).toHaveText('Loading types …')
  release()
  await expect(page.locator('.cm-first-error')).toContainText('line 1', { timeout: 20_000 })
})
