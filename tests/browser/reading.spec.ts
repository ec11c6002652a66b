import { chromium } from '@playwright/test'
import { farrowPages } from './farrow-pages.ts'
import { expect, test } from './fixture.ts'

const folded = 'docs/guide/openapi'

test.describe('A long block of code', () => {
  test('is folded, and its button shows and folds the other lines', async ({ page, reader }) => {
    await reader.use(folded)
    const block = page.locator('.code', { has: page.locator('.rest') }).first()
    const button = block.locator('.fold')
    await expect(button).toHaveText(/^All \d+ lines$/)
    const last = block.locator('.l').last()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(last).not.toBeInViewport()
    const height = async (): Promise<number> => (await block.boundingBox())?.height ?? 0
    const before = await height()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toHaveText('Show less')
    await expect(button).toBeFocused()
    expect(await height()).toBeGreaterThan(before + 200)
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveText(/^All \d+ lines$/)
    await expect(button).toBeInViewport()
    expect(await height()).toBe(before)
  })

  test('is unfolded when the browser finds text in its folded lines', async ({ page, reader }) => {
    await reader.use(folded)
    const block = page.locator('.code', { has: page.locator('.rest') }).first()
    await block.locator('.rest').evaluate((rest) => {
      // A fragment link finds hidden text in the same way as the browser's own search.
      rest.firstElementChild?.setAttribute('id', 'found')
      location.hash = 'found'
    })
    await expect(block.locator('.rest .l').first()).toBeInViewport()
    await expect(block.locator('.fold')).toHaveAttribute('aria-expanded', 'true')
    // The list of exports leads to what a folded line of a signature declares.
    await reader.open('docs/api/http/farrow-http#http-pipeline-type-HttpsOptions')
    await expect(page.locator('[id="http-pipeline-type-HttpsOptions"]')).toBeInViewport()
  })

  test('is copied as a whole', async ({ page, reader, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await reader.use(folded)
    const block = page.locator('.code', { has: page.locator('.rest') }).first()
    await block.getByRole('button', { name: 'Copy' }).click()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text.split('\n')).toHaveLength(await block.locator('.l').count())
  })

  test('is copied as a whole by a reader who selects what is above and below its folded lines, which are then shown', async ({
    page,
    reader,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await reader.use(folded)
    const block = page.locator('.code', { has: page.locator('.rest') }).first()
    const code = block.locator('code')
    const copy = async (): Promise<string> => {
      await page.keyboard.press('ControlOrMeta+c')
      return page.evaluate(() => navigator.clipboard.readText())
    }
    await code.evaluate((element) => getSelection()?.selectAllChildren(element.firstElementChild as Element))
    expect(`${await copy()}\n`).toBe(await code.locator('.l').first().textContent())
    await expect(block.locator('.rest')).toHaveAttribute('hidden', 'until-found')
    await page.locator('[data-article]').evaluate((article) => getSelection()?.selectAllChildren(article))
    expect(await copy()).toContain(await code.textContent())
    await expect(block.locator('.fold')).toHaveAttribute('aria-expanded', 'true')
  })

  test('is printed as a whole', async ({ page, reader }) => {
    await reader.open(folded)
    const block = page.locator('.code', { has: page.locator('.rest') }).first()
    const height = async (): Promise<number> => (await block.locator('.rest').boundingBox())?.height ?? 0
    expect(await height()).toBe(0)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(height).toBeGreaterThan(200)
    await expect(block.locator('.fold')).toBeHidden()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('shows all its lines', async ({ page, reader }) => {
      await reader.open(folded)
      await expect(page.getByRole('button', { name: /^All/ })).toHaveCount(0)
      for (const rest of await page.locator('.rest').all()) expect((await rest.boundingBox())?.height).toBeGreaterThan(60)
    })
  })
})

test('A tab can be chosen by its label before the code of tabs is loaded, and all panels are shown if that fails', async ({
  page,
  reader,
  noise,
}) => {
  await reader.open('docs/guide')
  await page.locator('.tab-label', { hasText: 'pnpm' }).first().click()
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true')
  noise.allow(/Failed to load resource/)
  await page.route('**/assets/tabs-*.js', (route) => route.abort())
  await reader.use('docs/guide')
  await expect(page.getByText('npm install').first()).toBeVisible()
  await expect(page.getByText('pnpm add').first()).toBeVisible()
})

test('Lines of code wrap: no block has to be scrolled sideways, or takes the focus for that', async ({ page, reader }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await reader.use(farrowPages.reference)
    const blocks = await page
      .locator('.code > pre')
      .evaluateAll((all) => all.map((pre) => [pre.scrollWidth - pre.clientWidth, (pre as HTMLElement).tabIndex]))
    expect(blocks.length).toBeGreaterThan(50)
    expect(blocks.filter(([hidden = 0, tabIndex = 0]) => hidden > 0 || tabIndex >= 0)).toEqual([])
  }
})

