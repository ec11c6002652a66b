import type { Locator, Page } from '@playwright/test'
import { encodeProgram } from '../../site/playground/hash.ts'
import { audit } from './audit.ts'
import { expect, test } from './fixture.ts'
import { hold } from './hold.ts'
import { isRewrapped, takeShifts, watchShifts } from './layout-shifts.ts'
import { alwaysSaveData, saveData } from './save-data.ts'

/** What a test presses and reads, in both languages. */
const languages = [
  {
    path: 'playground',
    run: 'Run',
    code: 'Code',
    result: 'Result',
    requests: 'Requests',
    console: 'Console',
    schemas: 'Schemas',
    pattern: 'URL pattern',
    url: 'URL',
    send: 'Send',
    listens: 'The server is listening.',
    endless: 'Is there an endless loop?',
    idle: 'Run the program to see what it does.',
    recorded: 'Recorded in Node.js',
    binary: 'The body is not text',
    stale: 'The code has changed since this run.',
    staleResponse: 'before your change',
    foreign: 'It came with the address of this page',
    context: 'Middleware',
    hello: 'Hello',
    errors: 'Errors',
    cookies: 'Cookies (1)',
    clear: 'Clear cookies',
    reset: 'Reset',
    share: 'Share',
    shared: 'The address is copied.',
    damaged: 'The address of this page is damaged',
    notKept: 'the browser cannot keep it',
    validate: 'Validate',
    value: 'Value as JSON',
    valid: 'Valid.',
    invalid: 'Not valid',
    match: 'Match',
    matches: 'The URL matches',
    noMatch: 'The URL does not match',
    line: 'Line 3',
    lineOfOther: 'src/other.ts, line 1',
    oneError: ', errors: 1',
    trouble: 'What this message means',
    newFile: 'New file',
    rename: 'Rename',
    remove: 'Remove',
    cancel: 'Cancel',
    outside: 'A file has to lie inside the program',
    ending: 'The name of a file has to end with .ts, .tsx or .json.',
    taken: 'The program has a file of this name already.',
    removed: 'src/name.ts is removed.',
    running: 'The program is running.',
    finished: 'The program has finished.',
    endedByError: 'An error has ended the program.',
    notListening: 'No server of this program is listening at this address.',
    other: '中文（中国）',
  },
  {
    path: 'zh-cn/playground',
    run: '运行',
    code: '代码',
    result: '结果',
    requests: '请求',
    console: '控制台',
    schemas: 'Schema',
    pattern: 'URL 模板',
    url: 'URL',
    send: '发送',
    listens: '服务器已启动',
    endless: '可能有死循环。',
    idle: '运行程序，看看结果。',
    recorded: '在 Node.js 里记录的响应',
    binary: '响应体不是文本',
    stale: '运行之后，代码又有改动。',
    staleResponse: '改动之前',
    foreign: '程序来自本页地址',
    context: '中间件',
    hello: '最小的服务器',
    errors: '错误处理',
    cookies: 'Cookie (1)',
    clear: '清除 Cookie',
    reset: '还原',
    share: '分享',
    shared: '地址已复制。',
    damaged: '地址已损坏',
    notKept: '浏览器没能保存改动',
    validate: '校验',
    value: 'JSON 格式的值',
    valid: '校验通过',
    invalid: '校验未通过',
    match: '匹配',
    matches: 'URL 匹配',
    noMatch: 'URL 不匹配',
    line: '第 3 行',
    lineOfOther: 'src/other.ts 第 1 行',
    oneError: '，错误数：1',
    trouble: '这条错误信息是什么意思',
    newFile: '新建文件',
    rename: '重命名',
    remove: '删除',
    cancel: '取消',
    outside: '文件必须放在程序目录里',
    ending: '文件名必须以 .ts、.tsx 或 .json 结尾。',
    taken: '程序里已经有同名文件。',
    removed: '已删除 src/name.ts。',
    running: '程序正在运行。',
    finished: '程序已运行完毕。',
    endedByError: '程序因出错而结束。',
    notListening: '程序里没有服务器在监听这个地址',
    other: 'English',
  },
] as const

type Texts = (typeof languages)[number]

const editorOf = (page: Page): Locator => page.locator('.editor .cm-content')
const button = (page: Page, name: string): Locator => page.locator('.bench').getByRole('button', { name, exact: true })
const tab = (page: Page, name: string | RegExp): Locator => page.getByRole('tab', { name })
const response = (page: Page): Locator => page.locator('.response')

