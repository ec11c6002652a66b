import farrow from '../../site/site.config.ts'
import { messages } from '../../site/theme/messages/messages.ts'
import { notFoundTexts } from '../../site/theme/messages/not-found-texts.ts'
import { farrowRoutes } from './farrow-routes.ts'
import { expect, failedRequest, scripts, sleep, test } from './fixture.ts'

const locales = [
  { name: 'English', base: '', lang: 'en' },
  { name: 'Chinese', base: 'zh-cn/', lang: 'zh-CN' },
] as const

for (const { name, base, lang } of locales) {
  const routes = Object.values(farrowRoutes)
    .flat()
    .map((path) => base + path)

  test(`Every address of the specification has a page (${name})`, async ({ request, reader }) => {
    const titles = new Map<string, string>()
    for (const path of routes) {
      const response = await request.get(reader.url(path), { maxRedirects: 0 })
      expect(response.status(), path).toBe(200)
      const html = await response.text()
      expect(/<html lang="([^"]*)"/.exec(html)?.[1], path).toBe(lang)
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
      expect(title, path).toMatch(path === base ? /^Farrow \| ./ : /. \| Farrow$/)
      expect(titles.get(title), `${path} and another page have the title ${title}`).toBeUndefined()
      titles.set(title, path)
    }
    expect(titles.size).toBe(83)
  })

  for (const [section, paths] of Object.entries(farrowRoutes)) {
    test(`The pages of ${section} are hydrated without a message on the console (${name})`, async ({ page, reader }) => {
      test.setTimeout(10_000 + 5_000 * paths.length)
      for (const path of paths) {
        await test.step(path, async () => {
          await reader.open(base + path)
          const title = await page.title()
          const heading = await reader.headingText()
          await reader.wake()
          await expect(page).toHaveTitle(title)
          await expect(page.locator('html')).toHaveAttribute('lang', lang)
          await expect(reader.heading).toHaveText(heading)
        })
      }
    })
  }
}

test('A page that was rendered ahead gets working tabs, as in its document', async ({ page, reader }) => {
  await page.setViewportSize({ width: 500, height: 800 })
  const tabs = (): Promise<number> => page.locator('.tabs[data-ready]').count()
  await reader.use('markdown-page')
  const heading = await reader.headingText()
  await expect.poll(tabs).toBeGreaterThan(0)
  const whole = await tabs()
  await reader.use('docs/tutorial')
  await (await reader.addLink('markdown-page')).hover()
  await sleep(1000)
  await page.mouse.down()
  await sleep(600)
  await page.mouse.up()
  await expect(reader.heading).toHaveText(heading)
  await expect.poll(tabs).toBe(whole)
})

test('The sidebar opens the group of a page that a link has led to, and shows its entry', async ({ page, reader }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await reader.use('docs/api/http/farrow-cors')
  const entry = page.getByRole('navigation', { name: 'API', exact: true }).locator('[aria-current]')
  // The first page is further down, so the column has to scroll; the second further up; the third down again, in an open group.
  for (const path of ['docs/api/rpc/farrow-federation', 'docs/api/cli/farrow', 'docs/api/rpc/farrow-api']) {
    await (await reader.addLink(path)).click()
    await expect(entry).toHaveAttribute('href', new URL(reader.url(path)).pathname)
    await expect(entry).toBeInViewport({ ratio: 1 })
  }
})

test('The groups of a sidebar are open, and its column begins at the entry of the page, before the runtime is there @built', async ({
  page,
  reader,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setViewportSize({ width: 1280, height: 600 })
  for (const path of ['docs/api/rpc/farrow-federation', 'docs/guide/glossary']) {
    await reader.open(path)
    const column = page.locator('#_menu')
    await expect(column.locator('details:not([open])')).toHaveCount(0)
    await expect(column.locator('nav').last().locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    expect(await column.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  }
  // An entry that can be seen without scrolling does not hide those above it.
  await reader.open('docs/guide/http-server')
  await expect(page.locator('#_menu nav').last().locator('[aria-current]')).toBeInViewport({ ratio: 1 })
  expect(await page.locator('#_menu').evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  // The scrolling of the column is no sign of life.
  await sleep(500)
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([])
})

test('The API has no group that has to be opened, and nothing to scroll to, in a window of 1080 px with the bars of a browser', async ({
  page,
  reader,
}) => {
  await page.setViewportSize({ width: 1920, height: 940 })
  await reader.open('docs/api/http/farrow-cors')
  const column = page.locator('#_menu')
  await expect(column.getByRole('link', { name: 'farrow-federation' })).toBeInViewport({ ratio: 1 })
  expect(await column.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
})

test('A not-found page links to the home page of each language @built', async ({ page, reader, noise }) => {
  noise.allow(failedRequest)
  await reader.open('no/such/page')
  const main = page.getByRole('main')
  const own = messages.en['notFound.home']
  for (const { id, lang } of farrow.locales) {
    const name = id === 'en' ? own : Object.values(notFoundTexts).find((texts) => texts.lang === lang)?.home
    const home = new URL(reader.url(id === 'en' ? '' : `${id}/`)).pathname
    await expect(main.getByRole('link', { name: name ?? `The home page in ${lang}`, exact: true })).toHaveAttribute('href', home)
  }
})

test('A not-found page links to its own address in the other language, also after another one', async ({ page, reader, noise }) => {
  noise.allow(failedRequest)
  await reader.use('zh-cn/no/such/page')
  await (await reader.addLink('zh-cn/tags')).click()
  await expect(page).toHaveURL(reader.url('zh-cn/tags'))
  await (await reader.addLink('zh-cn/en/docs/guide')).click()
  const offer = page.locator('main').getByRole('status').locator('a[hreflang]')
  await expect(offer).toHaveAttribute('href', '/en/docs/guide')
  await (await reader.addLink('zh-cn/nothing')).click()
  await expect(page).toHaveURL(reader.url('zh-cn/nothing'))
  await expect(offer).toHaveCount(0)
})

test('A tab is chosen even if it was clicked before the runtime was loaded', async ({ page, reader }) => {
  await page.route(scripts, async (route) => {
    await sleep(500)
    await route.continue()
  })
  await reader.open('docs/guide/http-server')
  await page.locator('.install .tab-label', { hasText: 'yarn' }).first().click()
  await expect(page.getByRole('tab', { name: 'yarn' }).first()).toHaveAttribute('aria-selected', 'true')
})

test('A page is copied even if the button was clicked before the runtime was loaded', async ({ page, reader, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route(scripts, async (route) => {
    await sleep(500)
    await route.continue()
  })
  await reader.open('docs/guide')
  await page.getByRole('button', { name: 'Copy page' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('## Requirements')
})

test('A status code is explained in the language of the page, and the reader can choose another', async ({ page, reader }) => {
  for (const { base, label, created, notFound } of [
    { base: '', label: 'Status code', created: 'The request created something new.', notFound: 'There is nothing at this address.' },
    { base: 'zh-cn/', label: '状态码', created: '请求创建了新的内容。', notFound: '这个地址没有对应的内容。' },
  ]) {
    await reader.use(`${base}markdown-page`)
    await expect(page.getByText(created)).toHaveCount(1)
    await page.getByLabel(label).scrollIntoViewIfNeeded()
    await expect(page.getByLabel(label)).toHaveCSS('padding-left', '8px')
    await page.getByLabel(label).selectOption('404')
    await expect(page.getByText(notFound)).toBeVisible()
    await expect(page.getByText('Response.status(404)').last()).toBeVisible()
  }
})
