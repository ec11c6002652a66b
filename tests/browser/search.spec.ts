import { audit } from './audit.ts'
import { expect, failedRequest, scripts, sleep, test } from './fixture.ts'
import { hold } from './hold.ts'
import { takeShifts, watchShifts } from './layout-shifts.ts'
import { openSearch } from './search-box.ts'

test.describe('The search opens', () => {
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    test(`by ${key}, even as the very first interaction`, async ({ page, reader }) => {
      await reader.open('docs/guide')
      await page.keyboard.press(key)
      await expect(page.getByRole('combobox')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.keyboard.press(key)
      await expect(page.getByRole('combobox')).toBeFocused()
    })
  }

  test('by a click, and closes by its button, by a click beside it, and by the key that opened it', async ({ page, reader }) => {
    await reader.open('docs/guide')
    const link = page.getByRole('link', { name: 'Search' })
    const dialog = page.getByRole('dialog')
    // The focus returns also if the search was opened before the runtime was there.
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await page.setViewportSize({ width: 1024, height: 720 })
    await expect(link.getByText('Search')).toBeVisible()
    await page.setViewportSize({ width: 1023, height: 720 })
    await expect(link.getByText('Search')).toBeHidden()
    await link.click()
    await dialog.getByRole('button', { name: 'Close the search' }).click()
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    await link.click()
    await page.mouse.click(20, 400)
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(dialog).toBeHidden()
  })

  test('with the text that was typed or composed while it was being loaded; Escape cancels it', async ({ page, reader }) => {
    const release = await hold(page, /SearchDialog/)
    await reader.use('docs/guide')
    const came = page.waitForResponse(/SearchDialog/)
    await page.keyboard.type('/')
    await expect(page.getByRole('link', { name: 'Search' })).toBeVisible()
    await page.keyboard.type('gu/x')
    await page.keyboard.press('Escape')
    await page.keyboard.type('/usr')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('e/')
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Input.imeSetComposition', { text: 'ri zhi', selectionStart: 6, selectionEnd: 6 })
    release()
    await came
    await sleep(200)
    await expect(page.getByRole('dialog')).toBeHidden()
    await devTools.send('Input.insertText', { text: '日志' })
    await expect(page.getByRole('combobox')).toHaveValue('use/日志')
    await page.keyboard.type('r')
    await expect(page.getByRole('combobox')).toHaveValue('use/日志r')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('/')
    await page.keyboard.type('n')
    await expect(page.getByRole('combobox')).toHaveValue('n')
  })

  test('with the whole text that was typed before the runtime was loaded, even after one more click', { tag: '@built' }, async ({
    page,
    reader,
  }) => {
    await page.route(scripts, async (route) => {
      await sleep(600)
      await route.continue()
    })
    await reader.open('docs/guide')
    await page.keyboard.type('/use/R')
    await page.getByRole('link', { name: 'Search' }).click()
    await page.keyboard.type('e')
    await expect(page.locator('html[data-hydrated]')).not.toBeAttached()
    await expect(page.getByRole('combobox')).toHaveValue('use/Re')
    await page.keyboard.type('q')
    await expect(page.getByRole('combobox')).toHaveValue('use/Req')
  })

  test('but not by a slash that is typed into a field', async ({ page, reader }) => {
    await reader.use('docs/guide')
    await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('input')))
    await page.locator('main input').pressSequentially('a/b')
    await expect(page.locator('main input')).toHaveValue('a/b')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('In the search', () => {
  test('arrow keys choose a result and Enter opens it in the same document @dev', async ({ page, reader }) => {
    await reader.use('docs/guide')
    const box = await openSearch(page)
    await box.ask('useReq')
    await expect(box.options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(box.field).toHaveAttribute('aria-activedescendant', (await box.options.first().getAttribute('id')) ?? '')
    await page.keyboard.press('ArrowDown')
    await expect(box.options.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(box.options.last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(reader.url('docs/api/http/farrow-http#use-req'))
    await expect(page.locator('#use-req')).toBeInViewport()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('Enter right after the last letter opens the first result of the new query, not of the old one', async ({ page, reader }) => {
    await reader.use('docs/guide')
    const box = await openSearch(page)
    await box.ask('cors')
    await page.route(/\/assets\/search-/, async (route) => {
      await sleep(300)
      await route.continue()
    })
    await box.field.fill('introspection')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(reader.url('docs/guide/rpc-server/introspection'))
  })

  test('before anything is typed, queries that led to a page are offered again, in their language, and a few places', async ({
    page,
    reader,
  }) => {
    await reader.use('docs/guide')
    const box = await openSearch(page)
    await box.ask('federation')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(reader.url('docs/guide/rpc-server/federation'))
    // The address changes before the page, with which the search closes.
    await expect(box.field).toBeHidden()
    await page.keyboard.press('/')
    await box.field.fill('')
    await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText(['federation'])
    const places = page.getByRole('group', { name: 'Docs' }).getByRole('option')
    await expect(places).toHaveText(['Tutorial', 'Guide', 'API', 'Error messages', 'Philosophy', 'Playground'])
    await page.keyboard.press('Enter')
    await expect(box.field).toHaveValue('federation')
    await reader.use('zh-cn/docs/guide')
    await openSearch(page, '/zh-cn/')
    await expect(box.options.first()).toHaveText('中间件')
    await page.getByRole('option', { name: '<id:int>' }).click()
    await expect(box.field).toHaveValue('<id:int>')
    await box.field.fill('')
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
    await expect(box.options.and(page.locator('[aria-selected=true]'))).toHaveText('错误信息')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(reader.url('zh-cn/docs/guide/troubleshooting'))
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('results are grouped by page, with their heading and with the words marked @dev', async ({ page, reader }) => {
    await reader.use('docs/guide')
    const box = await openSearch(page)
    await box.ask('Response.json')
    const group = page.getByRole('listbox').getByRole('group').first()
    await expect(group).toHaveAccessibleName(/farrow-http$/)
    await expect(group.getByRole('option').first()).toContainText('Response')
    await expect(group.locator('mark').first()).toHaveText('Response.json')
    await expect(box.note).toHaveText(/\d+ pages/)
    // The kind of an entry is a word of its own.
    await box.ask('MaybeAsync')
    const entry = box.options.filter({ has: page.locator('.search-kind') }).first()
    const [name, kind] = [entry.locator('.search-title, .search-heading'), entry.locator('.search-kind')]
    await expect(entry).toHaveAccessibleName(new RegExp(`\\s${await kind.textContent()}\\s`))
    await expect(name).toHaveText(new RegExp(`\\S ${await kind.textContent()}$`))
  })

  test('a query without results says so, and offers labeled results in the other language @dev', async ({ page, reader }) => {
    await reader.use('docs/guide')
    const box = await openSearch(page)
    await box.ask('漏掉响应')
    await expect(box.note).toContainText('No page contains “漏掉响应”.')
    await expect(page.getByRole('dialog')).toContainText('In 中文（中国）')
    await expect(page.getByRole('listbox').getByRole('group').first()).toHaveAttribute('lang', 'zh-CN')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(reader.url('zh-cn/docs/tutorial/why#missing-answer'))
  })

  test('when more results are shown, the first new page is chosen', async ({ page, reader }) => {
    await reader.use('docs/guide')
    const box = await openSearch(page)
    await box.ask('koa')
    const before = await box.options.count()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect.poll(() => box.options.count()).toBeGreaterThan(before)
    const chosen = box.options.nth(before - 1)
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await expect(box.field).toBeFocused()
    const wanted = (await chosen.getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(reader.url(wanted.slice(1)))
  })

  test('queries of every kind are answered', async ({ page, reader }) => {
    await reader.use('docs/guide')
    await test.step('the results scroll while the field stays in place', async () => {
      for (const height of [800, 400]) {
        await page.setViewportSize({ width: 1280, height })
        const box = await openSearch(page)
        await box.ask('Response.json')
        const overflow = (selector: string): Promise<number> =>
          page.locator(selector).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
        expect(await overflow('dialog')).toBe(0)
        expect(await overflow('.search-body')).toBeGreaterThan(0)
        await page.keyboard.press('Escape')
      }
      await page.setViewportSize({ width: 1280, height: 720 })
    })
    const box = await openSearch(page)
    await test.step('a query of signs alone is not said to be on no page', async () => {
      await box.field.fill('')
      await page.keyboard.type('=>')
      await expect(box.note).toContainText('The search only understands letters and digits')
    })
    await test.step('misspelled words and unknown names find what was meant, and that is said', async () => {
      for (const { query, note, found, part } of [
        { query: 'midleware', note: 'results for “Middleware”', found: 'docs/guide/middleware-pipeline/base', part: 'Guide' },
        { query: 'req.params.other', note: 'results for “req.params”', found: 'docs/guide/http-server', part: 'Guide' },
        { query: 'useSchema', note: 'results for “Schema”', found: 'docs/api/general/farrow-schema', part: 'API' },
        { query: 'how do I read cookies', note: 'pages', found: 'docs/guide/http-server', part: 'Guide' },
      ])
        await test.step(query, async () => {
          await box.ask(query)
          await expect.soft(box.note).toContainText(note)
          expect.soft((await box.pages())[0], query).toBe(found)
          await expect.soft(page.getByRole('listbox').getByRole('group').first()).toContainText(part)
        })
    })
    await test.step('if no page has all words, pages with most of them are found, and a note says so', async () => {
      await box.ask('federation gateway xyzzy')
      await expect(box.note).toContainText('no page contains all words')
      expect((await box.pages())[0]).toContain('federation')
    })
    await test.step('a row of an option shows what it means, not its type and default, and the last rows fade', async () => {
      await box.ask('cors.origin')
      await expect(box.options.first().locator('.search-excerpt')).toHaveText(/^An origin, a regular expression/)
      expect(await page.locator('.search-body').evaluate((body) => getComputedStyle(body).maskImage)).toContain('gradient')
      await box.ask('middleware')
      // Neither the option that the keys choose nor the last one fades.
      const isClear = (): Promise<boolean> =>
        page.locator('.search-body').evaluate((body) => {
          const chosen = body.querySelector('[role=option][aria-selected=true]') as Element
          return chosen.getBoundingClientRect().bottom <= body.getBoundingClientRect().bottom - 19
        })
      const count = await box.options.count()
      expect(count).toBeGreaterThan(8)
      for (let option = 1; option < count; option++) {
        await page.keyboard.press('ArrowDown')
        await expect(box.options.nth(option)).toHaveAttribute('aria-selected', 'true')
        await expect.poll(isClear).toBe(true)
      }
    })
    await test.step('code in results is set as code, in whole lines', async () => {
      await box.ask('http.listen')
      await expect(box.options.first().locator('code').first()).toHaveText('Http.listen')
      await expect(box.options.filter({ hasText: 'console.log' }).first().locator('.search-lines')).toHaveText(
        "http.listen(3000, () => {\n  console.log('http://localhost:3000')",
        { useInnerText: true },
      )
    })
    await test.step('a result on an API page says what kind of entry it is', async () => {
      await box.ask('createLogger')
      await expect(box.options.filter({ hasText: 'createLogger' }).first()).toContainText('function')
    })
    await test.step('results can be limited to a kind of entries, also with the keyboard, and a second press lifts the limit', async () => {
      await box.ask('response')
      const kinds = page.getByRole('group', { name: 'Kind' })
      const hook = kinds.getByRole('button', { name: 'hook' })
      await hook.focus()
      await page.keyboard.press('Enter')
      await expect(hook).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(async () => (await box.options.locator('small').allTextContents()).every((kind) => kind === 'hook')).toBe(true)
      await expect(box.options.first()).toContainText('useResponse')
      await expect(box.options.first()).toHaveAttribute('aria-selected', 'true')
      await expect(hook).toBeFocused()
      await page.keyboard.press('Space')
      await expect(hook).toHaveAttribute('aria-pressed', 'false')
      await expect.poll(async () => (await box.options.locator('small').allTextContents()).includes('hook')).toBe(false)
    })
    await test.step('what is typed after a filter was chosen goes into the field, and a filter that leaves nothing is dropped', async () => {
      const hook = page.getByRole('group', { name: 'Kind' }).getByRole('button', { name: 'hook' })
      await hook.click()
      await expect(box.field).toBeFocused()
      await page.keyboard.type('s')
      await expect(box.field).toHaveValue('responses')
      await expect(hook).toHaveAttribute('aria-pressed', 'true')
      await box.ask('docker')
      await expect(box.options.first()).toContainText(/docker/i)
      await expect(hook).toBeHidden()
    })
    await test.step('Enter with Ctrl opens a result in a new tab and leaves the search open', async () => {
      await box.ask('useReq')
      const opened = page.context().waitForEvent('page')
      await page.keyboard.press('Control+Enter')
      const tab = await opened
      await expect(tab).toHaveURL(reader.url('docs/api/http/farrow-http#use-req'))
      await tab.close()
      await expect(box.field).toBeFocused()
    })
    await test.step('results can be limited to a part of the site, also with the keyboard', async () => {
      await box.ask('router')
      const parts = page.getByRole('group', { name: 'Section', exact: true })
      await expect(parts.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
      const [all, ...others] = (await parts.getByRole('button').locator('span').allTextContents()).map(Number)
      expect(others.reduce((sum, own) => sum + own, 0)).toBe(all)
      await parts.getByRole('button', { name: /^API/ }).focus()
      await page.keyboard.press('Enter')
      await expect(parts.getByRole('button', { name: /^API/ })).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(async () => (await box.pages()).every((path) => path.startsWith('docs/api'))).toBe(true)
    })
  })

  test('queries in Chinese are answered', async ({ page, reader }) => {
    await reader.use('zh-cn/docs/guide')
    const box = await openSearch(page, '/zh-cn/')
    await test.step('misspelled words and unknown names find what was meant, and that is said', async () => {
      for (const { query, note, found, part } of [
        { query: '中間件', note: '页', found: 'docs/guide/middleware-pipeline/base', part: '指南' },
        { query: '中间健', note: '以下是「中间件」的结果', found: 'docs/guide/middleware-pipeline/base', part: '指南' },
        { query: 'respnse.json', note: '以下是「Response.json」的结果', found: 'docs/api/http/farrow-http', part: 'API' },
      ])
        await test.step(query, async () => {
          await box.ask(query)
          await expect.soft(box.note).toContainText(note)
          expect.soft((await box.pages())[0], query).toBe(found)
          await expect.soft(page.getByRole('listbox').getByRole('group').first()).toContainText(part)
        })
    })
    await test.step('keys that belong to an input method do nothing else', async () => {
      await box.ask('中间件')
      for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
        await box.field.dispatchEvent('keydown', { key: 'Enter', ...init })
        await box.field.dispatchEvent('keydown', { key: 'ArrowDown', ...init })
      }
      await expect(box.options.first()).toHaveAttribute('aria-selected', 'true')
      await expect(page).toHaveURL(reader.url('zh-cn/docs/guide'))
    })
    await test.step('what an input method composes is looked for once it is a word', async () => {
      const devTools = await page.context().newCDPSession(page)
      await box.field.fill('')
      await devTools.send('Input.imeSetComposition', { text: 'ri zhi', selectionStart: 6, selectionEnd: 6 })
      await expect(box.field).toHaveValue('ri zhi')
      // The field was empty before, so the list still offers what it did then.
      await expect(page.getByRole('listbox').getByRole('group').first()).toContainText('可以搜索词语')
      await devTools.send('Input.insertText', { text: '日志' })
      await expect(box.field).toHaveValue('日志')
      await expect.poll(box.pages).toContain('docs/guide/http-server/log')
    })
    await test.step('a query without results in any language leads to the tags', async () => {
      await box.ask('xyzzy qwrtzp')
      await expect(box.note).toContainText('没有页面包含「xyzzy qwrtzp」。')
      await expect(box.options).toHaveCount(0)
      await page.locator('.search-note').getByRole('link', { name: '全部标签' }).click()
      await expect(page).toHaveURL(reader.url('zh-cn/docs/tags'))
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  })

  test('if nothing is found, the beginning of the query is repeated, and similar words, tags and a few places are offered', async ({
    page,
    reader,
  }) => {
    await reader.use('docs/guide')
    const box = await openSearch(page)
    await box.ask('sessionizer')
    // They are not read out.
    await expect(box.note).toHaveText('No page contains “sessionizer”.')
    const others = page.locator('.search-note').last()
    await others.getByRole('list', { name: 'Similar words' }).getByRole('button').first().click()
    await expect(box.options.first()).toBeVisible()
    await box.ask(`midlwarr ${'qzx '.repeat(120)}`)
    await expect(box.note).toContainText(/No page contains “midlwarr( qzx)+…”/)
    expect((await box.note.locator('strong').textContent())?.length).toBeLessThan(90)
    const links = await others.getByRole('link').evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    expect(links).toEqual(expect.arrayContaining(['/docs/tags', '/docs/api', '/playground']))
    const tags = links.filter((path) => path.startsWith('/docs/tags/'))
    expect(tags.length).toBeGreaterThan(4)
    expect(new Set(await others.getByRole('link').allTextContents()).size).toBe(links.length)
    await others.locator(`a[href="${tags[0]}"]`).click()
    await expect(reader.heading).toBeVisible()
    await expect(page).toHaveURL(reader.url((tags[0] as string).slice(1)))
  })

  test('the name of a method or an option leads to the row that documents it', async ({ page, reader }) => {
    await reader.use('docs/guide')
    for (const [query, place] of [
      ['http.listen', 'docs/api/http/farrow-http#http-listen'],
      ['Router.match', 'docs/api/http/farrow-http#router-pipeline-match'],
      ['basenames', 'docs/api/http/farrow-http#http-basenames'],
      ['--template', 'docs/api/cli/create-farrow-app#create-farrow-app-template'],
    ] as const)
      await test.step(query, async () => {
        const box = await openSearch(page)
        await box.ask(query)
        await page.keyboard.press('Enter')
        await expect.soft(page).toHaveURL(reader.url(place))
        await expect.soft(page.locator('tr:target')).toBeInViewport()
        await expect.soft(page.locator('tr:target')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      })
  })
})

test.describe('When the files of the search', () => {
  test.beforeEach(({ noise }) => noise.allow(failedRequest))

  test('cannot be loaded, the search says so and tries again when asked to', async ({ page, reader }) => {
    await reader.use('docs/guide')
    const box = await openSearch(page)
    await page.route(/\/assets\/search-/, (route) => route.abort())
    await box.ask('cors')
    await expect(box.note).toContainText('The search could not be loaded.')
    await page.unroute(/\/assets\/search-/)
    await box.note.getByRole('button', { name: 'Retry' }).click()
    await expect(box.options.first()).toContainText('CORS')
    await expect(box.field).toBeFocused()
    await expect(box.options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(box.field).toHaveAttribute('aria-activedescendant', (await box.options.first().getAttribute('id')) ?? 'none')
  })

  test('are those of a newer deploy, the search uses the newer index', async ({ page, reader }) => {
    await reader.use('docs/guide')
    const manifest = await (await page.request.get(reader.url('_search/en.json'))).json()
    let stale = true
    await page.route(/_search\/en\.json/, (route) => {
      const json = stale ? { ...manifest, shards: manifest.shards.replace(/./g, '0') } : manifest
      stale = false
      return route.fulfill({ json })
    })
    const box = await openSearch(page)
    await box.ask('cors')
    await expect(box.options.first()).toContainText('CORS')
  })

  test('are of an older build than the site, the search opens in the new document', async ({ page, reader }) => {
    let isGone = true
    await page.route(/SearchDialog/, (route) => {
      const answer = isGone ? route.fulfill({ status: 404 }) : route.continue()
      isGone = false
      return answer
    })
    await reader.use('docs/guide')
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox')).toBeFocused()
    await expect(page).toHaveURL(reader.url('docs/guide'))
    expect(isGone).toBe(false)
    // It opens only this once: in the next document it is closed.
    await reader.use('docs/api')
    await expect(page.getByRole('combobox')).toBeHidden()
  })

  test('lack the script, the control leads to the index of tags', async ({ page, reader }) => {
    await page.route(/SearchDialog/, (route) => route.abort())
    await reader.use('docs/guide')
    await page.keyboard.press('/')
    await expect(page).toHaveURL(reader.url('docs/tags'))
    await page.unroute(/SearchDialog/)
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox')).toBeFocused()
  })
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a link to the index of tags', async ({ page, reader }) => {
    await reader.open('zh-cn/docs/guide')
    await expect(page.getByText('/', { exact: true })).toBeHidden()
    await page.getByRole('link', { name: '搜索' }).click()
    await expect(page).toHaveURL(reader.url('zh-cn/docs/tags'))
  })
})

test.describe('On a phone', () => {
  test.use({ bypassCSP: true, reducedMotion: 'reduce' })

  for (const [path, base, query] of [
    ['docs/guide', '/', 'return'],
    ['zh-cn/docs/guide', '/zh-cn/', '响应'],
  ] as const) {
    test(`in ${path}, the search fills the window without overflowing, and axe finds no violation`, async ({ page, reader }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await reader.use(path)
      const box = await openSearch(page, base)
      await box.ask(query)
      // A line of filters may scroll.
      const wide = await page.evaluate(
        () =>
          [...document.querySelectorAll('dialog :not(.search-filters *)')].filter(
            (element) => element.getBoundingClientRect().right > innerWidth,
          ).length,
      )
      expect(wide).toBe(0)
      for (const mode of ['light', 'dark']) {
        await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode)
        expect(await audit(page, { root: 'dialog' })).toEqual([])
      }
    })
  }
})

test('The not-found page opens the search with the words of the address', async ({ page, reader, noise }) => {
  noise.allow(failedRequest)
  await reader.use('docs/guide/http-sever')
  await page.getByRole('main').getByRole('link', { name: 'Search the documentation' }).click()
  // The space says that `sever` is not still being typed, as the beginning of "several".
  await expect(page.getByRole('combobox')).toHaveValue('http sever ')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('HTTP server')
})

for (const [path, name, to] of [
  ['docs/guide/http-sever', 'HTTP server', 'docs/guide/http-server'],
  ['zh-cn/docs/http/cros', '处理跨域请求（CORS）', 'zh-cn/docs/guide/http-server/cors'],
  // No address is like it, but the search knows the word.
  ['docs/guide/depoly', 'Deployment', 'docs/guide/deployment'],
] as const)
  test(`The not-found page of /${path} leads to ${name}`, async ({ page, reader, noise }) => {
    noise.allow(failedRequest)
    await watchShifts(page)
    await reader.open(path)
    // The reader does nothing.
    const link = page.getByRole('main').getByRole('status').getByRole('link', { name }).first()
    await expect(link).toBeVisible()
    // What is found late has its place from the beginning.
    expect(await takeShifts(page)).toEqual([])
    // The address of a page is on a line of its own, close below its title.
    const gaps = await page
      .locator('main [role=status] li')
      .evaluateAll((items) =>
        items.map(
          (item) =>
            (item.querySelector('small')?.getBoundingClientRect().top ?? 0) - (item.firstElementChild?.getBoundingClientRect().bottom ?? 0),
        ),
      )
    for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(8)
    // The room for three pages leaves no hole below one.
    const [list, section] = await Promise.all(
      [page.locator('main [role=status]').last(), page.locator('main section').last()].map((one) => one.boundingBox()),
    )
    expect((section?.y ?? 0) - (list?.y ?? 0) - (list?.height ?? 0)).toBeLessThan(170)
    await link.click()
    await expect(page).toHaveURL(reader.url(to))
  })

test('The not-found page of an address that is like no other, or without the files of the search, offers no pages', async ({
  page,
  reader,
  noise,
}) => {
  noise.allow(failedRequest)
  // No page is called like `nope` or has a word that is like it, and `hello` is in many texts, but in no heading.
  for (const path of ['wp-login.php', 'docs/nope', 'docs/hello']) {
    const listed = page.waitForRequest(/_search/)
    await reader.use(path)
    await listed
    await sleep(500)
    await expect(page.getByRole('heading', { name: 'Did you mean' })).toHaveCount(0)
  }
  await page.route(/_search/, (route) => route.abort())
  const asked = page.waitForRequest(/_search/)
  await reader.use('docs/guide/http-sever')
  await asked
  await sleep(300)
  await expect(page.getByRole('heading', { name: 'Did you mean' })).toHaveCount(0)
})