/** Replaces the program, as a reader who pastes one and saves data. Types have tests of their own in `editor.spec.ts`. */
async function write(page: Page, text: string): Promise<void> {
  await saveData(page)
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

/** Runs the program and waits until it says this, by default that its server listens. */
async function runs(page: Page, texts: Texts, said: string = texts.listens): Promise<void> {
  await button(page, texts.run).click()
  await expect(page.locator('.result-pane').getByText(said).first()).toBeAttached()
}

const server = (answer: string): string =>
  `import { Http, Response } from 'farrow-http'\nconst http = Http()\nhttp.get('/').use(() => Response.text('${answer}'))\nhttp.listen(3000)\n`

test.describe('Without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the playground runs programs and has types, once it was used', async ({ page, context, reader, noise }) => {
    test.setTimeout(90_000)
    noise.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|Could not prefetch/)
    const [texts] = languages
    const edit = async (): Promise<void> => {
      await editorOf(page).focus()
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.type('const n: number = "one"')
      await expect(page.locator('.cm-lintRange-error')).toHaveText('n', { timeout: 30_000 })
    }
    await reader.use(texts.path)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await runs(page, texts)
    await edit()
    const isKept = (part: string): Promise<boolean> =>
      page.evaluate(async (name) => {
        for (const cache of await caches.keys())
          if ((await (await caches.open(cache)).keys()).some(({ url }) => url.includes(name))) return true
        return false
      }, part)
    for (const part of ['/typescript-', '/declarations-', 'playground-runtime', '/assist-', 'playground/sandbox.html'])
      await expect.poll(() => isKept(part), { timeout: 15_000, message: part }).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await reader.wake()
    await button(page, texts.reset).click()
    await runs(page, texts)
    await expect(response(page)).toContainText('200')
    await edit()
  })
})

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

test('A message about the program is gone after an edit', async ({ page, reader }) => {
  await reader.use('playground')
  await write(page, server('Mine'))
  await button(page, 'Reset').click()
  const message = page.locator('.bench > .message')
  await expect(message).toHaveText('The program is back to its original state.')
  await editorOf(page).focus()
  await page.keyboard.type('// ')
  await expect(message).toHaveText('')
  await expect(page.locator('.kept')).toContainText('Changed')
})

test('A reset can be undone, with all files', async ({ page, reader }) => {
  await reader.use('playground')
  await button(page, 'New file').click()
  await page.keyboard.type('notes.ts')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('export const mine = 1')
  await button(page, 'Reset').click()
  await expect(tab(page, 'src/notes.ts')).toHaveCount(0)
  await expect(button(page, 'Undo')).toBeFocused()
  await button(page, 'Undo').click()
  await tab(page, 'src/notes.ts').click()
  await expect(editorOf(page)).toContainText('export const mine = 1')
  // It is kept, too, and an edit after a reset ends the offer.
  await page.reload()
  await reader.wake()
  await expect(tab(page, 'src/notes.ts')).toBeVisible()
  await button(page, 'Reset').click()
  await editorOf(page).focus()
  await page.keyboard.type('// ')
  await expect(button(page, 'Undo')).toHaveCount(0)
  await expect(button(page, 'Reset')).toBeEnabled()
})

