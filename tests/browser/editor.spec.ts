import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { audit } from './audit.ts'
import { expect, test } from './fixture.ts'
import { saveData } from './save-data.ts'

type Window = {
  editor: {
    open(path: string): void
    setProgram(program: { files: { path: string; text: string }[]; entry: string }): void
    showProblem(problem: { path: string; line: number; column: number; message: string }): void
    clearProblems(): void
    startTypes(): Promise<void>
  }
  seen: { runs: number; text: string }
}
const sample = fileURLToPath(new URL('../../site/samples/home-server', import.meta.url))

/** Opens the page of a locale and waits for its editor. For a reader who saves data, types are there only after `startTypes`. */
async function openEditor(page: Page, { base = '', savesData = true } = {}): Promise<Locator> {
  await page.goto(`./${base}`)
  await page.mouse.move(3, 3)
  const content = page.locator('.cm-content')
  await expect(content).toBeVisible()
  if (savesData) await saveData(page)
  return content
}

/** Puts the cursor behind a text of the program, by the keyboard as far as possible. */
async function clickBehind(page: Page, text: string): Promise<void> {
  const line = page.locator('.cm-line', { hasText: text }).first()
  await line.click()
  await page.keyboard.press('End')
}

/** The middle of the first letters of a text in the editor, in the window. */
async function placeOf(page: Page, text: string, length = text.length): Promise<{ x: number; y: number }> {
  const line = page.locator('.cm-line', { hasText: text }).first()
  await line.scrollIntoViewIfNeeded()
  return line.evaluate(
    (element, [wanted, size]) => {
      const start = element.textContent?.indexOf(wanted) ?? 0
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let [node, passed] = [walker.nextNode(), 0]; node !== null; node = walker.nextNode()) {
        const end = passed + (node.textContent?.length ?? 0)
        if (start >= passed && start < end) range.setStart(node, start - passed)
        if (start + size > passed && start + size <= end) range.setEnd(node, start + size - passed)
        passed = end
      }
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return { x: (left + right) / 2, y: (top + bottom) / 2 }
    },
    [text, length] as const,
  )
}

async function pointAt(page: Page, text: string, length?: number): Promise<void> {
  const { x, y } = await placeOf(page, text, length)
  // Hovering begins with a movement.
  await page.mouse.move(x - 1, y)
  await page.mouse.move(x, y)
}

async function startTypes(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as Window).editor.startTypes())
}

const seenText = (page: Page): Promise<string> => page.evaluate(() => (window as unknown as Window).seen.text)
const openFile = (page: Page, path: string): Promise<void> => page.evaluate((name) => (window as unknown as Window).editor.open(name), path)

test('Typing changes the program, and each file has its own history', async ({ page }) => {
  await openEditor(page)
  await clickBehind(page, 'const http = Http()')
  await page.keyboard.type(' // one')
  await expect.poll(() => seenText(page)).toContain('const http = Http() // one')
  await openFile(page, 'src/other.ts')
  await expect(page.locator('.cm-content')).not.toContainText('// one')
  await page.locator('.cm-line').first().click()
  await page.keyboard.press('ControlOrMeta+z')
  await openFile(page, 'src/index.ts')
  await expect(page.locator('.cm-content')).toContainText('// one')
  await page.locator('.cm-line').first().click()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.locator('.cm-content')).not.toContainText('// one')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(page.locator('.cm-content')).toContainText('// one')
})

test('Names with a capital have their color also where the parser needs more time than it is given at first', async ({ page }) => {
  await page.addInitScript(() => {
    const { now } = Date
    let late = 0
    let step = 50
    Date.now = () => {
      late += step
      return now() + late
    }
    setTimeout(() => {
      step = 0
    }, 1500)
  })
  await openEditor(page, { savesData: false })
  await expect(page.locator('.cm-capital', { hasText: 'Http' })).toHaveCount(2)
})

test('A program that replaces another is an edit that can be undone', async ({ page }) => {
  await openEditor(page)
  await page.evaluate(() =>
    (window as unknown as Window).editor.setProgram({ entry: 'src/index.ts', files: [{ path: 'src/index.ts', text: 'let a = 1\n' }] }),
  )
  await expect(page.locator('.cm-content')).toContainText('let a = 1')
  await page.locator('.cm-line').first().click()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.locator('.cm-content')).toContainText('const http = Http()')
})

