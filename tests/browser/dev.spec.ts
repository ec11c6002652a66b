import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { soon, test } from './dev-fixture.ts'
import { openEditedSite } from './edited-site.ts'
import { expect, failedRequest, sleep } from './fixture.ts'

test.describe('An edited text', () => {
  test('is shown in its last saved state, also when the editor replaces the file', async ({ page, reader, site, noise }) => {
    // Between two quick saves the file can be read while it is empty, and then there is no such page for a moment.
    noise.allow(failedRequest)
    await reader.use('docs/a')
    site.swap('content/de/docs/a.md', '## Eins', '## Zuerst 0')
    for (let round = 1; round <= 12; round++) {
      await sleep(20)
      site[round % 2 === 0 ? 'swap' : 'replace']('content/de/docs/a.md', `## Zuerst ${round - 1}`, `## Zuerst ${round}`)
    }
    await expect(page.locator('#one')).toHaveText('Zuerst 12', soon)
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('is shown in the open page, without a reload and at the same scroll position', async ({ page, reader, site }) => {
    await page.setViewportSize({ width: 900, height: 300 })
    await reader.use('docs/a')
    await reader.scrollTo(250)
    site.replace('content/de/docs/a.md', '## Zwei', '## Zweitens')
    await expect(page.locator('#two')).toHaveText('Zweitens', soon)
    expect(await reader.scrollTop()).toBe(250)
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('shows its new title in the sidebar of another page, and in the head of its own', async ({ page, reader, site }) => {
    await reader.use('docs/b')
    site.replace('content/de/docs/a.md', 'title: Anfang', 'title: Beginn')
    const link = page.getByRole('navigation', { name: 'Rundgang' }).getByRole('link', { name: 'Beginn' })
    await expect(link).toBeVisible(soon)
    await link.click()
    await expect(reader.heading).toHaveText('Beginn')
    await expect(page).toHaveTitle('Beginn | Toy')
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('is shown to a reader who comes from another page', async ({ page, reader, site }) => {
    await reader.use('docs/a')
    const link = await reader.addLink('docs/c')
    await link.click()
    await expect(reader.heading).toHaveText('Schluss')
    await page.goBack()
    await expect(reader.heading).toHaveText('Anfang')
    site.replace('content/de/docs/c.md', '## Eins', '## Erstens')
    await expect.poll(async () => (await page.request.get(reader.url('docs/c'))).text(), soon).toContain('Erstens')
    await link.click()
    await expect(page.locator('#one')).toHaveText('Erstens')
    expect(await reader.isSameDocument()).toBe(true)
  })
})

test('An edited sample is shown in the page that includes it', async ({ page, reader, site }) => {
  await reader.use('docs/b')
  site.replace('samples/hello.ts', 'Hallo', 'Moin')
  await expect(page.locator('figure.code')).toContainText('Moin', soon)
  expect(await reader.isSameDocument()).toBe(true)
})

test('A sample that was missing is shown as soon as it exists', async ({ page, reader, site, noise }) => {
  noise.allow(failedRequest)
  site.replace('content/de/docs/b.md', 'samples/hello.ts#greet', 'samples/late.ts')
  await reader.use('docs/b')
  const overlay = page.locator('pagewright-problems').getByRole('alert')
  await expect(overlay).toContainText('samples/late.ts', soon)
  site.write('samples/late.ts', 'const late = true\n')
  await expect(page.locator('figure.code')).toContainText('late = true', soon)
  await expect(overlay).toHaveCount(0, soon)
})

test('An edited picture is shown in the open page', async ({ page, reader, site }) => {
  const image = page.locator('[data-article] img')
  await reader.use('docs/b')
  await expect(image).toHaveJSProperty('width', 120)
  site.replace('content/de/docs/dot.svg', 'width="120"', 'width="60"')
  await expect(image).toHaveJSProperty('width', 60)
  expect(await reader.isSameDocument()).toBe(true)
})

test.describe('An edited theme', () => {
  test('is shown without a reload when a component was edited', async ({ page, reader, site }) => {
    await page.setViewportSize({ width: 900, height: 300 })
    await reader.use('docs/a')
    await reader.scrollTo(250)
    site.replace('theme/pages/DocPage.tsx', '<Article article={article} />', '<Article article={article} />\n      <p>Ende</p>')
    await expect(page.getByText('Ende', { exact: true })).toBeAttached(soon)
    expect(await reader.scrollTop()).toBe(250)
    await expect(page.locator('[data-article] #two')).toBeAttached()
    expect(await reader.isSameDocument()).toBe(true)
    expect(await (await page.request.get(reader.url('docs/a'))).text()).toContain('<p>Ende</p>')
  })

  test('is shown without a reload when a style was edited', async ({ page, reader, site }) => {
    await reader.use('docs/a')
    await expect(page.locator('footer')).not.toHaveCSS('color', 'rgb(1, 2, 3)')
    site.replace('theme/style.css', 'main {', 'footer { color: rgb(1, 2, 3); }\nmain {')
    await expect(page.locator('footer')).toHaveCSS('color', 'rgb(1, 2, 3)', soon)
    expect(await reader.isSameDocument()).toBe(true)
    await page.reload()
    await expect(page.locator('footer')).toHaveCSS('color', 'rgb(1, 2, 3)')
  })
})

test.describe('A mistake', () => {
  test.beforeEach(({ noise }) => noise.allow(failedRequest))

  test('is shown over the page with its place, or over the last good page, until it is fixed', async ({ page, reader, site, noise }) => {
    noise.allow(/^error: \[vite\]/)
    const overlay = page.locator('pagewright-problems').getByRole('alert')
    await reader.use('docs/a')
    await test.step('in a text', async () => {
      site.replace('content/de/docs/a.md', '(/blog/p)', '(/blog/q)')
      await expect(overlay).toContainText('content/de/docs/a.md:7', soon)
      await expect(overlay).toContainText('/blog/q')
      await expect.poll(() => site.printed(), soon).toContain('broken-link')
      site.replace('content/de/docs/a.md', '(/blog/q)', '(/blog/p)')
      await expect(overlay).toHaveCount(0, soon)
      expect(await reader.isSameDocument()).toBe(true)
    })
    await test.step('in front matter', async () => {
      site.replace('content/de/docs/a.md', 'title:', 'titel:')
      await expect(overlay).toContainText('titel', soon)
      site.replace('content/de/docs/a.md', 'titel: Anfang', 'title: Beginn')
      await expect(overlay).toHaveCount(0, soon)
      await expect(reader.heading).toHaveText('Beginn', soon)
      site.replace('content/de/docs/a.md', 'title: Beginn', 'title: Anfang')
      await expect(reader.heading).toHaveText('Anfang', soon)
    })
    await test.step('in a style sheet', async () => {
      site.replace('theme/style.css', 'main {', 'main {{')
      await expect(overlay).toContainText(/theme\/style\.css:\d+:\d+ error/, soon)
      await expect(overlay.locator('pre')).toContainText('main {{')
      site.replace('theme/style.css', 'main {{', 'main {')
      await expect(overlay).toHaveCount(0, soon)
      expect(await reader.isSameDocument()).toBe(true)
    })
    await test.step('in the theme', async () => {
      site.replace('theme/pages/DocPage.tsx', 'return (', 'return ((')
      await expect(overlay).toContainText(/theme\/pages\/DocPage\.tsx:\d+:\d+ error \[theme-broken\]/, soon)
      await expect(overlay.locator('pre')).toContainText('> 31 | }')
      await expect.poll(() => site.printed(), soon).toContain('theme-broken')
      site.replace('theme/pages/DocPage.tsx', 'return ((', 'return (')
      await expect(overlay).toHaveCount(0, soon)
      await expect(reader.heading).toHaveText('Anfang', soon)
    })
  })

  test('is shown to a reader who opens the page after it was made', async ({ page, reader, site }) => {
    site.replace('content/de/docs/a.md', '(/blog/p)', '(/blog/q)')
    await expect.poll(() => site.printed(), soon).toContain('broken-link')
    await reader.use('docs/b')
    await expect(page.locator('pagewright-problems').getByRole('alert')).toContainText('content/de/docs/a.md:7', soon)
  })

  test('that makes a component throw is shown over the page or in its place, until it is fixed', async ({ page, reader, site, noise }) => {
    noise.allow(/Kaputt/)
    noise.allow(/^(error|warning): (\[vite\]|%o|An error occurred|The above error)/)
    // The page loads its document, which the server may render before it has read the mistake, or after that.
    const overlay = page.locator('pagewright-problems').getByRole('alert').or(page.locator('body > pre'))
    await reader.use('docs/a')
    site.replace('theme/pages/DocPage.tsx', '  return (', "  if (page.title !== '') throw new Error('Kaputt')\n  return (")
    await expect(overlay).toContainText(/theme\/pages\/DocPage\.tsx:7:\d+ error .*\[theme-throws\]/, { timeout: 15_000 })
    await expect(overlay).toContainText('Kaputt')
    await expect(overlay).toContainText("throw new Error('Kaputt')")
    site.replace('theme/pages/DocPage.tsx', "  if (page.title !== '') throw new Error('Kaputt')\n", '')
    await expect(overlay).toHaveCount(0, soon)
    await expect(reader.heading).toHaveText('Anfang', soon)
    await expect(page.locator('html[data-hydrated]')).toBeAttached(soon)
  })

  for (const [what, file, passage, wrong, place] of [
    [
      'a component that throws',
      'theme/pages/DocPage.tsx',
      '  return (',
      "  throw new Error('Kaputt')\n  return (",
      'theme/pages/DocPage.tsx:7:9',
    ],
    ['a component that does not compile', 'theme/pages/DocPage.tsx', 'return (', 'return ((', 'theme/pages/DocPage.tsx:'],
    ['a style sheet', 'theme/style.css', 'main {', 'main {{', 'theme/style.css:'],
  ] as const) {
    test(`in ${what} is shown instead of the page that is opened, until it is fixed`, async ({ page, reader, site, noise }) => {
      // The first document may still have been rendered by the theme before the edit.
      noise.allow(/^error: \[vite\]|Kaputt/)
      site.replace(file, passage, wrong)
      await expect(async () => expect((await page.goto(reader.url('docs/a')))?.status()).toBe(500)).toPass({ timeout: 15_000 })
      await expect(page.locator('body > pre')).toContainText(place)
      site.replace(file, wrong, passage)
      await expect(reader.heading).toHaveText('Anfang', { timeout: 10_000 })
    })
  }

  test('in the configuration is shown over the page with its place, until it is fixed', async ({ page, reader, site, noise }) => {
    noise.allow(/\[vite\]|WebSocket|goes on without script/)
    const overlay = page.locator('pagewright-problems').getByRole('alert')
    await reader.use('docs/a')
    site.replace('site.config.ts', 'locales:', 'lokales:')
    await expect(overlay).toContainText(/site\.config\.ts:\d+:\d+ error \[config-invalid\]/, soon)
    await expect(overlay.locator('pre').first()).toContainText('lokales')
    site.replace('site.config.ts', 'lokales:', 'locales:')
    await expect(overlay).toHaveCount(0, { timeout: 15_000 })
    site.replace('theme/messages/de.ts', 'export const', "throw new Error('Kaputt')\nexport const")
    await expect(overlay).toContainText('theme/messages/de.ts:3:7', { timeout: 15_000 })
    site.replace('theme/messages/de.ts', "throw new Error('Kaputt')\nexport const", 'export const')
    await expect(overlay).toHaveCount(0, { timeout: 15_000 })
  })
})

test('A server that is started with a broken configuration shows the mistake, and the page by itself when it is mended', async ({
  page,
  noise,
}) => {
  noise.allow(failedRequest)
  // The server ends while the page is connecting.
  noise.allow(/\[vite\]|WebSocket/)
  const site = await openEditedSite((root) => {
    const file = join(root, 'site.config.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace('locales:', 'lokales:'))
  })
  try {
    await page.goto(`${site.url}docs/a`)
    await expect(page.locator('body')).toContainText(/site\.config\.ts:\d+:\d+ error .*lokales/)
    site.replace('site.config.ts', 'lokales:', 'lokale:')
    await expect(page.locator('body')).toContainText('"lokale"', soon)
    site.replace('site.config.ts', 'lokale:', 'locales:')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anfang', { timeout: 20_000 })
  } finally {
    await site.close()
  }
})

test.describe('A file', () => {
  test.beforeEach(({ noise }) => noise.allow(failedRequest))

  test('that is new is checked, and its mistakes are shown although nobody has opened it', async ({ page, reader, site }) => {
    await reader.use('docs/a')
    site.write('content/de/blog/2025-02-02-neu.md', '---\ntitle: Neu\n---\n\n[Nirgends](/nowhere)\n')
    await expect(page.locator('pagewright-problems').getByRole('alert')).toContainText('2025-02-02-neu.md:5', soon)
  })

  test('that is new becomes a page, and appears in the open list of posts', async ({ page, reader, site }) => {
    await reader.use('blog')
    site.write('content/de/blog/2025-02-02-neu.md', '---\ntitle: Ganz neu\n---\n\nNeu.\n')
    await expect(page.getByRole('link', { name: 'Ganz neu' })).toBeVisible(soon)
    await page.getByRole('link', { name: 'Ganz neu' }).click()
    await expect(reader.heading).toHaveText('Ganz neu')
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('that is new replaces the open not-found page at its address', async ({ reader, site }) => {
    await reader.use('neu')
    await expect(reader.heading).toHaveText('Seite nicht gefunden')
    site.write('content/de/pages/neu.md', '---\ntitle: Neu\n---\n\nNeu.\n')
    await expect(reader.heading).toHaveText('Neu', soon)
  })

  test('that is deleted is no longer a page, and links to it become mistakes', async ({ page, reader, site }) => {
    await reader.use('docs/extra')
    site.remove('content/de/docs/extra/german-only.md')
    await expect(page.locator('pagewright-problems').getByRole('alert')).toContainText('german-only', soon)
    expect((await page.goto(reader.url('docs/extra/german-only')))?.status()).toBe(404)
  })

  test('of the public folder is served at once', async ({ page, reader, site }) => {
    site.write('public/new.txt', 'new')
    await expect.poll(async () => (await page.request.get(reader.url('new.txt'))).status(), soon).toBe(200)
  })
})

test('A page of an earlier server is loaded again when its files no longer exist', async ({ page, reader, noise }) => {
  noise.allow(failedRequest)
  noise.allow(/\[vite\]|WebSocket|goes on without script/)
  let isOlder = true
  await page.route('**/docs/a', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: isOlder ? body.replaceAll(/dev-\d+/g, 'dev-1') : body })
  })
  await page.route(/\/assets\/site-de-/, (route) => {
    if (!isOlder) return route.continue()
    isOlder = false
    return route.fulfill({ status: 404 })
  })
  await page.goto(reader.url('docs/a'))
  await page.mouse.move(3, 3)
  await expect.poll(() => isOlder, soon).toBe(false)
  await expect(async () => {
    await page.mouse.move(5, 5)
    await page.mouse.move(7, 7)
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 1000 })
  }).toPass(soon)
})

test('An edited configuration is applied to the open page; a broken one changes nothing', async ({ page, reader, site, noise }) => {
  noise.allow(failedRequest)
  noise.allow(/\[vite\]|WebSocket/)
  // A page that is loaded while the server is being replaced may lack files; then it is loaded again.
  noise.allow(/goes on without script/)
  await reader.use('docs/a')
  site.replace('site.config.ts', 'locales:', 'lokales:')
  await expect.poll(() => site.printed(), soon).toContain('lokales')
  expect((await page.request.get(reader.url('docs/b'))).status()).toBe(200)
  site.replace('site.config.ts', 'lokales:', 'locales:')
  site.replace('theme/messages/de.ts', 'Hauptmenü', 'Menü')
  await expect(page.getByRole('navigation', { name: 'Menü', exact: true })).toBeVisible({ timeout: 15_000 })
  site.replace('site.config.ts', "title: 'Toy'", "title: 'Spielzeug'")
  await expect(page).toHaveTitle('Anfang | Spielzeug', { timeout: 15_000 })
})

test('A component that throws only in the browser leaves the document as it is, and works again when it is fixed', async ({
  page,
  reader,
  site,
  noise,
}) => {
  noise.allow(/Kaputt/)
  noise.allow(failedRequest)
  noise.allow(/^(error|warning): (\[vite\]|%o|An error occurred|The above error)/)
  // The server may still be restarting, because the test before has changed the configuration.
  noise.allow(/HTTP 404: \/assets\/site-|^log: \[vite\] server connection lost|^error: WebSocket connection to/)
  site.replace('theme/pages/DocPage.tsx', '  return (', "  if ('document' in globalThis) throw new Error('Kaputt')\n  return (")
  await expect.poll(async () => (await page.request.get(reader.url('docs/a'))).text(), { timeout: 20_000 }).toContain('<h1')
  await reader.open('docs/a')
  await page.mouse.move(3, 3)
  await expect(page.locator('pagewright-problems').getByRole('alert')).toContainText(
    /theme\/pages\/DocPage\.tsx:7:39 error.*The theme throws in the browser: Kaputt.*> \d+ \| *if \('document'/s,
    soon,
  )
  await expect(reader.heading).toHaveText('Anfang')
  site.replace('theme/pages/DocPage.tsx', "  if ('document' in globalThis) throw new Error('Kaputt')\n", '')
  await expect(async () => {
    await page.mouse.move(5, 5)
    await page.mouse.move(7, 7)
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await expect(reader.heading).toHaveText('Anfang')
  await expect(page.locator('pagewright-problems')).toHaveCount(0)
})

test.describe('An edit keeps', () => {
  const text = `---
title: Tabs
---

:::details[More]
It is told [here](./b.md).
:::

:::::tabs
:::tab[One]
First text.
:::
:::tab[Two]
Second text with a [link](./b.md).
:::
:::::

The end.

${'A paragraph, so that the page can be scrolled.\n\n'.repeat(30)}`

  test.beforeEach(async ({ page, reader, site }) => {
    site.write('theme/index.ts', "import { createTheme } from '@pagewright/theme'\n\nexport default createTheme()\n")
    site.write('content/de/docs/a.md', text)
    await expect
      .poll(async () => (await page.request.get(reader.url('docs/a'))).text(), { timeout: 20_000 })
      .toMatch(/Shell-skip.*class="tabs"/s)
    await reader.use('docs/a')
    await expect(page.locator('.tabs[data-ready]')).toHaveCount(1)
    await page.getByRole('tab', { name: 'Two' }).click()
    await page.locator('[data-article] summary').click()
    await page.evaluate(() => {
      const count = (): number => document.querySelectorAll('.tabs[data-ready]').length
      Object.assign(window, { fewest: count() })
      const look = (): void => void Object.assign(window, { fewest: Math.min((window as unknown as { fewest: number }).fewest, count()) })
      const frame = (): void => {
        look()
        requestAnimationFrame(frame)
      }
      frame()
    })
  })

  test('the tabs, the open details, the focus and the scroll position, wherever it is', async ({ page, reader, site }) => {
    const link = page.locator('.tab a')
    const article = page.locator('[data-article]')
    for (const [where, passage, by] of [
      ['elsewhere in the page', 'The end.', 'A good end.'],
      ['in the chosen tab', 'Second text', 'Second, new text'],
      ['before the tabs', 'It is told', 'All is told'],
      ['a new block before the tabs', ':::details', 'First of all.\n\n:::details'],
    ] as const)
      await test.step(where, async () => {
        await link.focus()
        await reader.scrollTo(40)
        site.replace('content/de/docs/a.md', passage, by)
        const shown = by.split('\n')[0] ?? ''
        await expect(article).toContainText(shown, soon)
        expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Two')
        await expect(link).toBeVisible()
        await expect(link).toBeFocused()
        await expect(article.locator('details')).toHaveAttribute('open')
        expect(await reader.scrollTop()).toBe(40)
        expect(await page.evaluate(() => (window as unknown as { fewest: number }).fewest)).toBe(1)
        expect(await reader.isSameDocument()).toBe(true)
        site.replace('content/de/docs/a.md', by, passage)
        await expect(article).not.toContainText(shown, soon)
      })
  })
})

test('An edit of a block gives opened details, chosen tabs and the focus to the same ones, and to no others', async ({
  page,
  reader,
  site,
}) => {
  const details = (name: string): string => `::::details[${name}]\nText of ${name}.\n::::\n`
  const tabs = (...names: string[]): string =>
    `:::::tabs\n${names.map((name) => `::::tab[${name}]\nText of ${name}.\n::::\n`).join('')}:::::\n`
  const write = (...blocks: string[]): void =>
    site.write('content/de/docs/a.md', `---\ntitle: Blocks\n---\n\n::::::note\n${blocks.join('\n')}::::::\n\n## Eins {#one}\n`)
  site.write('theme/index.ts', "import { createTheme } from '@pagewright/theme'\n\nexport default createTheme()\n")
  write(details('One'), details('Two'), tabs('C', 'D'))
  await expect
    .poll(async () => (await page.request.get(reader.url('docs/a'))).text(), { timeout: 20_000 })
    .toMatch(/Shell-skip.*Text of Two/s)
  await reader.use('docs/a')
  await page.getByRole('tab', { name: 'D', exact: true }).click()
  const summary = page.locator('[data-article] summary', { hasText: 'Two' })
  await summary.click()
  await expect(summary).toBeFocused()
  const opened = (): Promise<string[]> => page.locator('[data-article] details[open] summary').allTextContents()
  const chosen = (): Promise<string[]> => page.locator('[role=tab][aria-selected=true]').allTextContents()
  write(details('New'), details('One'), details('Two'), details('Last'), tabs('X', 'Y'), tabs('C', 'D'))
  await expect(page.locator('[data-article]')).toContainText('Text of Last', soon)
  expect(await opened()).toEqual(['Two'])
  expect(await chosen()).toEqual(['X', 'D'])
  await expect(summary).toBeFocused()
  await page.getByRole('tab', { name: 'D', exact: true }).click()
  write(details('Two'), tabs('Before', 'More'), tabs('C', 'D'))
  await expect(page.locator('[data-article]')).toContainText('Text of Before', soon)
  expect(await chosen()).toEqual(['Before', 'D'])
  await expect(page.getByRole('tab', { name: 'D', exact: true })).toBeFocused()
  // The label of the chosen tab is another one.
  write(details('Two'), tabs('Before', 'More'), tabs('C', 'E'))
  await expect(page.getByRole('tab', { name: 'E', exact: true })).toBeVisible(soon)
  expect(await chosen()).toEqual(['Before', 'E'])
  expect(await reader.isSameDocument()).toBe(true)
})

test('A text that is saved together with files of the theme is shown', async ({ page, reader, site }) => {
  await reader.use('docs/a')
  for (let round = 0; round < 8; round++) {
    const before = round === 0 ? '## Eins' : `## Runde ${round - 1}`
    // All texts of the file are of one length: Node.js would read the beginning only of a file that grows while it is read.
    site.write('theme/style.css', `/* ${round} - */\n`)
    site.replace('content/de/docs/a.md', before, `## Runde ${round}`)
    for (let more = 0; more < 4; more++) {
      await sleep(50)
      site.write('theme/style.css', `/* ${round} ${more} */\n`)
    }
    await expect(page.locator('#one')).toContainText(`Runde ${round}`, soon)
  }
})

test('A component that throws in an effect loads the page anew once, not again and again', async ({ page, reader, site, noise }) => {
  noise.allow(/Im Effekt/)
  noise.allow(failedRequest)
  noise.allow(/^(error|warning): (\[vite\]|%o|An error occurred|The above error)/)
  await reader.use('docs/a')
  let loads = 0
  page.on('load', () => loads++)
  site.replace('theme/pages/DocPage.tsx', 'useId }', 'useEffect, useId }')
  site.replace('theme/pages/DocPage.tsx', '  return (', "  useEffect(() => {\n    throw new Error('Im Effekt')\n  }, [])\n  return (")
  await expect(page.locator('pagewright-problems').getByRole('alert')).toContainText('The theme throws in the browser: Im Effekt', soon)
  await sleep(3500)
  expect(loads).toBeLessThanOrEqual(3)
  await expect(page.locator('pagewright-problems').getByRole('alert')).toContainText('Im Effekt')
})

test('A new post comes into an open list with its own text, and leaves the others theirs', async ({ page, reader, site }) => {
  await reader.use('blog')
  const listed = (): Promise<string[]> =>
    page
      .locator('main')
      .evaluate((main) => [...main.querySelectorAll('[data-article]')].map((article) => article.textContent?.trim() ?? ''))
  const before = await listed()
  site.write('content/de/blog/2030-01-01-neu.md', '---\ntitle: Ganz neu\n---\n\nText des neuen Beitrags.\n')
  await expect.poll(listed, soon).toEqual(['Text des neuen Beitrags.', ...before].slice(0, before.length))
  site.remove('content/de/blog/2030-01-01-neu.md')
  await expect.poll(listed, soon).toEqual(before)
  expect(await reader.isSameDocument()).toBe(true)
})

test.describe('A component in a text', () => {
  const islandsFile = new URL('../../packages/pagewright/fixtures/toy/content/de/pages/islands.md', import.meta.url)
  const counter = (page: Page): Locator => page.getByRole('button', { name: 'Klicks:' })
  const bothAreHydrated = (page: Page): Promise<void> =>
    expect.poll(() => page.evaluate(() => (window as { islands?: number }).islands)).toBe(2)

  test('keeps its state when the text around it is edited, and begins anew when its own line is', async ({ page, reader, site }) => {
    await reader.use('islands')
    await bothAreHydrated(page)
    await counter(page).click()
    site.replace('content/de/pages/islands.md', 'Noch etwas Text.', 'Ein anderer Schluss.')
    await expect(page.getByText('Ein anderer Schluss.')).toBeVisible(soon)
    await expect(counter(page)).toHaveText('4')
    site.replace('content/de/pages/islands.md', '::counter{start=3', '::counter{start=7')
    await expect(counter(page)).toHaveText('7', soon)
    await counter(page).click()
    await expect(counter(page)).toHaveText('8')
    await bothAreHydrated(page)
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('keeps opened details in the text inside it when that text is edited', async ({ page, reader, site }) => {
    const write = (words: string): void =>
      site.write('content/de/pages/islands.md', `---\ntitle: Inseln\n---\n\n::::drawer{open}\n:::details[Mehr]\n${words}\n:::\n::::\n`)
    write('Der alte Text.')
    await expect.poll(async () => (await page.request.get(reader.url('islands'))).text(), soon).toContain('Der alte Text.')
    await reader.use('islands')
    await expect(page.locator('[data-island=drawer][data-hydrated]')).toBeVisible()
    await page.getByText('Mehr', { exact: true }).click()
    write('Der neue Text.')
    await expect(page.getByText('Der neue Text.')).toBeVisible(soon)
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('is shown in its new form when its code is edited, also in the document', async ({ page, reader, site }) => {
    await reader.use('islands')
    // If the code changed before, React would report that it differs from what the document shows.
    await bothAreHydrated(page)
    site.replace('theme/islands/Counter.tsx', '{count}\n', '{`${count} mal`}\n')
    await expect(counter(page)).toHaveText('3 mal', soon)
    await expect.poll(async () => (await fetch(`${site.url}islands`)).text()).toContain('>3 mal</button>')
  })

  test('keeps its state when the text is edited after its code, and follows an edit of its code that is undone', async ({
    page,
    reader,
    site,
  }) => {
    const text = `${readFileSync(islandsFile, 'utf8')}\n::counter{start=7 label="Schafe"}\n`
    site.write('content/de/pages/islands.md', text)
    await expect.poll(async () => (await page.request.get(reader.url('islands'))).text(), soon).toContain('>7</button>')
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.getElementById('far')?.style.setProperty('height', '6000px')),
    )
    const waiting = page.getByRole('button', { name: 'Schafe:' }).last()
    await reader.use('islands')
    await counter(page).click()
    await expect(counter(page)).toHaveText('4')
    for (const [from, to, shown, other] of [
      ['{count}\n', '{`${count} mal`}\n', '4 mal', '7 mal'],
      ['{`${count} mal`}\n', '{count}\n', '4', '7'],
      ['{count}\n', '{`${count} mal`}\n', '4 mal', '7 mal'],
    ] as const) {
      site.replace('theme/islands/Counter.tsx', from, to)
      await expect(counter(page)).toHaveText(shown, soon)
      await expect(waiting).toHaveText(other, soon)
    }
    site.write('content/de/pages/islands.md', text.replace('Ein Zähler:', 'Noch ein Zähler:'))
    await expect(page.locator('[data-article]')).toContainText('Noch ein Zähler:', soon)
    await expect(counter(page)).toHaveText('4 mal')
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('is shown in its new form when its code is edited, although the reader is not near it and it does not run', async ({
    page,
    reader,
    site,
  }) => {
    await page.addInitScript(() => addEventListener('DOMContentLoaded', () => document.body.style.setProperty('padding-top', '3000px')))
    await reader.use('islands')
    site.replace('theme/islands/Counter.tsx', '{count}\n', '{`${count} mal`}\n')
    await expect(counter(page)).toHaveText('3 mal', soon)
    expect(await page.evaluate(() => (window as { islands?: number }).islands)).toBeUndefined()
    // React would report HTML that differs from what the component renders.
    await counter(page).click()
    await expect(counter(page)).toHaveText('4 mal')
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('that throws is reported at its place in the text, over the page, until it is fixed', async ({ page, reader, site, noise }) => {
    noise.allow(failedRequest)
    noise.allow(/Could not show the change/)
    await reader.use('islands')
    site.replace('content/de/pages/islands.md', '::counter{start=3', '::counter{start=13')
    await expect(page.getByText('The component "counter" throws while it is rendered: Thirteen')).toBeVisible(soon)
    site.replace('content/de/pages/islands.md', '::counter{start=13', '::counter{start=5')
    await expect(counter(page)).toHaveText('5', soon)
    await expect(page.getByText('The component "counter" throws')).toHaveCount(0)
  })

  test('that throws only in the browser is reported with its place, over the page, and works again when it is fixed', async ({
    page,
    reader,
    site,
    noise,
  }) => {
    noise.allow(/Kaputt|The component counter failed|error occurred in the <Counter>/)
    noise.allow(failedRequest)
    await reader.use('islands')
    await bothAreHydrated(page)
    site.replace('theme/islands/Counter.tsx', '  return (', "  if ('document' in globalThis) throw new Error('Kaputt')\n  return (")
    const overlay = page.locator('pagewright-problems').getByRole('alert')
    await expect(overlay).toContainText(
      /theme\/islands\/Counter\.tsx:13:41 error.*The theme throws in the browser: Kaputt.*> \d+ \| *if \('document'/s,
      soon,
    )
    await expect(page.locator('[data-island] > [role=alert]')).toHaveCount(2)
    site.replace('theme/islands/Counter.tsx', "  if ('document' in globalThis) throw new Error('Kaputt')\n", '')
    await expect(page.locator('[data-island] > [role=alert]')).toHaveCount(0, soon)
    await expect(overlay).toHaveCount(0)
    await expect(async () => {
      await page.mouse.move(3, 3)
      await page.mouse.move(7, 7)
      await counter(page).click()
      await expect(counter(page)).not.toHaveText('3', { timeout: 500 })
    }).toPass({ timeout: 10_000 })
  })

  test('does not keep an edit of the text from being shown that was made while the theme was broken', async ({
    page,
    reader,
    site,
    noise,
  }) => {
    noise.allow(failedRequest)
    noise.allow(/^error: \[vite\]|Could not show the change/)
    const overlay = page.locator('pagewright-problems').getByRole('alert')
    await reader.use('islands')
    await bothAreHydrated(page)
    site.replace('theme/style.css', 'main {', 'main {{')
    await expect(overlay).toContainText(/theme\/style\.css:\d+:\d+ error/, soon)
    const answered = page.waitForResponse((response) => response.url().includes('/islands.json'))
    site.replace('content/de/pages/islands.md', 'Noch etwas Text.', 'Ein anderer Schluss.')
    expect((await answered).status()).toBe(500)
    site.replace('theme/style.css', 'main {{', 'main {')
    await expect(overlay).toHaveCount(0, soon)
    await expect(page.getByText('Ein anderer Schluss.')).toBeVisible(soon)
    expect(await reader.isSameDocument()).toBe(true)
  })
})
