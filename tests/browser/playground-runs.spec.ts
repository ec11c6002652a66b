import { encodeProgram } from '../../site/playground/hash.ts'
import { expect, test } from './fixture.ts'
import { button, editorOf, languages, response, runs, server, tab, write } from './playground-page.ts'
import { alwaysSaveData, saveData } from './save-data.ts'

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
  // A reader who has pressed it goes on from there.
  await expect(button(page, 'Stop')).toBeFocused()
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

    test('has a response on the screen after Run, and one for each request that is chosen', async ({ page, reader }) => {
      await reader.use(texts.path)
      await expect(editorOf(page)).toBeVisible()
      await button(page, texts.run).click()
      const shown = response(page)
      await expect(shown).toContainText('200 OK')
      await expect(shown.locator('pre').first()).toContainText('"text": "Buy tea"')
      await expect(shown.locator('.tf, .ts, .tc')).toHaveText(['"id"', '1', '"text"', '"Buy tea"', '"tags"', '"home"'])
      await expect(shown.locator('.ts').first()).toBeInViewport()
      // Nothing has been scrolled for it, nor is it when another response is longer.
      const scrolled = (): Promise<number[]> =>
        page.evaluate(() => [document.documentElement, ...document.querySelectorAll('.result-pane > .panel')].map((one) => one.scrollTop))
      expect(Math.max(...(await scrolled()))).toBe(0)
      await shown.locator('summary').click()
      await expect(shown.getByText('Content-Type: application/json')).toBeInViewport()
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
      expect(Math.max(...(await scrolled()))).toBe(0)
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
      // Only the first line of a response is announced, and nothing of it once more for each key in the editor.
      const announced = shown.locator('xpath=ancestor-or-self::*[@role="status" or @aria-live]')
      await expect(announced).toHaveCount(0)
      const news = page.getByRole('tabpanel', { name: texts.requests }).getByRole('status')
      await expect(news).toHaveText(/^400 Bad Request(, |，)\d+/)
      const told = await news.textContent()
      await editorOf(page).focus()
      await page.keyboard.type(' ')
      await expect(time).toHaveText(texts.staleResponse)
      await expect(news).toHaveText(told ?? '')
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
        // After that it is validated while it is typed.
        await panel.getByRole('textbox').fill('{"items": [{"name": "Tea", "count": "2"}], "delivery": "post"}')
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
        await expect(panel.getByText(texts.noMatch)).toBeVisible()
        await expect(panel).toContainText('seven is not an integer')
      })
    })
  })
}