test('Names have the types that the samples of the pages show', async ({ page }) => {
  const read = (path: string): string => readFileSync(join(sample, path), 'utf8')
  const paths = readdirSync(sample, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  const files = paths.sort().map((path) => ({ path, text: read(path) }))
  const types = (JSON.parse(read('types.json')) as Record<string, [number, number, string, string][]>)['src/index.ts'] ?? []
  const [line = 0, column = 0, name = '', type = ''] = types.reduce((longest, next) =>
    next[3].length > longest[3].length ? next : longest,
  )
  await openEditor(page)
  await page.evaluate((program) => (window as unknown as Window).editor.setProgram(program), { entry: 'index.ts', files })
  await openFile(page, 'src/index.ts')
  await startTypes(page)
  const text =
    read('src/index.ts')
      .split('\n')
      [line - 1]?.slice(column - 1) ?? ''
  expect(text.startsWith(name)).toBe(true)
  await page.locator('.cm-content').focus()
  await pointAt(page, text, name.length)
  await expect(page.locator('.cm-tooltip-hover .cm-type')).toHaveText(type)
  // It covers the lines around it, so it goes when the reader writes on.
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.cm-tooltip-hover')).toHaveCount(0)
})

test('A key shows the type of the name at the cursor', async ({ page }) => {
  await openEditor(page)
  await startTypes(page)
  await clickBehind(page, 'const http = Http()')
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ControlOrMeta+i')
  await expect(page.locator('.cm-type')).toHaveText('Http(options?: HttpPipelineOptions): HttpPipeline')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.cm-type')).toHaveCount(0)
})

test('What can follow is completed', async ({ page }) => {
  await openEditor(page)
  await startTypes(page)
  await clickBehind(page, 'const http = Http()')
  await page.keyboard.type('\nhttp.lis')
  await expect(page.locator('.cm-tooltip-autocomplete [aria-selected]')).toHaveText('listen')
  await page.keyboard.press('Enter')
  await expect(page.locator('.cm-content')).toContainText('http.listen')
  // A name that is not imported is offered, too, and imported when it is chosen.
  await page.keyboard.type('\nconst id = Tupl')
  await expect(page.locator('.cm-tooltip-autocomplete [aria-selected]')).toHaveText('Tuplefarrow-schema')
  // Just after the list has appeared, Enter does not choose from it.
  await page.waitForTimeout(150)
  await page.keyboard.press('Enter')
  await expect(page.locator('.cm-content')).toContainText('const id = Tuple')
  await expect(page.locator('.cm-content')).toContainText("Tuple } from 'farrow-schema'")
  // The list is not left over what a run shows.
  await page.keyboard.type('\nTupl')
  await expect(page.locator('.cm-tooltip-autocomplete')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.locator('.cm-tooltip-autocomplete')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as Window).seen.runs)).toBe(1)
})

test('Members are offered also if the point was typed before the compiler was there', async ({ page }) => {
  await openEditor(page, { savesData: false })
  await clickBehind(page, 'const http = Http()')
  await page.keyboard.type('\nhttp.')
  await expect(page.locator('.cm-tooltip-autocomplete')).toContainText('listen', { timeout: 15_000 })
})

