import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { makeSite } from '../../bench/make-site.ts'
import { startServer } from '../../bench/start-server.ts'
import { test as base, expect } from './fixture.ts'
import { createReader } from './reader.ts'

// Farrow's docs have one version so far: here its theme is given some that have two.
const test = base.extend<object, { readonly origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern what a fixture needs
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'versions-'))
      const site = ['--root', join(folder, 'site')]
      makeSite(join(folder, 'site'), { pages: 3, theme: 'theme', seed: 1, oneSidebar: true })
      for (const args of [['version', '1.0'], ['build']]) {
        const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args, ...site], { encoding: 'utf8' })
        if (status !== 0) throw new Error(stdout + stderr)
      }
      const server = await startServer([bin, 'serve', ...site, '--port', '0'])
      await use(server.origin)
      server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  reader: ({ page, origin }, use) => use(createReader(page, origin)),
})

const bin = fileURLToPath(new URL('../../packages/pagewright/bin/pagewright.mjs', import.meta.url))
const key = 'docs-preferred-version-default'
const docsLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true }).first()
const stored = (page: Page): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key)

test('The version that a reader chose is kept, and links to the docs from elsewhere lead there', async ({ page, reader }) => {
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

test('A page of the docs stays among its own version, whatever was chosen before', async ({ page, reader }) => {
  await page.addInitScript((name) => localStorage.setItem(name, '1.0'), key)
  await reader.use('docs/page-2')
  await expect(docsLink(page)).toHaveAttribute('href', '/docs/page-1')
})

test('A choice that is no version any more is forgotten', async ({ page, reader }) => {
  await reader.open('')
  await page.evaluate((name) => localStorage.setItem(name, '0.9'), key)
  await reader.use('')
  await expect.poll(() => stored(page)).toBeNull()
  await expect(docsLink(page)).toHaveAttribute('href', '/docs/page-1')
})