test('“Copied” moves nothing: not in prose, not beside code, not beside a command, in both languages', async ({
  page,
  reader,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const path of ['docs/guide', 'zh-cn/docs/guide']) {
    await reader.use(path)
    const buttons = page.locator(
      '[data-action=copy-page], .code[data-lang=bash] [data-action=copy], .code[data-lang=ts] [data-action=copy]',
    )
    for (const button of await buttons.all()) {
      if (!(await button.isVisible())) continue
      const around = (): Promise<unknown> =>
        button.evaluate((one) => [...(one.parentElement?.children ?? [])].map((child) => Math.round(child.getBoundingClientRect().left)))
      const before = await around()
      const label = (await button.textContent()) ?? ''
      await button.click()
      await expect(button).not.toHaveText(label)
      expect({ path, label, at: await around() }).toEqual({ path, label, at: before })
    }
  }
})

test('A link to a heading right below another one shows both', async ({ page, reader }) => {
  await reader.use('docs/api/rpc/farrow-api')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(reader.url('docs/api/rpc/farrow-api'))
    const id = await page.locator('.prose h2 + h3').first().getAttribute('id')
    await page.goto(reader.url(`docs/api/rpc/farrow-api#${id}`))
    await expect(page.locator('.prose h2:has(+ h3)').first()).toBeInViewport({ ratio: 1 })
    const edges = await page.evaluate(() => [
      document.querySelector('.prose h2:has(+ h3)')?.getBoundingClientRect().top ?? 0,
      Math.max(
        ...[...document.querySelectorAll('body > #_root > header, main details:has(> nav)')].map(
          (bar) => bar.getBoundingClientRect().bottom,
        ),
      ),
    ])
    expect(edges[0]).toBeGreaterThanOrEqual(edges[1] as number)
  }
})