test('A hint tells what a call expects, with the present parameter in bold, and what it is among overloads', async ({ page }) => {
  const content = await openEditor(page)
  await startTypes(page)
  const hint = page.locator('.cm-parameters')
  const bold = hint.locator('b')
  // What is announced is removed soon.
  await page.locator('.cm-announced').evaluate((region) => {
    const all: string[] = []
    Object.assign(window, { announced: all })
    new MutationObserver(() => all.push(region.textContent ?? '')).observe(region, { childList: true })
  })
  const announced = (): Promise<string[]> => page.evaluate(() => (window as unknown as { announced: string[] }).announced)
  await clickBehind(page, 'const http = Http()')
  await page.keyboard.type('\nhttp.post(')
  await expect(hint).toHaveText(/^post\(path: string, schema\?: /)
  await expect(bold).toHaveText('path: string')
  expect(await announced()).toContainEqual(expect.stringMatching(/^post\(path: string, schema.*\npath: string$/))
  await page.keyboard.type("'/a', ")
  await expect(bold).toContainText('schema?: ')
  // The list of completions is below the line, and the hint above it.
  await page.keyboard.type('Tup')
  const list = page.locator('.cm-tooltip-autocomplete')
  await expect(list).toBeVisible()
  const line = await page.locator('.cm-activeLine').evaluate((element) => element.getBoundingClientRect())
  await expect.poll(async () => (await list.boundingBox())?.y ?? 0).toBeGreaterThan(line.bottom - 5)
  expect(await hint.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(line.top + 5)
  await expect(content).toBeFocused()
  // Escape closes the list, then the hint, and only then would the next Tab leave the editor.
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(hint).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hint).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(content).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Shift+Space')
  await expect(bold).toContainText('schema?: ')
  await page.keyboard.press('Home')
  await expect(hint).toHaveCount(0)

  const text = 'declare function both(a: string, b: number): void\ndeclare function both(a: string, ...all: Date[]): string\n\n'
  await page.evaluate(
    (program) =>
      (window as unknown as Window).editor.setProgram({ entry: 'src/index.ts', files: [{ path: 'src/index.ts', text: program }] }),
    text,
  )
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type("both('a', 1")
  await expect(hint).toHaveText('1/2 both(a: string, b: number): void')
  await expect(bold).toHaveText('b: number')
  for (const _ of ', 1') await page.keyboard.press('ArrowLeft')
  await expect(bold).toHaveText('a: string')
  expect(await announced()).toContain('a: string')
  await page.keyboard.press('End')
  await expect(hint).toHaveCount(0)
  // A call within a call, and the one around it again; the body of a function is outside of both.
  await page.keyboard.type("\nboth('a', new Date(")
  await expect(hint).toContainText('Date(')
  await page.keyboard.type(')')
  await expect(hint).toHaveText('2/2 both(a: string, ...all: Date[]): string')
  await page.keyboard.type(', () => {')
  await expect(hint).toHaveCount(0)
  // Neither a text nor a comment is a call, and nothing stays when the focus goes.
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('\nboth(')
  await expect(hint).toBeVisible()
  await content.blur()
  await expect(hint).toHaveCount(0)
})

test('The compiler is asked about calls only where one is written, and as soon as it is there', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { asked: [] })
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (message: { question?: string }, ...rest: []) {
      if (message.question !== undefined) (window as unknown as { asked: string[] }).asked.push(message.question)
      postMessage.call(this, message, ...rest)
    }
  })
  const timesAsked = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { asked: string[] }).asked.filter((question) => question === 'callAt').length)
  await openEditor(page)
  await clickBehind(page, 'const http = Http()')
  await page.keyboard.type("\nhttp.get('/a")
  await startTypes(page)
  await expect(page.locator('.cm-parameters > b')).toHaveText('path: "/a"')
  await page.keyboard.press('Escape')
  const before = await timesAsked()
  await page.keyboard.type('b, (c')
  await page.keyboard.press('End')
  await page.keyboard.type('\n// as in f(a, b)\nconst sum = 1 + 2\n')
  await page.waitForTimeout(500)
  expect(await timesAsked()).toBe(before)
  await expect(page.locator('.cm-parameters')).toHaveCount(0)
})

test('An error is underlined in the file that has it, also after an edit of another file, and until it is fixed', async ({ page }) => {
  await openEditor(page, { savesData: false })
  await clickBehind(page, 'const http = Http()')
  await page.keyboard.type('\nconst port: number = "x"')
  const underlined = page.locator('.cm-lintRange-error')
  // The compiler is fetched because of the edit.
  await expect(underlined).toHaveText('port', { timeout: 20_000 })
  await underlined.hover()
  await expect(page.locator('.cm-tooltip-lint')).toContainText("Type 'string' is not assignable to type 'number'.")
  await page.mouse.move(3, 3)
  // The line below the code leads to it.
  const first = page.locator('.cm-first-error')
  await expect(first).toHaveText("1 error · line 10 · Type 'string' is not assignable to type 'number'.")
  await page.keyboard.press('ControlOrMeta+Home')
  await first.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('80')
  await expect(underlined).toHaveCount(0)
  await expect(first).toHaveCount(0)
  // The message about a name that is not known offers its import.
  await page.keyboard.type('\nconst id = Tuple')
  await expect(underlined).toHaveText('Tuple')
  await underlined.hover()
  const offer = page.locator('.cm-tooltip-lint').getByRole('button', { name: 'Update import from "farrow-schema"' })
  await offer.click()
  await expect(page.locator('.cm-content')).toContainText("Tuple } from 'farrow-schema'")
  await expect(underlined).toHaveCount(0)
  await openFile(page, 'src/other.ts')
  await page.locator('.cm-line').last().click()
  await page.keyboard.type("import { gone } from './index'")
  await expect(underlined).toHaveText('gone')
})

