import type { Locator, Page, Request } from '@playwright/test'
import { encodeProgram } from '../../site/playground/hash.ts'
import { expect, test } from './fixture.ts'
import { hold } from './hold.ts'

const languages = [
  {
    base: '',
    label: 'Try it',
    listens: 'The server is listening.',
    idle: 'Run the program',
    unknown: 'There is no example with this name',
  },
  { base: 'zh-cn/', label: '动手试试', listens: '服务器已启动', idle: '运行程序', unknown: '没有叫这个名字的示例' },
] as const

const status = (page: Page): Locator => page.locator('.result-pane [role=status]').first()
const editor = (page: Page): Locator => page.locator('.editor .cm-content')

for (const { base, label, listens, idle, unknown } of languages) {
  test(`"${label}" runs the sample at once, and leaves the focus where a visit puts it`, async ({ page, reader }) => {
    await reader.use(`${base}docs/tutorial`)
    await page.locator('.code-tools a', { hasText: label }).first().click()
    await expect(status(page)).toContainText(listens)
    expect(await page.evaluate(() => document.activeElement?.closest('.playground') ?? null)).toBeNull()
    expect(await reader.scrollTop()).toBe(0)
    // The reader stays the one who decides what is looked at after that.
    await expect(editor(page)).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.closest('.playground') ?? null)).toBeNull()
  })

  test(`A program that came with the address waits for the reader in ${base || 'en'}, also after a sample was tried`, async ({
    page,
    reader,
  }) => {
    const text = 'console.log("from anybody")\n'
    const hash = await encodeProgram({ entry: 'src/index.ts', files: [{ path: 'src/index.ts', text }] })
    await reader.use(`${base}playground${hash}`)
    await expect(editor(page)).toContainText('from anybody')
    await expect(status(page)).toContainText(idle)
    await reader.use(`${base}docs/tutorial`)
    await reader.use(`${base}playground#sample=no-topic/no-sample`)
    await expect(page.getByRole('alert')).toContainText(unknown)
    await page.evaluate((next) => location.assign(next ?? ''), hash)
    await expect(editor(page)).toContainText('from anybody')
    await page.waitForTimeout(300)
    await expect(status(page)).toContainText(idle)
    await expect(page.locator('.result-pane .lines')).not.toContainText('from anybody')
  })
}