test.describe('On a touch screen of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a command is read as a whole, with its button beside its first line', async ({ page, reader }) => {
    await reader.use('docs/guide/http-server')
    const blocks = page.locator('.code[data-lang=bash]:has(> pre:first-child)').filter({ visible: true })
    expect(await blocks.count()).toBeGreaterThan(0)
    for (const block of await blocks.all()) {
      expect(await block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0)
      const line = await block.locator('.l').first().boundingBox()
      const button = await block.locator('[data-action=copy]').boundingBox()
      expect(button?.height).toBe(44)
      expect(button?.y).toBeLessThan((line?.y ?? 0) + 4)
    }
  })

  test('the drawer shows its close button, the sections, its filter and the current page, however far it is scrolled', async ({
    page,
    reader,
  }) => {
    await reader.use('docs/guide/troubleshooting')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.locator('#_menu')
    await expect(drawer.locator('nav:not(:first-of-type) [aria-current=page]')).toBeInViewport()
    for (const y of [0, 400, 9999]) {
      await drawer.evaluate((element, top) => element.scrollTo(0, top), y)
      await expect(drawer.locator('> button')).toBeInViewport({ ratio: 1 })
      for (const name of ['Tutorial', 'API', 'Blog', 'GitHub'])
        await expect(drawer.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    await expect(drawer.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
  })

  test('the sections in the drawer stand in three columns, can be hit as easily as its pages, and are apart from them', async ({
    page,
    reader,
  }) => {
    for (const path of ['docs/guide/troubleshooting', 'zh-cn/docs/tutorial']) {
      for (const width of [320, 390, 820]) {
        await page.setViewportSize({ width, height: 740 })
        await reader.open(path)
        await page.locator('header [popovertarget]').click()
        const sections = page.locator('#_menu > nav:first-of-type')
        const links = await sections.getByRole('link').evaluateAll((all) =>
          all.map((link) => {
            const { left, width, height, bottom } = link.getBoundingClientRect()
            return {
              left,
              bottom,
              isSmall: Math.round(Math.min(width, height)) < 44,
              size: getComputedStyle(link).fontSize,
              label: link.textContent,
            }
          }),
        )
        expect(links.filter(({ isSmall }) => isSmall)).toEqual([])
        expect(new Set(links.map(({ left }) => left)).size).toBe(3)
        const entry = page.locator('#_menu > nav:last-of-type').getByRole('link').first()
        expect(new Set(links.map(({ size }) => size))).toEqual(new Set([await entry.evaluate((one) => getComputedStyle(one).fontSize)]))
        // Without scrolling, all can be seen above a line.
        const box = await sections.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(Math.max(...links.map(({ bottom }) => bottom)))
        expect(await sections.evaluate((nav) => getComputedStyle(nav).borderBottomWidth)).toBe('1px')
      }
    }
  })

  test('what names the rows of a Chinese table leaves room for the other columns', async ({ page, reader }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await reader.open('zh-cn/docs/guide/security')
    const table = page.locator('#checklist ~ .table').first()
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const widths = await table.locator('th').evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width))
    expect(Math.min(...widths)).toBeGreaterThan(75)
  })

  test('the link of a heading stays on the line of the last word, also where that is full', async ({ page, reader }) => {
    await reader.open('docs/guide/troubleshooting')
    const lost = await page.locator(':is(h2, h3, h4) > .anchor').evaluateAll((all) =>
      all.filter((anchor) => {
        const [own, heading] = [anchor.getBoundingClientRect(), (anchor.parentElement as Element).getBoundingClientRect()]
        return own.top + own.height / 2 > heading.bottom || own.left < heading.left + 4 || own.right > innerWidth || own.width < 24
      }),
    )
    expect(lost).toHaveLength(0)
    // Only the first section begins with a mark.
    const marks = await page.locator('h2').evaluateAll((all) => all.map((heading) => getComputedStyle(heading, '::before').content))
    expect(marks).toEqual(marks.map((_none, index) => (index === 0 ? '""' : 'none')))
  })

  test('with text of twice the size, the path above the title is not cut to a letter', async ({ page, reader }) => {
    await reader.open('docs/api/http/farrow-http')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const path = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')
    const cut = await path.evaluateAll((links) => links.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
    expect(cut).toContain(false)
    expect(cut).not.toContain(true)
  })

  test('code in steps is as wide as other code, and lines break between words, not inside of a string', async ({ page, reader }) => {
    await reader.open('docs/tutorial')
    const code = '.steps > ol > li > .code, [data-article], [data-article] > .code'
    const edges = await page.locator(code).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
    expect(edges.length).toBeGreaterThan(5)
    expect(new Set(edges).size).toBe(1)
    const strings = await page
      .locator('.code .ts:not(.long)')
      .evaluateAll((all) => all.map((one) => new Set([...one.getClientRects()].map(({ top }) => top)).size))
    expect(strings.length).toBeGreaterThan(20)
    expect(Math.max(...strings)).toBe(1)
  })

  test('the signature of an entry is read without scrolling sideways', async ({ page, reader }) => {
    for (const path of ['docs/api/http/farrow-http', 'zh-cn/docs/api/general/farrow-schema']) {
      await reader.open(path)
      const widths = await page
        .locator('.code[data-signature] > pre')
        .evaluateAll((blocks) => blocks.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      expect(widths.length).toBeGreaterThan(20)
      expect(Math.max(...widths)).toBe(0)
    }
  })

  test('an error message has the whole width, and below it what explains it', async ({ page, reader }) => {
    for (const path of ['docs/guide/troubleshooting', 'zh-cn/docs/api/http/farrow-http']) {
      await reader.open(path)
      const rows = await page.locator('.table[data-errors] tbody tr').evaluateAll((all) =>
        all.map((row) => {
          const [message, cause] = [...row.children].map((cell) => cell.getBoundingClientRect())
          return [Math.round(message?.width ?? 0), Math.round((cause?.top ?? 0) - (message?.bottom ?? 0))]
        }),
      )
      expect(rows.length).toBeGreaterThan(5)
      expect(new Set(rows.map(([width, gap]) => `${width} ${gap}`))).toEqual(new Set(['328 0']))
      const labels = await page
        .locator('.table:is([data-errors], [data-names]) tbody td:first-child ~ td')
        .evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content))
      const expected = path.startsWith('docs') ? ['"Cause"', '"What to do"'] : ['none', '"默认值"', '"值"']
      expect(new Set(labels)).toEqual(new Set(expected))
    }
  })

  test('the tables of exports and options fit: what a name means stands below it and its kind, and the name is not broken', async ({
    page,
    reader,
  }) => {
    for (const path of ['docs/api/http/farrow-http', 'docs/api/general/farrow-schema', 'docs/api/general/farrow-pipeline']) {
      await reader.open(path)
      const wide = await page
        .locator('.table')
        .evaluateAll((tables) =>
          tables.flatMap((table) =>
            table.scrollWidth > table.clientWidth ? [table.querySelector('thead')?.textContent?.trim().split(/\s+/)[0]] : [],
          ),
        )
      expect({ path, wide: wide.filter((title) => !title?.startsWith('Case')) }).toEqual({ path, wide: [] })
      const rows = await page
        .locator('#exports ~ .table')
        .first()
        .locator('tbody tr')
        .evaluateAll((all) =>
          all.map((row) => {
            const [name, kind, meaning] = [...row.children].map((cell) => cell.getBoundingClientRect())
            return {
              lines: row.querySelector('code')?.getClientRects().length,
              isBeside: kind?.top === name?.top,
              isBelow: meaning !== undefined && meaning.top >= (name?.bottom ?? 0) && meaning.width === 328,
            }
          }),
        )
      expect(rows.length).toBeGreaterThan(5)
      expect(rows).toEqual(rows.map(() => ({ lines: 1, isBeside: true, isBelow: true })))
    }
  })
})

