import { expect, test } from './fixture.ts'
import { button, editorOf, languages, response, runs, tab, write } from './playground-page.ts'

const [texts] = languages
const urlField = { name: texts.url, exact: true } as const

const redirecting = `import { Http, Response } from 'farrow-http'

const http = Http()
http.get('/old').use(() => Response.redirect('/new?a=1'))
http.get('/new?<a:int>').use(({ query }) => Response.json(query))
http.get('/loop').use(() => {
  while (true) {}
})
http.listen(3000, () => {
  for (let n = 1; n <= 40; n++) console.log(n)
})
`

test.describe('Requests in the playground', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1280, height: 900 } })

  test('come with a shared program, and with a shared example', async ({ page, reader }) => {
    await reader.use('playground')
    const read = async (): Promise<string> => {
      await button(page, texts.share).click()
      await expect(page.locator('.bench > .message')).toContainText(texts.shared)
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      return copied.slice(copied.indexOf('playground'))
    }
    // What the page shows by itself needs no place in the address.
    expect(await read()).toBe('playground#sample=notes')
    await page.locator('.suggestions button', { hasText: 'POST /notes' }).first().click()
    await expect(response(page)).toContainText('201')
    const example = await read()
    expect(example).toMatch(/#sample=notes&request=/)
    await write(page, redirecting)
    const url = page.getByRole('textbox', urlField)
    await url.fill('/new?a=7')
    const program = await read()
    expect(program).toMatch(/#code=[\w-]+&request=/)

    await page.goto('about:blank')
    await reader.use(example)
    await expect(url).toHaveValue('/notes')
    await expect(page.getByRole('combobox', { name: 'Method' })).toHaveValue('POST')
    await expect(page.getByRole('textbox', { name: 'Body' })).toHaveValue(/title|text/)

    await page.goto('about:blank')
    await reader.use(program)
    await expect(editorOf(page)).toContainText('/old')
    await runs(page, texts)
    await tab(page, texts.requests).click()
    await expect(url).toHaveValue('/new?a=7')
  })

  test('are named beside the response to another one, and a redirect can be followed', async ({ page, reader }) => {
    await reader.use('playground')
    await write(page, redirecting)
    await runs(page, texts)
    await tab(page, texts.requests).click()
    const url = page.getByRole('textbox', urlField)
    await url.fill('/old')
    await button(page, texts.send).click()
    await expect(response(page)).toContainText('302')
    await url.fill('/elsewhere')
    await expect(page.getByText('Response to GET /old:')).toBeVisible()
    await page.getByRole('button', { name: 'Follow to /new?a=1' }).click()
    await expect(url).toHaveValue('/new?a=1')
    await expect(response(page).locator('pre').first()).toContainText('"a": 1')
    await expect(page.getByText('Response to')).toHaveCount(0)
  })

  test('to a route of the reader come with a body that its schema accepts', async ({ page, reader }) => {
    await reader.use('playground')
    await write(
      page,
      `import { Http, Response } from 'farrow-http'
import { Int, List, ObjectType, Optional, String } from 'farrow-schema'

class Cup extends ObjectType {
  tea = String
  minutes = Optional(Int)
}

const http = Http()
http.post('/orders', { body: { name: String, cups: List(Cup) } }).use(({ body }) => Response.status(201).json(body))
http.listen(3000)
`,
    )
    await runs(page, texts)
    await tab(page, texts.requests).click()
    await page.getByRole('button', { name: 'POST /orders' }).click()
    await expect(response(page)).toContainText('201')
    const body = await page.getByRole('textbox', { name: 'Body' }).inputValue()
    expect(JSON.parse(body)).toEqual({ name: 'Ada', cups: [{ tea: 'text' }] })
  })

  test('that end the program show the reason at the end of a long output', async ({ page, reader }) => {
    test.setTimeout(60_000)
    await reader.use('playground')
    await write(page, redirecting)
    await runs(page, texts)
    await tab(page, texts.requests).click()
    await page.getByRole('textbox', urlField).fill('/loop')
    await button(page, texts.send).click()
    await expect(page.locator('.lines li', { hasText: texts.endless })).toBeInViewport({ ratio: 1, timeout: 15_000 })
    // It stays there when the reader comes back to the panel.
    await tab(page, texts.requests).click()
    await tab(page, texts.console).click()
    await expect(page.locator('.lines li', { hasText: texts.endless })).toBeInViewport({ ratio: 1 })
  })

  test('that the page of a sample shows are offered where the sample is tried', async ({ page, reader }) => {
    await reader.use('playground#sample=api-http-hello/src/index')
    const offered = page.locator('.suggestions button')
    await expect(offered.first()).toHaveText('GET /users/7')
    expect(await offered.allTextContents()).toEqual(expect.arrayContaining(['GET /users/7?verbose=true ', 'GET /users/x ', 'GET / ']))
    await offered.filter({ hasText: '/users/x' }).click()
    await expect(response(page)).toContainText('400')
  })

  test('have the patterns of the program, which can be matched', async ({ page, reader }) => {
    await reader.use('playground')
    await write(page, redirecting)
    await runs(page, texts)
    await tab(page, texts.pattern).click()
    await page.getByRole('list', { name: 'Patterns of the program' }).getByRole('button', { name: '/new?<a:int>' }).click()
    await expect(page.getByRole('textbox', urlField)).toHaveValue('/new?a=1')
    await expect(page.locator('.panel:not([hidden]) [role=status]')).toContainText('"a": 1')
  })
})

test('Tab goes through the editor, until another key is pressed in it', async ({ page, reader }) => {
  await reader.use('playground')
  const code = await editorOf(page).innerText()
  await button(page, texts.newFile).focus()
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key)
  await expect(button(page, texts.newFile)).toBeFocused()
  expect(await editorOf(page).innerText()).toBe(code)
  for (const key of ['Tab', 'ArrowDown', 'Tab']) await page.keyboard.press(key)
  await expect(page.locator('.kept')).toContainText('Changed')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, texts.newFile)).toBeFocused()
})

test.describe('On a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true })

  test('the result is below the code, and both are on the screen', async ({ page, reader }) => {
    await reader.use('playground')
    await expect(editorOf(page)).toBeVisible()
    await button(page, texts.run).tap()
    await expect(response(page).locator('b')).toHaveText('200 OK')
    await expect(response(page).locator('b')).toBeInViewport()
    await expect(editorOf(page)).toBeInViewport()
    await expect(button(page, texts.result)).toBeHidden()
  })
})

test.describe('On a phone that lies on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })

  test('Run is on the first screen, and leads to the result', async ({ page, reader }) => {
    await reader.use('playground')
    await expect(editorOf(page)).toBeVisible()
    await expect(button(page, texts.run)).toBeInViewport({ ratio: 1 })
    await button(page, texts.run).tap()
    await expect(response(page).locator('b')).toBeInViewport({ ratio: 1 })
  })
})