test('The first request is to the route of the block in which "Try it" was pressed; a link leads back', async ({ page }) => {
  // It is the first thing that the reader does on the page.
  await page.goto('docs/guide/http-server')
  await page.locator('.code', { hasText: "url: '/stars'" }).first().getByRole('link', { name: 'Try it' }).click()
  await expect(page.locator('.examples')).toHaveText(/^HTTP server: src\/notes\.ts/)
  await expect(page.getByRole('combobox', { name: 'Method' })).toHaveValue('PUT')
  await expect(page.locator('.response')).toContainText('many is not an integer')
  const back = page.getByRole('link', { name: 'Back to “HTTP server”' })
  await expect(back).toHaveAttribute('href', /\/docs\/guide\/http-server#body$/)
  await back.click()
  await expect(page).toHaveURL(/\/docs\/guide\/http-server$/)
})

for (const width of [390, 1280]) {
  test(`The lines that the reader has seen are marked in the code, which is in view, at ${width}`, async ({ page, reader }) => {
    await page.setViewportSize({ width, height: 800 })
    await reader.use('docs/api/general/farrow-schema')
    // One of many blocks that show parts of the same file.
    const block = page.locator('.code', { hasText: 'NonStrict(Int)' }).first()
    const lines = (await block.locator('.l').allInnerTexts()).map((line) => line.replace(/[\u2060\u200b\n]/g, ''))
    await block.getByRole('link', { name: 'Try it' }).click()
    const marked = page.locator('.editor .cm-marked')
    await expect(marked).toHaveText(lines)
    for (const line of await marked.all()) await expect(line).toBeInViewport({ ratio: 0.99 })
    expect(await reader.scrollTop()).toBe(0)
    await expect(page.locator('.result-pane .lines')).toContainText('number: 7')
    await expect(page.locator('.code-pane')).toBeVisible()
    if (width === 390) {
      // The code is near the top, and a mark says that there is a result.
      expect((await page.locator('.editor').boundingBox())?.y).toBeLessThan(300)
      await page.getByRole('button', { name: 'Result new' }).click()
      await expect(page.locator('.result-pane .lines')).toBeVisible()
      await page.getByRole('button', { name: 'Code', exact: true }).click()
      await expect(page.locator('.switch .new')).toHaveCount(0)
    }
    // Reloading the page changes nothing of that, nor does an example that was looked at meanwhile.
    await page.locator('.examples').selectOption('hello')
    await expect(page.locator('.back')).toHaveCount(0)
    await expect(marked).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Back to “farrow-schema”' })).toBeVisible()
    await expect(marked).toHaveText(lines)
    await page.reload()
    await page.mouse.move(1, 1)
    await expect(page.getByRole('link', { name: 'Back to “farrow-schema”' })).toBeVisible()
    await expect(marked).toHaveText(lines)
  })
}

for (const width of [390, 1280]) {
  test(`"Try it" shows nothing but its program, and the way back ends where it began, at ${width} @built`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const record = (): void => {
        const editor = document.querySelector('.editor:not([hidden]) > div')?.shadowRoot?.querySelector('.cm-line')
        const split = document.querySelector('.split')
        if (split?.checkVisibility({ visibilityProperty: true })) seen.push(split.closest('.bench') ? 'a block of code' : 'another program')
        if (!editor && document.querySelector('.playground-page')) seen.push('an empty page')
        if (editor) seen.push(`${document.querySelector('.examples option')?.textContent}, ${document.querySelector('.back')?.textContent}`)
        requestAnimationFrame(record)
      }
      record()
    })
    await page.goto('docs/api/http/farrow-http')
    const link = page.locator('.code-tools a', { hasText: 'Try it' }).nth(3)
    await link.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    const takeSeen = (): Promise<string[]> => page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen.splice(0))])
    const tried = expect.stringMatching(/^farrow-http: .+\.ts, Back to “farrow-http”$/)
    for (const turn of ['first', 'second']) {
      await link.click()
      // On a busy machine, this page takes long until its runtime is there.
      await expect(editor(page)).toBeVisible({ timeout: 15_000 })
      await expect(status(page)).toContainText(/finished|listening/)
      const seen = await takeSeen()
      // The first time, it depends on the machine how much is there in the first frame.
      expect(turn === 'second' ? seen : seen.filter((text) => !/^an? (?:empty page|block of code)/.test(text))).toEqual([tried])
      await page.getByRole('link', { name: 'Back to “farrow-http”' }).click()
      await expect(link).toBeVisible()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
    }
    await expect(page).toHaveURL(/farrow-http$/)
  })
}

