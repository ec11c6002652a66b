import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { locales, makeSite, pageFile } from '../../bench/make-site.ts'
import { startServer } from '../../bench/start-server.ts'
import { test as base, expect } from './fixture.ts'
import { createReader } from './reader.ts'

// Farrow's docs have only one version so far. These tests use docs with two versions, of which `latest` is shown at `/docs`.
function testWith({ latest }: { latest: string }) {
  return base.extend<object, { readonly origin: string }>({
    origin: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern what a fixture needs
      async ({}, use) => {
        const folder = mkdtempSync(join(tmpdir(), 'versions-'))
        const root = join(folder, 'site')
        makeSite(root, { pages: 3, theme: 'theme', seed: 1, oneSidebar: true })
        pagewright('version', '1.0', '--root', root)
        if (latest !== 'current') {
          change(join(root, 'site.config.ts'), '"mainDoc"', `"latest": "${latest}", "mainDoc"`)
          removeThirdPage(root)
        }
        pagewright('build', '--root', root)
        const server = await startServer([bin, 'serve', '--root', root, '--port', '0'])
        await use(server.origin)
        server.stop()
        rmSync(folder, { recursive: true, force: true })
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    reader: ({ page, origin }, use) => use(createReader(page, origin)),
  })
}

const test = testWith({ latest: 'current' })
const testLatestCut = testWith({ latest: '1.0' })

function pagewright(...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stdout + stderr)
}

function change(file: string, from: string | RegExp, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

/** Removes the third page from the version, as if it had been written after the version was made. */
function removeThirdPage(root: string): void {
  change(join(root, 'versions.json'), /,\s*"page-3"/, '')
  for (const locale of locales) rmSync(join(root, pageFile(3, locale).replace('/docs/', '/docs-1.0/')))
}

const bin = fileURLToPath(new URL('../../packages/pagewright/bin/pagewright.mjs', import.meta.url))
const key = 'docs-preferred-version-default'
const docsLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true }).first()
const stored = (page: Page): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key)

test('The version that a reader chose is remembered, and links to the docs from other pages lead there', async ({ page, reader }) => {
  await reader.use('docs/page-2')
  await page.locator('main summary', { hasText: 'Next' }).click()
  await page.getByRole('main').getByRole('link', { name: '1.0' }).click()
  await expect(page).toHaveURL(reader.url('docs/1.0/page-2'))
  expect(await stored(page)).toBe('1.0')
  await reader.use('')
  await expect(docsLink(page)).toHaveAttribute('href', '/docs/1.0/page-1')
  await docsLink(page).click()
  await expect(page).toHaveURL(reader.url('docs/1.0/page-1'))
  expect(await reader.isSameDocument()).toBe(true)
})

test('Links on a page of the docs lead to its own version, whatever was chosen before', async ({ page, reader }) => {
  await page.addInitScript((name) => localStorage.setItem(name, '1.0'), key)
  await reader.use('docs/page-2')
  await expect(docsLink(page)).toHaveAttribute('href', '/docs/page-1')
})

test('A choice is forgotten when its version no longer exists', async ({ page, reader }) => {
  await reader.open('')
  await page.evaluate((name) => localStorage.setItem(name, '0.9'), key)
  await reader.use('')
  await expect.poll(() => stored(page)).toBeNull()
  await expect(docsLink(page)).toHaveAttribute('href', '/docs/page-1')
})

for (const { locale, base: path, older, upcoming, go } of [
  {
    locale: 'English',
    base: '',
    older: 'which is not the latest',
    upcoming: 'has not been released yet',
    go: /^Go to the latest version \((.+)\)$/,
  },
  { locale: 'Chinese', base: 'zh-cn/', older: '并非最新版本', upcoming: '尚未发布', go: /^前往最新版本（(.+)）$/ },
]) {
  test(`A page of an older version says so in ${locale}, and leads to the latest`, async ({ page, reader }) => {
    await reader.use(`${path}docs/1.0/page-2`)
    const note = page.locator('main .admonition', { hasText: older })
    await expect(note).toContainText('1.0')
    await expect(note).toHaveAttribute('data-kind', 'caution')
    await note.getByRole('link', { name: go }).click()
    await expect(page).toHaveURL(reader.url(`${path}docs/page-2`))
    await expect(note).toHaveCount(0)
    expect(await reader.isSameDocument()).toBe(true)
  })

  testLatestCut(`A page that is not released yet says so in ${locale}, and leads to the latest`, async ({ page, reader }) => {
    await reader.use(`${path}docs/next/page-2`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://bench.example/${path}docs/page-2`)
    const note = page.locator('main .admonition', { hasText: upcoming })
    await expect(note).toHaveAttribute('data-kind', 'info')
    await note.getByRole('link', { name: go }).click()
    await expect(page).toHaveURL(reader.url(`${path}docs/page-2`))
    await expect(note).toHaveCount(0)
    await expect(page.locator('main summary', { hasText: '1.0' })).toHaveCount(1)
  })

  testLatestCut(
    `The address of a page that the latest version lacks leads to the version that has it, in ${locale}`,
    async ({ page, reader }) => {
      await reader.open(`${path}docs/page-3`)
      await expect(page).toHaveURL(reader.url(`${path}docs/next/page-3`))
      const note = page.locator('main .admonition', { hasText: upcoming })
      await expect(note.getByRole('link', { name: go })).toHaveAttribute('href', `/${path}docs/page-1`)
    },
  )

  testLatestCut(`The list of tags of another version also says so in ${locale}`, async ({ page, reader }) => {
    await reader.open(`${path}docs/next/tags`)
    const note = page.locator('main .admonition', { hasText: upcoming })
    await expect(note.getByRole('link', { name: go })).toHaveAttribute('href', `/${path}docs/tags`)
  })
}

testLatestCut.describe('A browser that prefers Chinese', () => {
  testLatestCut.use({ locale: 'zh-CN', prefersPageLanguage: false })

  testLatestCut('is offered the same version of the page, also where search engines are led to the latest', async ({ page, reader }) => {
    await reader.use('docs/next/page-2')
    await expect(page.locator('.locale-hint a')).toHaveAttribute('href', '/zh-cn/docs/next/page-2')
  })
})