test.describe('On a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true })

  test('the buttons of code stand beside its title, as high as a finger, and cover neither it nor the code', async ({ page, reader }) => {
    for (const path of ['docs/api/http/farrow-http', 'zh-cn/docs/guide/http-server']) {
      await reader.use(path)
      const blocks = await page.locator('.code:has(> figcaption):has(> .code-tools > a)').evaluateAll((figures) =>
        figures.flatMap((figure) => {
          if (!figure.checkVisibility()) return []
          const title = document.createRange()
          title.selectNodeContents(figure.querySelector('figcaption') as Element)
          const tools = [...figure.querySelectorAll('.code-tools > *')].filter((tool) => tool.checkVisibility({ checkVisibilityCSS: true }))
          const boxes = tools.map((tool) => tool.getBoundingClientRect())
          const line = figure.querySelector('.l')?.getBoundingClientRect()
          return {
            beside: Math.min(...boxes.map(({ left }) => left)) >= title.getBoundingClientRect().right,
            above: Math.max(...boxes.map(({ bottom }) => bottom)) <= (line?.top ?? 0),
            high: Math.min(...boxes.map(({ height }) => height)) >= 44,
          }
        }),
      )
      expect(blocks.length).toBeGreaterThan(3)
      expect(blocks.filter(({ beside, above, high }) => !beside || !above || !high)).toEqual([])
    }
  })
})

test('Names at the beginning of a row, and those in their types, are not broken where there is room', async ({ page, reader }) => {
  for (const [width, path] of [
    [768, 'zh-cn/docs/api/http/farrow-http'],
    [1280, 'docs/api'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await reader.open(path)
    const lines = await page
      .locator('.table[data-names] td:first-child code:not(small code)')
      .evaluateAll((names) => names.filter((name) => name.checkVisibility()).map((name) => name.getClientRects().length))
    expect(lines.length).toBeGreaterThan(15)
    expect(Math.max(...lines)).toBe(1)
    const breaks = await page
      .locator('.table[data-names] td:first-child wbr')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).display !== 'none').length)
    expect(breaks).toBe(0)
    const wide = await page.locator('.table[data-names]').evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
    expect(Math.max(...wide)).toBe(0)
    const tall = await page
      .locator('.table')
      .evaluateAll((all) => all.map((one) => [one.clientHeight, one.scrollHeight - one.clientHeight]))
    expect(Math.max(...tall.map(([height = 0]) => height))).toBeGreaterThan(700)
    expect(Math.max(...tall.map(([, hidden = 0]) => hidden))).toBe(0)
  }
})

test('Links in the types of options are as high as a target has to be', async ({ page, reader }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await reader.open('docs/api/http/farrow-http')
    const heights = await page.locator('.table small a').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(10)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
  }
})

test('All cards of a page are equally wide', async ({ page, reader }) => {
  await reader.use('docs/api')
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const widths = await page.locator('[data-part=cards] li').evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width))
    expect(widths.length).toBeGreaterThan(9)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
  }
})