test('What a run has found, and what was recorded, is not said of a program that was changed since', async ({ page, reader }) => {
  await reader.use('playground')
  await expect(page.locator('.recorded')).toBeVisible()
  await write(page, 'const x: any = null\nx.foo()\n')
  await expect(page.locator('.recorded')).toHaveCount(0)
  await expect(page.locator('.result-pane .panel:not([hidden])')).toContainText('Run the program to see what it does.')
  await button(page, 'Run').click()
  await expect(page.locator('.code-pane .mark')).toHaveText('1')
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('// ')
  await expect(page.locator('.code-pane .mark')).toHaveCount(0)
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

test('A click in the code says that the editor is on its way, which begins there @built', async ({ page, reader }) => {
  const release = await hold(page, /\/editor-[^/]*\.js$/)
  await reader.open('playground')
  await page.locator('.playground pre .l').filter({ hasText: 'text = String' }).click()
  await expect(page.locator('.actions')).toContainText('Loading the editor …')
  release()
  await expect(editorOf(page)).toBeFocused()
  await expect(page.locator('.cm-activeLine')).toHaveText('  text = String')
})

test('An error in a handler leads to its line', async ({ page, reader }) => {
  await reader.use('playground')
  await write(
    page,
    "import { Http } from 'farrow-http'\nconst http = Http()\nhttp.get('/').use(() => {\n  throw new Error('No')\n})\nhttp.listen(3000)\n",
  )
  await button(page, 'Run').click()
  await expect(response(page)).toContainText('500')
  await response(page).getByRole('button', { name: 'src/index.ts, line 4' }).click()
  await expect(page.locator('.cm-activeLine')).toHaveText("  throw new Error('No')")
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

test('What was written is shown after a reload before the reader does anything', async ({ page, reader }) => {
  await reader.use('playground')
  await write(page, server('Mine'))
  await page.reload()
  await expect(editorOf(page)).toContainText("Response.text('Mine')")
})

test('What a program prints is shown while it runs, and all errors in it are counted', async ({ page, reader }) => {
  await reader.use('playground')
  await write(page, "console.error('Bad')\nwhile (true) {}\n")
  await button(page, 'Run').click()
  await expect(page.locator('.lines')).toContainText('Bad')
  await expect(tab(page, 'Console')).toHaveAccessibleName('Console, errors: 1')
  await button(page, 'Stop').click()
  await write(page, "console.error('Bad')\nthrow new Error('Worse')\n")
  await button(page, 'Run').click()
  await expect(page.locator('.lines')).toContainText('UncaughtError: Worse')
  await expect(tab(page, 'Console')).toHaveAccessibleName('Console, errors: 2')
})

test('A program that goes on can be stopped', async ({ page, reader }) => {
  const text = "let n = 0\nsetInterval(() => console.log('tick', n++), 20)\nexport {}\n"
  await reader.use(`playground${await encodeProgram({ entry: 'src/index.ts', files: [{ path: 'src/index.ts', text }] })}`)
  await button(page, 'Run').click()
  const lines = page.locator('.lines > li')
  await expect(lines.nth(3)).toBeVisible()
  await button(page, 'Stop').click()
  await expect(page.locator('.result-pane')).toContainText('The program was stopped.')
  await expect(button(page, 'Stop')).toBeDisabled()
  const count = await lines.count()
  await page.waitForTimeout(300)
  expect(await lines.count()).toBe(count)
})

test('A program that starts for long says so in its button, and can be stopped', async ({ page, reader }) => {
  const files = [{ path: 'src/index.ts', text: 'while (true) {}\n' }]
  await reader.use(`playground${await encodeProgram({ entry: 'src/index.ts', files })}`)
  await expect(button(page, 'Stop')).toBeDisabled()
  await button(page, 'Run').click()
  await expect(button(page, 'Starting …')).toBeVisible()
  await button(page, 'Stop').click()
  await expect(page.locator('.result-pane')).toContainText('The program was stopped.')
  await expect(button(page, 'Run')).toBeVisible()
  await expect(page.locator('.result-pane')).not.toContainText('endless loop')
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

test('A whole path that is typed behind the folder in the field of a new file is that path', async ({ page, reader }) => {
  await reader.use('playground')
  await button(page, 'New file').click()
  await expect(page.getByRole('textbox', { name: 'Path of the file' })).toHaveValue('src/')
  await page.keyboard.press('End')
  await page.keyboard.type('src/notes.ts')
  await page.keyboard.press('Enter')
  await expect(tab(page, 'src/notes.ts')).toHaveText('src/notes.ts')
})

test('The panel for the export closes when the reader presses elsewhere, and Escape leads back to its button', async ({ page, reader }) => {
  await reader.use('playground')
  const panel = page.locator('.project')
  await button(page, 'Export').click()
  await expect(panel).toBeVisible()
  await editorOf(page).click()
  await expect(panel).toHaveCount(0)
  await button(page, 'Export').click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(button(page, 'Export')).toBeFocused()
})

test('What both the compiler and a run have found is counted once', async ({ page, reader }) => {
  const files = [{ path: 'src/index.ts', text: 'const a = 1\nconst b = (\nexport {}\n' }]
  await reader.use(`playground${await encodeProgram({ entry: 'src/index.ts', files })}`)
  await editorOf(page).focus()
  await button(page, 'Run').click()
  const panel = page.locator('.editor .cm-first-error')
  await expect(page.locator('.lines [data-level=error]')).toHaveCount(1)
  await expect(panel).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('.code-pane .mark')).toBeVisible()
  const count = async (): Promise<string> => `${await page.locator('.code-pane .mark').innerText()} ${await panel.innerText()}`
  await expect.poll(count).toMatch(/^(\d+) \1 errors? ·/)
})

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

    test('has a response on the screen after Run, and one for each request that is chosen', async ({ page, reader }) => {
      await reader.use(texts.path)
      await expect(editorOf(page)).toBeVisible()
      await button(page, texts.run).click()
      const shown = response(page)
      await expect(shown).toContainText('200 OK')
      await expect(shown.locator('pre').first()).toContainText('"text": "Buy tea"')
      await expect(shown.locator('.tf, .ts, .tc')).toHaveText(['"id"', '1', '"text"', '"Buy tea"', '"tags"', '"home"'])
      await expect(shown.locator('.ts').first()).toBeInViewport()
      await expect(shown.getByText('Content-Type: application/json')).toBeInViewport()
      // Nothing has been scrolled for it.
      expect(await reader.scrollTop()).toBe(0)
      const edge = (): Promise<string> =>
        shown
          .locator('pre')
          .first()
          .evaluate((body) => getComputedStyle(body).borderInlineStartColor)
      const edgeOfSuccess = await edge()
      const offered = page.locator('.suggestions button')
      await expect(offered.first()).toHaveAttribute('aria-pressed', 'true')
      await offered.last().click()
      await expect(shown).toContainText('400 Bad Request')
      expect(await edge()).not.toBe(edgeOfSuccess)
      await expect(page.getByRole('textbox', { name: texts.url, exact: true })).toHaveValue('/notes')
      // The next run sends what stands in the form.
      await button(page, texts.run).click()
      const time = page.locator('.response span.hint')
      await expect(time).toBeVisible()
      await expect(shown).toContainText('400 Bad Request')
      await expect(page.locator('.history button')).toHaveCount(3)
      // After an edit it is marked, and nothing moves.
      const status = shown.locator('b')
      const before = await shown.locator('pre').first().boundingBox()
      const color = await status.evaluate((element) => getComputedStyle(element).color)
      await saveData(page)
      await editorOf(page).focus()
      await page.keyboard.type(' ')
      await expect(time).toHaveText(texts.staleResponse)
      expect(await shown.locator('pre').first().boundingBox()).toEqual(before)
      expect(await status.evaluate((element) => getComputedStyle(element).color)).not.toBe(color)
    })

    test('sends nothing before a program from an address was run, and nothing to a program without GET', async ({ page, reader }) => {
      await alwaysSaveData(page)
      await reader.use(
        texts.path + (await encodeProgram({ entry: 'src/index.ts', files: [{ path: 'src/index.ts', text: server('Came') }] })),
      )
      await expect(editorOf(page)).toContainText('Came')
      await page.waitForTimeout(300)
      await expect(response(page)).toHaveCount(0)
      await expect(page.getByRole('tabpanel', { name: texts.console })).toContainText(texts.foreign)
      await runs(page, texts)
      await expect(response(page).locator('pre').first()).toHaveText('Came')
      await write(page, server('Came').replace('http.get', 'http.delete'))
      await button(page, texts.reset).click()
      await write(page, server('Came').replace('http.get', 'http.delete'))
      await runs(page, texts)
      await tab(page, texts.requests).click()
      await page.waitForTimeout(300)
      await expect(response(page)).toHaveCount(0)
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
      // The corner of the code can be drawn.
      const corner = { x: (code?.x ?? 0) + (code?.width ?? 0) - 4, y: (code?.y ?? 0) + (code?.height ?? 0) - 4 }
      await page.mouse.move(corner.x, corner.y)
      await page.mouse.down()
      await page.mouse.move(corner.x - 100, corner.y - 50, { steps: 4 })
      await page.mouse.up()
      const drawn = await page.locator('.result-pane').boundingBox()
      expect(drawn?.width).toBeGreaterThan((result?.width ?? 0) + 80)
      expect(drawn?.height).toBeLessThan((result?.height ?? 0) - 30)
    })

    test('sends requests to programs that are written one after another', async ({ page, reader }) => {
      await reader.use(texts.path)
      await test.step('sends another program that was made of an example a request that it has, and is as at first after Reset', async () => {
        await write(page, server('Mine'))
        await runs(page, texts)
        await expect(response(page).locator('pre').first()).toHaveText('Mine')
        await expect(page.locator('.suggestions button')).toHaveText(['GET /'])
        await button(page, texts.reset).click()
        await expect(page.locator('.recorded')).toContainText('"text": "Buy tea"')
        await expect(page.locator('.suggestions button')).toHaveCount(4)
      })
      await test.step('says that a body is not text', async () => {
        await write(page, server('x').replace("text('x')", 'buffer(Buffer.from([0, 137, 255]))'))
        await runs(page, texts)
        await expect(response(page)).toContainText(texts.binary)
      })
      await test.step('says that a URL is none, and sends nothing', async () => {
        await page.getByRole('textbox', { name: texts.url, exact: true }).fill('http://[')
        await button(page, texts.send).click()
        await expect(page.locator('.result-pane .bad')).toContainText('http://[')
      })
    })

    test('has schemas and cookies', async ({ page, reader }) => {
      await test.step('validates values against the exported schemas', async () => {
        await reader.use(`${texts.path}#sample=body`)
        await expect(editorOf(page)).toBeVisible()
        await tab(page, texts.schemas).click()
        const panel = page.getByRole('tabpanel', { name: texts.schemas })
        await panel.getByRole('combobox').selectOption('Order')
        await panel.getByRole('button', { name: texts.validate }).click()
        await expect(panel.getByText(texts.valid)).toBeVisible()
        await panel.getByRole('textbox').fill('{"items": [{"name": "Tea", "count": "2"}], "delivery": "post"}')
        await panel.getByRole('button', { name: texts.validate }).click()
        await expect(panel.getByText(texts.invalid)).toBeVisible()
        await expect(panel.getByText('items.0.count')).toBeVisible()
        await expect(panel).toContainText('2 is not an integer')
      })
      await test.step('keeps cookies between requests until they are cleared', async () => {
        await page.locator('.examples').selectOption('context')
        await tab(page, texts.requests).click()
        await runs(page, texts)
        await expect(response(page)).toContainText('401')
        await button(page, 'POST /login').click()
        await expect(response(page)).toContainText('"welcome": "Ada"')
        await button(page, 'GET /account').first().click()
        await expect(response(page)).toContainText('"account": "Ada"')
        await page.getByText(texts.cookies).click()
        await expect(page.locator('.result-pane')).toContainText('user=Ada; path=/')
        await button(page, texts.clear).click()
        await button(page, texts.send).click()
        await expect(response(page)).toContainText('401')
      })
    })

    test('shows an error with its line, which leads there, and what the message means', async ({ page, reader }) => {
      await reader.use(texts.path)
      await write(page, "import { Http } from 'farrow-http'\nconst http = Http()\nhttp.get('/x/<id:date>')\n")
      await button(page, texts.run).click()
      await expect(page.locator('.lines')).toContainText('Unsupported type in url: date')
      await button(page, texts.line).click()
      await expect(editorOf(page)).toBeFocused()
      await page.locator('.lines').getByRole('link', { name: texts.trouble }).click()
      await expect(page).toHaveURL(/troubleshooting#error-unsupported-type-in-url$/)
      await expect(page.locator('#error-unsupported-type-in-url')).toBeInViewport()
    })

    test('says how a program has ended', async ({ page, reader }) => {
      await reader.use(texts.path)
      await test.step('says that a program has finished when its last timer is over, and not before', async () => {
        await write(page, "setTimeout(() => console.log('Late'), 1500)")
        await button(page, texts.run).click()
        const result = page.locator('.result-pane')
        await expect(result).toContainText(texts.running)
        await expect(page.locator('.lines')).toContainText('Late')
        await expect(result).toContainText(texts.finished)
      })
      await test.step('says that an error has ended a program which has listened, as in Node.js', async () => {
        await write(page, `${server('Up')}setTimeout(() => { throw new Error('Down', { cause: 'Power cut' }) }, 700)\n`)
        await button(page, texts.run).click()
        await expect(response(page).locator('pre').first()).toHaveText('Up')
        await expect(page.locator('.lines')).toContainText('Error: Down')
        await expect(page.locator('.lines')).toContainText("[cause]: 'Power cut'")
        await expect(page.locator('.lines')).toBeVisible()
        await expect(page.locator('.result-pane')).toContainText(texts.endedByError)
        await expect(page.locator('.result-pane')).not.toContainText(texts.listens)
        await tab(page, texts.requests).click()
        await button(page, texts.send).click()
        await expect(page.locator('.result-pane .bad')).toContainText(texts.notListening)
      })
    })

    test('tells why it has ended a program, whatever panel is shown, and nothing about the program before', async ({ page, reader }) => {
      await reader.use(`${texts.path}#sample=hello`)
      await expect(tab(page, texts.requests)).toHaveAttribute('aria-selected', 'true')
      await write(page, 'for (;;) {}')
      await button(page, texts.run).click()
      await expect(page.locator('.lines')).toContainText(texts.endless, { timeout: 15_000 })
      await expect(page.locator('.lines')).toBeVisible()
      await page.locator('.examples').selectOption({ label: texts.errors })
      await expect(editorOf(page)).toContainText('This is too much')
      await expect(page.locator('.result-pane')).toContainText(texts.idle)
      await expect(page.locator('.lines > *')).toHaveCount(0)
    })

    test('counts the errors of a file on its tab, and long output scrolls to its end', async ({ page, reader }) => {
      const failing = "setTimeout(() => { throw new Error('Elsewhere') }, 100)\nexport {}\n"
      const printing = "import './other'\nfor (let i = 0; i < 600; i++) console.log('Line', i)\nconsole.log('x'.repeat(5000))\n"
      const files = Object.entries({ 'src/index.ts': printing, 'src/other.ts': failing }).map(([path, text]) => ({ path, text }))
      await reader.use(texts.path + (await encodeProgram({ entry: 'src/index.ts', files })))
      await runs(page, texts, 'Elsewhere')
      await expect(tab(page, 'src/other.ts')).toHaveAccessibleName(`src/other.ts${texts.oneError}`)
      await expect(tab(page, 'src/index.ts')).toHaveAccessibleName('src/index.ts')
      const lines = page.locator('.lines')
      const below = (): Promise<number> => lines.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop)
      await expect.poll(below).toBeLessThan(20)
      // Nothing of the beginning is left out.
      await expect(lines.locator('> li').first()).toContainText('Line 0')
      // Scrolled up by the keyboard.
      await lines.focus()
      await page.keyboard.press('Home')
      await expect.poll(below).toBeGreaterThan(1000)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await lines.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      await button(page, texts.lineOfOther).click()
      await expect(tab(page, 'src/other.ts')).toHaveAttribute('aria-selected', 'true')
      await expect(editorOf(page)).toBeFocused()
    })

    test('knows messages and patterns', async ({ page, reader }) => {
      await test.step('fetches what knows the messages at the first error only, also that of a response', async () => {
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        await reader.use(texts.path)
        await runs(page, texts)
        await expect(response(page)).toContainText('200')
        const isAsked = (): boolean => asked.some((url) => url.includes('trouble'))
        expect(isAsked()).toBe(false)
        await page.locator('.suggestions button').last().click()
        const link = response(page).getByRole('link', { name: texts.trouble })
        await expect(link).toHaveAttribute('href', /troubleshooting#error-is-not-a-list$/)
        expect(isAsked()).toBe(true)
      })
      await test.step('matches URLs against a pattern', async () => {
        await tab(page, texts.pattern).click()
        const panel = page.getByRole('tabpanel', { name: texts.pattern })
        await expect(panel.getByText(texts.matches)).toBeVisible()
        await panel.getByRole('textbox').last().fill('/users/8')
        await panel.getByRole('button', { name: texts.match, exact: true }).click()
        await expect(panel).toContainText('"id": 8')
        await panel.getByRole('textbox').last().fill('/users/7')
        await panel.getByRole('button', { name: texts.match, exact: true }).click()
        await expect(panel).toContainText('"id": 7')
        await panel.getByRole('textbox').last().fill('/users/seven')
        await panel.getByRole('button', { name: texts.match, exact: true }).click()
        await expect(panel.getByText(texts.noMatch)).toBeVisible()
        await expect(panel).toContainText('seven is not an integer')
      })
    })

    test('is edited before it is there, and shared', async ({ page, reader }) => {
      await alwaysSaveData(page)
      await test.step('goes on where the reader has clicked before the editor was there', async () => {
        await reader.open(texts.path)
        await page.locator('.playground pre .l').filter({ hasText: 'notes.push(note)' }).click()
        await expect(editorOf(page)).toBeFocused()
        // The reader has scrolled to that line.
        await expect(page.locator('.cm-activeLine')).toHaveText('  notes.push(note)')
        await expect(page.locator('.cm-activeLine')).toBeInViewport()
        await page.keyboard.press('End')
        await page.keyboard.type(' // mine')
        await expect(editorOf(page)).toContainText('notes.push(note) // mine')
      })
      await test.step('shares a program by an address, and leaves the page as it is', async () => {
        await write(page, server('Shared'))
        const before = page.url()
        const example = page.locator('.bench .examples')
        const name = await example.inputValue()
        await button(page, texts.share).click()
        await expect(page.locator('.bench .message')).toContainText(texts.shared)
        expect(page.url()).toBe(before)
        // As in the code of pages, a name with a capital has a color.
        await expect(page.locator('.cm-capital', { hasText: 'Response' }).first()).toBeVisible()
        expect(await example.inputValue()).toBe(name)
        await expect(button(page, texts.reset)).toBeEnabled()
        const address = await page.evaluate(() => navigator.clipboard.readText())
        expect(address).toContain('#code=')
        const other = await page.context().newPage()
        // Whoever opens such an address wants to see that program, and no other one until something is moved or pressed.
        await other.goto(address)
        await expect(editorOf(other)).toContainText("Response.text('Shared')")
        await other.close()
      })
    })

    test('keeps what was written over a reload and in the other language, and resets it', async ({ page, reader }) => {
      await reader.use(texts.path)
      await write(page, `${server('Kept')}\nconst port: string = 1`)
      await page.reload()
      await reader.wake()
      await expect(editorOf(page)).toContainText("Response.text('Kept')")
      // Its errors are shown before another edit.
      await expect(page.locator('.cm-first-error')).toContainText("'number'", { timeout: 20_000 })
      await button(page, texts.reset).click()
      await expect(editorOf(page)).toContainText('class NewNote')
    })

    test('runs what was typed just now, and keeps it when the page is left at once', async ({ page, reader }) => {
      await alwaysSaveData(page)
      await reader.use(texts.path)
      await write(page, server('Old'))
      await page.waitForTimeout(400)
      // In the moment after the key, before the reader pauses.
      const typeAnd = async (letter: string, action: string): Promise<void> => {
        await editorOf(page).evaluate(
          (field, [text, selector]) => {
            field.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: text, bubbles: true, cancelable: true }))
            if (selector === 'reload') location.reload()
            else document.querySelector<HTMLElement>(selector)?.click()
          },
          [letter, action] as const,
        )
      }
      await editorOf(page).focus()
      await page.keyboard.press('ControlOrMeta+a')
      await typeAnd("console.log('Typed')", '.first-row .main')
      await expect(page.locator('.lines')).toContainText('Typed')
      await expect(page.locator('.result-pane')).not.toContainText(texts.stale)
      await page.keyboard.press('ControlOrMeta+a')
      await Promise.all([page.waitForEvent('load'), typeAnd("console.log('Left')", 'reload')])
      await reader.wake()
      await expect(editorOf(page)).toContainText("console.log('Left')")
      await button(page, texts.run).click()
      await expect(page.locator('.lines')).toContainText('Left')
    })

    test('gets, renames and loses files by keyboard, which are run, checked, kept, shared and reset with it', async ({ page, reader }) => {
      await reader.use(texts.path)
      await expect(editorOf(page)).toBeVisible()
      // Without the number of errors.
      const files = (): Promise<string[]> =>
        page
          .locator('.code-pane [role=tab]')
          .evaluateAll((tabs) => tabs.map(({ firstChild }) => `${firstChild?.textContent}${firstChild?.nextSibling?.textContent}`))
      const bar = page.locator('.code-pane .tab-bar')
      const press = async (name: string, path: string): Promise<void> => {
        await button(page, name).focus()
        await page.keyboard.press('Enter')
        await expect(bar.getByRole('textbox')).toBeFocused()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type(path)
        await page.keyboard.press('Enter')
      }
      await expect(button(page, texts.rename)).toHaveCount(0)
      for (const [path, problem] of [
        ['../other.ts', texts.outside],
        ['src/other.js', texts.ending],
        ['src/Index.ts', texts.taken],
      ] as const) {
        await press(texts.newFile, path)
        await expect(bar.getByRole('alert')).toContainText(problem)
        await expect(bar.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(problem))
        await page.keyboard.press('Escape')
        await expect(button(page, texts.newFile)).toBeFocused()
      }
      expect(await files()).toEqual(['src/index.ts'])

      await press(texts.newFile, 'src/other.ts')
      await expect(editorOf(page)).toBeFocused()
      await page.keyboard.type("import data from './data.json'\nexport const name: string = data.name")
      await press(texts.newFile, 'src/data.json')
      await expect(editorOf(page)).toHaveText('{}')
      await write(page, '{ "name": "Farrow" }')
      await tab(page, 'src/index.ts').click()
      await write(page, "import { name } from './name'\nconsole.log('Hello', name)")
      await expect(page.locator('.cm-lintRange-error')).toHaveText("'./name'", { timeout: 30_000 })
      // The tab counts it before a run does, also while another file is shown.
      await tab(page, 'src/other.ts').click()
      await expect(tab(page, 'src/index.ts')).toHaveAccessibleName(`src/index.ts${texts.oneError}`)
      await button(page, texts.run).click()
      await expect(page.locator('.lines')).toContainText("The program has no file for './name'. Its files are src/index.ts")

      // A renamed file keeps its history.
      await tab(page, 'src/other.ts').click()
      await press(texts.rename, 'src/name.ts')
      expect(await files()).toEqual(['src/index.ts', 'src/name.ts', 'src/data.json'])
      await expect(editorOf(page)).toHaveAttribute('aria-label', /src\/name\.ts/)
      await page.keyboard.press('ControlOrMeta+z')
      await expect(editorOf(page)).not.toContainText('data.name')
      await page.keyboard.press('ControlOrMeta+y')
      await expect(editorOf(page)).toContainText('data.name')
      await tab(page, 'src/index.ts').click()
      await expect(page.locator('.cm-lintRange-error')).toHaveCount(0)
      await button(page, texts.run).click()
      await expect(page.locator('.lines')).toContainText('Hello Farrow')
      await expect(tab(page, 'src/index.ts')).toHaveAccessibleName('src/index.ts')

      // Imports follow a file that they know.
      for (const name of ['names', 'name']) {
        await tab(page, /src\/name/).click()
        await press(texts.rename, `src/${name}.ts`)
        await tab(page, 'src/index.ts').click()
        await expect(editorOf(page)).toContainText(`from './${name}'`)
      }

      await page.reload()
      await reader.wake()
      await expect(editorOf(page)).toContainText('Hello')
      expect(await files()).toEqual(['src/index.ts', 'src/name.ts', 'src/data.json'])
      const expectShown = async (path: string): Promise<void> => {
        await expect(tab(page, path)).toHaveAttribute('aria-selected', 'true')
        await expect(editorOf(page)).toHaveAttribute('aria-label', new RegExp(path))
      }
      await tab(page, 'src/name.ts').click()
      await button(page, texts.share).click()
      await expect(page.locator('.bench .message')).toContainText(texts.shared)
      await expectShown('src/name.ts')
      await page.reload()
      await reader.wake()
      expect(await files()).toEqual(['src/index.ts', 'src/name.ts', 'src/data.json'])
      await button(page, texts.run).click()
      await expect(page.locator('.lines')).toContainText('Hello Farrow')

      await tab(page, 'src/name.ts').click()
      await button(page, texts.remove).click()
      await button(page, texts.cancel).click()
      expect(await files()).toHaveLength(3)
      await button(page, texts.remove).click()
      await expect(bar.locator('form').getByRole('button').first()).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('.bench .message')).toContainText(texts.removed)
      expect(await files()).toEqual(['src/index.ts', 'src/data.json'])
      await expect(button(page, texts.newFile)).toBeFocused()
      await tab(page, 'src/data.json').click()
      await button(page, texts.reset).click()
      expect(await files()).toEqual(['src/index.ts'])
      await expectShown('src/index.ts')
    })

    test('goes from example to example and back, and keeps the example when the language changes', async ({ page, reader }) => {
      await reader.use(texts.path)
      const examples = page.locator('.examples')
      await examples.selectOption({ label: texts.hello })
      await expect(editorOf(page)).toContainText('Hello from Farrow')
      await examples.selectOption({ label: texts.errors })
      await expect(editorOf(page)).toContainText('This is too much')
      await page.goBack()
      await expect(editorOf(page)).toContainText('Hello from Farrow')
      await expect(examples).toHaveValue('hello')
      await page.locator('header summary').last().click()
      await page.locator('header').getByRole('link', { name: texts.other }).click()
      await expect(page).toHaveURL(/#sample=hello$/)
      await expect(editorOf(page)).toContainText('Hello from Farrow')
    })

    test('says that an address is damaged, and shows an example instead', async ({ page, reader }) => {
      await reader.use(`${texts.path}#code=eNpLyk`)
      await expect(page.getByRole('alert')).toContainText(texts.damaged)
      await expect(editorOf(page)).toContainText('class NewNote')
    })
  })

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