test('Behind the end of a string, nothing is offered that the Enter key would take', async ({ page }) => {
  await openEditor(page)
  await startTypes(page)
  await clickBehind(page, 'const http = Http()')
  await page.keyboard.type('\nconst text = "a"')
  await page.waitForTimeout(500)
  await expect(page.locator('.cm-tooltip-autocomplete')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.type('text.')
  await expect(page.locator('.cm-tooltip-autocomplete')).toContainText('toUpperCase')
  await expect(page.locator('.cm-activeLine')).toHaveText('text.')
})

test('A place where a run has failed is marked until it is cleared or its file is edited', async ({ page }) => {
  await openEditor(page)
  const underlined = page.locator('.cm-lintRange-error, .cm-lintPoint-error')
  const show = (): Promise<void> =>
    page.evaluate(() => (window as unknown as Window).editor.showProblem({ path: 'src/index.ts', line: 9, column: 7, message: 'It broke' }))
  await show()
  await expect(underlined).toHaveCount(1)
  await expect(page.locator('.cm-lint-marker-error')).toHaveCount(1)
  await page.evaluate(() => (window as unknown as Window).editor.clearProblems())
  await expect(underlined).toHaveCount(0)
  await show()
  await expect(underlined).toHaveCount(1)
  // It does not look like a mistake that the compiler has found.
  await expect(underlined).toHaveCSS('text-decoration-style', 'dotted')
  await underlined.hover()
  await expect(page.locator('.cm-tooltip .cm-diagnostic')).toContainText('When it last ran')
  await clickBehind(page, 'const http = Http()')
  await page.keyboard.type(' ')
  await expect(underlined).toHaveCount(0)
})

test('Tab indents, and after Escape it leaves the editor, as its label says; Enter keeps the indentation', async ({ page }) => {
  const content = await openEditor(page)
  await expect(content).toHaveAccessibleName('Code: src/index.ts. Press Escape, then Tab, to leave the editor')
  await clickBehind(page, 'const http = Http()')
  await page.keyboard.press('Tab')
  await expect(content).toBeFocused()
  await expect.poll(() => seenText(page)).toContain('  const http = Http()')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(content).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(content).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.type('const a = 1\nconst b = [2]\n')
  await expect.poll(() => seenText(page)).toContain('\n  const a = 1\n  const b = [2]\n  const http = Http()\n')
  await clickBehind(page, 'body: Review')
  await page.keyboard.type('\nparams: {\nid: Int')
  await expect.poll(() => seenText(page)).toContain('\n  body: Review,\n  params: {\n    id: Int\n  }\n')
})

test('A slash is typed and does not open the search of the site, and Ctrl+Enter runs the program', async ({ page }) => {
  await openEditor(page)
  await clickBehind(page, 'const http = Http()')
  await page.keyboard.type('/')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect.poll(() => seenText(page)).toContain('Http()/')
  await page.keyboard.press('ControlOrMeta+Enter')
  expect(await page.evaluate(() => (window as unknown as Window).seen.runs)).toBe(1)
})

test('In Chinese, the panels of the editor and its label are Chinese', async ({ page }) => {
  const content = await openEditor(page, { base: 'zh-cn/' })
  await expect(content).toHaveAccessibleName('代码：src/index.ts。按 Esc 再按 Tab 可离开编辑器')
  await content.click()
  await page.keyboard.press('ControlOrMeta+f')
  const panel = page.locator('.cm-search')
  await expect(panel.getByRole('textbox', { name: '查找' })).toBeFocused()
  await expect(panel.getByRole('button', { name: '全部替换' })).toBeVisible()
  expect((await panel.innerText()).replaceAll(/\s/g, '')).not.toMatch(/[a-z]/i)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('The search of the editor has words, buttons and fields like the rest of the page', async ({ page }) => {
  const content = await openEditor(page)
  await content.click()
  await page.keyboard.press('ControlOrMeta+f')
  const panel = page.locator('.cm-search')
  await expect(panel.getByRole('textbox', { name: 'Find' })).toBeFocused()
  await expect(panel.getByRole('button')).toHaveText(['Next', 'Previous', 'Select all', 'Replace', 'Replace all', '×'])
  await expect(panel.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(panel.locator('label')).toHaveText(['Match case', 'Regex', 'Whole words'])
  const sans = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  for (const control of await panel.locator('.cm-textfield, button').all()) {
    await expect(control).toHaveCSS('font-family', sans)
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(30)
    await control.focus()
    await expect(control).toHaveCSS('outline', /2px$/)
    await expect(control).toHaveCSS('outline-offset', '2px')
  }
})

test('Typing over a selection replaces it, and the policy of the site has nothing to refuse', async ({ page }) => {
  // The browser would report a refused style on the console, where no test may leave a message.
  const content = await openEditor(page)
  await content.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('c')
  await page.keyboard.type('onst a = 1')
  await expect(content).toHaveText('const a = 1')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('(')
  await expect(content).toHaveText('(const a = 1)')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('const b = 2')
  await expect(content).toHaveText('const b = 2')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(content).toHaveText('(const a = 1)')
})

test('A pressed letter goes into the text without a change of the document by the browser; other texts go where the browser puts them', async ({
  page,
}) => {
  const content = await openEditor(page)
  await content.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await content.evaluate((element) => {
    // An `input` event says that the browser has changed the document.
    element.addEventListener('input', (event) => element.setAttribute('data-by-browser', (event as InputEvent).data ?? ''))
  })
  await page.keyboard.type("f('a')")
  await expect(content).toHaveText("f('a')")
  await expect(content).not.toHaveAttribute('data-by-browser')
  // As when an accent is chosen for the letter before: the browser selects that first, which the editor does not know yet.
  await page.keyboard.insertText('é')
  await expect(content).toHaveText("f('a')é")
  await expect(content).toHaveAttribute('data-by-browser', 'é')
})

test('The policy of the site blocks nothing, and switching to dark colors keeps the editor', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { violations: [] })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      ;(window as unknown as { violations: string[] }).violations.push(`${violatedDirective} ${sample}`)
    })
  })
  await openEditor(page)
  await startTypes(page)
  await clickBehind(page, 'const http = Http()')
  await page.keyboard.type('\nhtt')
  await expect(page.locator('.cm-tooltip-autocomplete')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+f')
  await expect(page.locator('.cm-search')).toBeVisible()
  const background = (): Promise<string> => page.locator('.cm-editor').evaluate((element) => getComputedStyle(element).backgroundColor)
  const light = await background()
  expect(light).not.toBe('rgba(0, 0, 0, 0)')
  const editor = await page.locator('.cm-editor').elementHandle()
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expect.poll(background).not.toBe(light)
  expect(await editor?.evaluate((element) => element.isConnected)).toBe(true)
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([])
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('letters are large enough not to be zoomed, nothing overflows, and a tap on a name shows its type', async ({ page }) => {
    const content = await openEditor(page)
    expect(await content.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(16)
    await page.evaluate(() => (window as unknown as Window).editor.startTypes())
    const { x, y } = await placeOf(page, 'reviews')
    await page.touchscreen.tap(x, y)
    await expect(page.locator('.cm-type')).toContainText('const reviews: Pipeline<')
    await page.keyboard.press('ControlOrMeta+f')
    await expect(page.locator('.cm-search')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  test('a tap on an error tells what is wrong, and what a completion is does not cover the others', async ({ page }) => {
    await openEditor(page)
    await page.evaluate(() => (window as unknown as Window).editor.startTypes())
    await clickBehind(page, 'const http = Http()')
    await page.keyboard.type('\nconst port: number = "x"\nhttp.')
    await expect(page.locator('.cm-completionInfo')).toBeVisible()
    const boxOf = (selector: string): Promise<DOMRect> => page.locator(selector).evaluate((element) => element.getBoundingClientRect())
    // Its place is known later.
    await expect.poll(async () => (await boxOf('.cm-completionInfo')).right).toBeLessThanOrEqual(360)
    const list = await boxOf('.cm-tooltip-autocomplete > ul')
    const info = await boxOf('.cm-completionInfo')
    expect(info.top >= list.bottom || info.bottom <= list.top).toBe(true)
    expect(info.left).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(page.locator('.cm-tooltip-autocomplete')).toHaveCount(0)
    for (const _ of 'http.') await page.keyboard.press('Backspace')
    await expect(page.locator('.cm-lintRange-error').first()).toHaveText('port')
    // The line below the code has all of its message.
    await expect(page.locator('.cm-first-error')).toContainText("to type 'number'.")
    const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
      scrollWidth > clientWidth || scrollHeight > clientHeight
    expect(await page.locator('.cm-first-error').evaluate(isCut)).toBe(false)
    expect(await page.locator('.cm-first-error > span').evaluate(isCut)).toBe(false)
    const { x, y } = await placeOf(page, 'port: number', 4)
    await page.touchscreen.tap(x, y)
    await expect(page.locator('.cm-tooltip .cm-diagnosticText')).toHaveText("Type 'string' is not assignable to type 'number'.")
    await expect(page.locator('.cm-tooltip .cm-diagnosticSource')).toHaveText('TS2322')
    await expect(page.locator('.cm-tooltip .cm-type')).toHaveText('const port: number')
    await clickBehind(page, 'const port')
    await page.keyboard.type('\nconst id = Tuple ')
    await expect(page.locator('.cm-lintRange-error').last()).toHaveText('Tuple')
    const name = await placeOf(page, 'Tuple ', 5)
    await page.touchscreen.tap(name.x, name.y)
    await page.getByRole('button', { name: 'Update import from "farrow-schema"' }).tap()
    await expect(page.locator('.cm-content')).toContainText("Tuple } from 'farrow-schema'")
  })
})

test.describe('In a low window', () => {
  test.use({ viewport: { width: 390, height: 450 }, hasTouch: true, isMobile: true })

  test('what a completion is stays inside, and the hint does not lie over the list', async ({ page }) => {
    await openEditor(page)
    await startTypes(page)
    await clickBehind(page, 'const http = Http()')
    await page.keyboard.type('\nhttp.post(Respo')
    const boxOf = (selector: string): Promise<DOMRect> => page.locator(selector).evaluate((element) => element.getBoundingClientRect())
    const info = page.locator('.cm-completionInfo')
    await expect(info).toContainText('Response')
    await page.evaluate(() => {
      document.body.style.paddingBlock = '600px'
    })
    // The line may be anywhere in the window.
    for (const wanted of [150, 250, 380]) {
      const { top } = await boxOf('.cm-activeLine')
      await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top - wanted)
      await expect(info).toBeVisible()
      await expect(async () => {
        // On a busy machine, the editor may have measured before the window was scrolled to the end, and waits for the next event.
        await page.evaluate(() => dispatchEvent(new Event('scroll')))
        const { top: start, bottom: end } = await boxOf('.cm-completionInfo')
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(450)
      }).toPass({ timeout: 5000 })
      const [box, list, hint, line] = await Promise.all(
        ['.cm-completionInfo', '.cm-tooltip-autocomplete > ul', '.cm-parameters', '.cm-activeLine'].map(boxOf),
      )
      const isApart = (one: DOMRect | undefined, other: DOMRect | undefined): boolean =>
        one !== undefined && other !== undefined && (one.top >= other.bottom - 4 || one.bottom <= other.top + 4)
      expect(isApart(list, hint)).toBe(true)
      expect(isApart(box, list)).toBe(true)
      expect(isApart(box, line)).toBe(true)
    }
    expect(await info.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(0)
  })
})

test.describe('axe finds no violation', () => {
  test.use({ bypassCSP: true, reducedMotion: 'reduce' })

  test('in the editor with its panels, light and dark', async ({ page }) => {
    const content = await openEditor(page)
    await startTypes(page)
    await content.click()
    await page.keyboard.press('ControlOrMeta+f')
    await expect(page.locator('.cm-search')).toBeVisible()
    for (const mode of ['light', 'dark']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), mode)
      expect(await audit(page, { root: '#editor' })).toEqual([])
    }
  })
})

test.describe('Without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the editor has types after they were used once', async ({ page, context, noise }) => {
    noise.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|Could not prefetch/)
    await openEditor(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    const content = await openEditor(page)
    await content.click()
    await startTypes(page)
    const kept = (): Promise<boolean> =>
      page.evaluate(async () => (await (await caches.open('pagewright /x/ assets')).keys()).some(({ url }) => url.includes('/typescript-')))
    await expect.poll(kept).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await openEditor(page)
    await startTypes(page)
    await pointAt(page, 'reviews')
    await expect(page.locator('.cm-type')).toContainText('const reviews: Pipeline<')
  })
})