test('Short code in Chinese text never breaks inside a name', async ({ page, reader }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['guide/http-server', 'api/general/farrow-schema', 'guide/http-server/log']) {
    await reader.open(`zh-cn/docs/${path}`)
    const broken = await page.locator('[data-article] :not(pre) > code').evaluateAll((codes) =>
      codes.flatMap((code) => {
        const text = code.textContent
        return /^[\w.]{1,16}$/.test(text) && code.getClientRects().length > 1 ? [text] : []
      }),
    )
    expect(broken).toEqual([])
  }
})

test('Twice the font size fits a phone: nothing overflows, no word of a title is split, icons grow', async ({ baseURL }) => {
  test.setTimeout(60_000)
  const start = (...args: string[]): ReturnType<typeof chromium.launch> =>
    chromium.launch({ executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium', args: ['--no-sandbox', ...args] })
  const browsers = { usual: await start(), large: await start('--blink-settings=defaultFontSize=32') }
  const look = async (
    name: keyof typeof browsers,
    path: string,
  ): Promise<{ icon: number; over: number; split: string[]; covered: number }> => {
    const page = await browsers[name].newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    await page.goto(new URL(path, baseURL).href)
    const found = await page.evaluate(() => {
      const title = document.querySelector('h1') as HTMLElement
      const words = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
      const split: string[] = []
      for (let node = words.nextNode(); node !== null; node = words.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[A-Za-z]+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) split.push(word)
        }
      const controls = [...document.querySelectorAll('header > div > *')].filter((one) => one.checkVisibility())
      const boxes = controls.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0)
      return {
        icon: document.querySelector('header button svg')?.getBoundingClientRect().width ?? 0,
        over: Math.max(document.documentElement.scrollWidth, ...boxes.map(({ right }) => right)) - innerWidth,
        split,
        // How far a control reaches into the next one, beyond the margins of icon buttons, which are transparent.
        covered: Math.max(...boxes.slice(1).map(({ left }, at) => (boxes[at]?.right ?? 0) - left)),
      }
    })
    await page.close()
    return found
  }
  for (const path of ['', 'docs/guide/http-server', 'docs/guide/authentication', 'zh-cn/docs/guide', 'docs/tutorial']) {
    const [usual, large] = [await look('usual', path), await look('large', path)]
    expect({ path, split: large.split }).toEqual({ path, split: [] })
    expect(large.over).toBeLessThanOrEqual(8)
    expect(large.icon).toBeGreaterThan(usual.icon * 1.3)
  }
  // Long names in steps and tables of options.
  for (const path of ['docs/tutorial/http-server', 'zh-cn/docs/tutorial/rpc-server', 'docs/api/general/farrow-schema'])
    expect({ path, over: (await look('large', path)).over }).toEqual({ path, over: 0 })
  await Promise.all(Object.values(browsers).map((browser) => browser.close()))
})

test('The filter of a sidebar finds pages by their name and by that of their group, also if it was typed at once, and offers the search', async ({
  page,
  reader,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await reader.open('docs/guide/troubleshooting')
  const sidebar = page.getByRole('navigation', { name: 'Guide' })
  const filter = sidebar.getByRole('searchbox')
  // As in a page that is still being hydrated: nothing hears the event.
  await filter.evaluate((input: HTMLInputElement) => {
    input.value = 'cors'
  })
  await reader.wake()
  await expect(sidebar.getByRole('link')).toHaveText(['CORS'])
  // The number of pages, and that there is none, is announced by the region for that, which was there before.
  await expect(page.locator('#_live')).toHaveText('1 page')
  await filter.fill('rpc')
  await expect(page.locator('#_live')).toHaveText('5 pages')
  await expect(sidebar.getByRole('link')).toHaveText(['RPC server', 'Introspection', 'Change an API', 'Federation', 'Deno'])
  await filter.fill('dockr')
  await expect(sidebar).toContainText('The search also recognizes misspelled words')
  await expect(page.locator('#_live')).toContainText('No page in this section has a name like that.')
  await sidebar.getByRole('button', { name: 'Search the documentation' }).click()
  await expect(page.getByRole('combobox')).toHaveValue('dockr')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Docker')
  await page.keyboard.press('Escape')
  await filter.press('Escape')
  await expect(sidebar.getByRole('link', { name: 'Introduction' })).toBeVisible()
  await expect(page.locator('#_live')).toHaveText('')
})