test('A click on "Try it" that is on its way says so, and gives way to another one', async ({ page, reader }) => {
  await reader.use('docs/tutorial')
  const release = await hold(page, /\/Playground-[^/]*\.js$|\/playground\/Playground\.tsx/)
  const link = page.locator('.code-tools a', { hasText: 'Try it' }).first()
  await link.click()
  const opening = page.locator('.code-tools a').first()
  await expect(opening).toHaveText('Wait …')
  await expect(opening).toHaveCSS('opacity', '0.5')
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await expect(page).toHaveURL(/\/blog$/)
  release()
  await page.waitForTimeout(500)
  await expect(page).toHaveURL(/\/blog$/)
  // It can be clicked again.
  await page.goBack()
  await link.click()
  await expect(page).toHaveURL(/\/playground#sample=/)
})

test('A click on "Try it" shows at once that it was noticed, also while the runtime is on its way @built', async ({ page, reader }) => {
  const release = await hold(page, /\/start-[^/]*\.js$/)
  await reader.open('docs/tutorial')
  const link = page.locator('.code-tools a', { hasText: 'Try it' }).first()
  await link.click()
  await expect(link).toHaveCSS('opacity', '0.5')
  release()
  await expect(page).toHaveURL(/\/playground#sample=/)
})

test('A sample that starts a server shows its requests from the first frame', async ({ page, reader }) => {
  const release = await hold(page, /sandbox\.html$/)
  await reader.use('playground#sample=tutorial-start/project/src/app')
  await expect(page.getByRole('tab', { name: 'Requests' })).toHaveAttribute('aria-selected', 'true')
  release()
  await expect(page.locator('.response')).toContainText('200')
  await expect(page.getByRole('tab', { name: 'Requests' })).toHaveAttribute('aria-selected', 'true')
})

test('On a phone, the request that was sent is in view among those that could be', async ({ page, reader }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await reader.use('playground#sample=http-basics/src/notes&lines=28-32')
  await expect(page.locator('.switch .new')).toBeVisible()
  await page.locator('.switch button', { hasText: 'Result' }).click()
  await expect(page.locator('.suggestions [aria-pressed=true]')).toBeInViewport({ ratio: 0.99 })
})

test('Whoever comes to a sample by an address of somebody else is led back nowhere', async ({ page, reader }) => {
  await reader.use('docs/guide/http-server')
  await page.evaluate(() => location.assign('/playground#sample=api-schema-builders/each&lines=1-3'))
  await expect(page.locator('.editor .cm-marked')).toHaveCount(3)
  await expect(page.locator('.back')).toHaveCount(0)
})

test('Pointing at "Try it" fetches what runs the sample, and a pointer that passes by fetches nothing @built', async ({ page, reader }) => {
  const asked: string[] = []
  page.on('request', (request: Request) => asked.push(new URL(request.url()).pathname))
  const parts = (): readonly string[] => asked.filter((path) => /Playground-|playground-runtime|sandbox|tutorial-start|editor-/.test(path))
  await reader.use('docs/tutorial')
  await page.waitForLoadState('networkidle')
  const link = page.locator('.code-tools a', { hasText: 'Try it' }).first()
  // A real pointer could take longer on a busy machine.
  await link.evaluate((element) => {
    for (const target of [element, document.body]) target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await page.waitForTimeout(300)
  expect(parts()).toEqual([])
  await link.hover()
  for (const part of ['Playground-', 'playground-runtime', 'sandbox', 'tutorial-start'])
    await expect.poll(() => parts().some((path) => path.includes(part)), { message: part }).toBe(true)
  expect(parts().filter((path) => path.includes('editor-'))).toEqual([])
})

for (const way of ['sample', 'press'] as const) {
  const name = { sample: 'a sample', press: 'a press on Run that was there before the playground' }[way]
  test(`The editor is asked for when the result is there, where a program runs because of ${name} @built`, async ({ page, reader }) => {
    const asked: string[] = []
    page.on('request', (request: Request) => asked.push(new URL(request.url()).pathname))
    const release = await hold(page, /sandbox\.html$/)
    if (way === 'sample') await reader.use('playground#sample=tutorial-start/project/src/app')
    else {
      await page.goto('playground')
      await page.locator('[data-action="run"]').click()
    }
    await expect(status(page)).toContainText('Starting')
    await expect(page.locator('.split')).toContainText('import')
    await page.waitForTimeout(300)
    expect(asked.filter((path) => path.includes('/editor-'))).toEqual([])
    release()
    await expect(status(page)).toContainText('The server is listening.')
    await expect(editor(page)).toBeVisible()
  })
}

test('While the editor is on its way, the lines of the page are marked in a block that looks like it, and it begins where the reader clicks @built', async ({
  page,
  reader,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const release = await hold(page, /\/editor-[^/]*\.js$/)
  await reader.use('playground#sample=http-basics/src/notes&lines=22-26')
  const marked = page.locator('.split .hl')
  await expect(marked).toHaveCount(5)
  const place = (line: Locator): Promise<number[]> =>
    line.evaluate((element) => {
      const word = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
      const range = document.createRange()
      range.setStart(word, 0)
      range.setEnd(word, 1)
      const { x, y } = range.getBoundingClientRect()
      return [Math.round(x), Math.round(y)]
    })
  await expect(marked.first()).toBeInViewport({ ratio: 1 })
  await marked.nth(1).click()
  const before = await place(marked.first())
  release()
  await expect(editor(page)).toBeFocused()
  await expect(page.locator('.cm-marked')).toHaveCount(5)
  await expect(page.locator('.cm-activeLine.cm-marked')).toHaveText((await page.locator('.cm-marked').nth(1).textContent()) ?? '')
  expect(await place(page.locator('.cm-marked').first())).toEqual(before)
})

test('Lines that a page has shown are marked where the reader has moved them', async ({ page, reader }) => {
  await reader.use('playground#sample=http-basics/src/notes&lines=22-26')
  const marked = page.locator('.cm-marked')
  await expect(marked).toHaveCount(5)
  const before = await marked.allTextContents()
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('// one\n// two\n')
  expect(await marked.allTextContents()).toEqual(before)
  await page.reload()
  await expect(marked).toHaveCount(5)
  expect(await marked.allTextContents()).toEqual(before)
  await expect(marked.first()).toBeInViewport()
})
