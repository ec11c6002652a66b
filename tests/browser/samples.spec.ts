import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import runnable from '../../site/playground/samples/runnable.json' with { type: 'json' }
import type * as Requests from '../../site/samples/playground/lib/requests.ts'
import { whyNot } from '../../site/tools/playground/try-samples.ts'
import { samplesFolder } from '../../site/tools/site-folders.ts'
import { expect, test } from './fixture.ts'
import { openRunner } from './runner-page.ts'

// The samples are CommonJS, of which an import here would only have a default export.
const { requests } = createRequire(import.meta.url)(`${samplesFolder}/playground/lib/requests.ts`) as typeof Requests

/** The files are dealt out to tests that can run at the same time. */
const hands = 6

for (let hand = 0; hand < hands; hand++) {
  test(`Every sample that "Try it" opens prints in the page what is recorded, part ${hand + 1}`, async ({ page, baseURL }) => {
    test.setTimeout(120_000)
    const runner = await openRunner(page, baseURL ?? '')
    const seen = new Map<string, string | null>()
    const size = Math.ceil(runnable.length / hands)
    const failed: string[] = []
    for (const file of runnable.slice(hand * size, (hand + 1) * size)) {
      const reason = await whyNot(file, { runner, seen })
      if (reason !== null) failed.push(`${file}: ${reason}`)
    }
    expect(failed).toEqual([])
  })
}

test('The examples of the playground answer in the page as they do in Node.js', async ({ page, baseURL }) => {
  const runner = await openRunner(page, baseURL ?? '')
  let recorded = readFileSync(`${samplesFolder}/playground/examples.out.txt`, 'utf8')
  for (const [name, sent] of Object.entries(requests)) {
    await runner.run(readFileSync(`${samplesFolder}/playground/src/${name}.ts`, 'utf8'))
    let cookie = ''
    for (const { method, url, headers = {}, body } of sent) {
      const type = body === undefined ? {} : { 'content-type': 'application/json' }
      const all = Object.entries({ ...type, ...headers, cookie })
      const answer = await runner.request({ method, url, headers: all, ...(body === undefined ? {} : { body }) })
      if ('failed' in answer) throw new Error(`${name}: ${method} ${url} ${JSON.stringify(answer)}`)
      // Recorded in production, where an error comes without its stack.
      const text = answer.body.replace(/^Error: /, '').replaceAll('\n', '\n  ')
      const line = `${method} ${url} -> ${answer.status} ${text}\n`
      expect(recorded).toContain(line)
      recorded = recorded.slice(recorded.indexOf(line) + line.length)
      cookie = answer.headers.find(([header]) => header.toLowerCase() === 'set-cookie')?.[1].replace(/;.*/, '') ?? cookie
    }
  }
})

for (const [locale, title] of [
  ['', 'Try it'],
  ['zh-cn/', '动手试试'],
] as const) {
  test(`"${title}" opens the state of the tutorial that the reader has reached, and loads nothing before @built`, async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(new URL(`${locale}docs/tutorial/http-server`, baseURL).href)
    const links = page.locator('.code-tools > a', { hasText: title })
    await expect(links).toHaveCount(5)
    await page.mouse.move(400, 300)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => /Playground|Workbench|editor|runtime-|samples/.test(path))).toEqual([])
    await links.nth(3).click()
    await expect(page).toHaveURL(/\/playground#sample=tutorial-http-server\/project\/src\/errors$/)
    await expect(page.locator('.code-pane [role=tab]')).toHaveText([
      'src/app.ts',
      'src/book.ts',
      'src/books.ts',
      'src/errors.ts',
      'src/index.ts',
      'src/shelf.ts',
    ])
    await expect(page.locator('.code-pane [role=tab][aria-selected=true]')).toHaveText('src/errors.ts')
    await expect(page.locator('.examples')).toHaveValue('tutorial-http-server/project/src/errors')
  })
}

test('A sample that is a program prints what its page shows @built', async ({ page, baseURL }) => {
  await page.goto(new URL('playground#sample=schema-validation/first', baseURL).href)
  await page.mouse.move(300, 300)
  await page.locator('.first-row .main').click()
  await expect(page.locator('.result-pane .lines')).toContainText('price: 175')
})
