import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { startServer } from '../../bench/start-server.ts'
import { audit } from './audit.ts'
import { test as base, expect, failedRequest } from './fixture.ts'
import { takeShifts, watchShifts } from './layout-shifts.ts'
import { createReader } from './reader.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const root = join(project, 'packages/theme/fixtures/tea')
const bin = join(project, 'packages/pagewright/bin/pagewright.mjs')

// The site of the theme's package has an announcement.
const test = base.extend<object, { readonly origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern what a fixture needs
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'tea-'))
      const options = ['--root', root, '--out-dir', join(folder, 'dist')]
      const { status, stderr } = spawnSync(process.execPath, [bin, 'build', ...options], { encoding: 'utf8' })
      if (status !== 0) throw new Error(stderr)
      const server = await startServer([bin, 'serve', ...options, '--port', '0'])
      await use(server.origin)
      server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  reader: ({ page, origin }, use) => use(createReader(page, origin)),
})

const barOf = (page: Page): Locator => page.locator('[data-announcement]')

test.describe('The announcement', () => {
  test.use({ bypassCSP: true })

  test('stands above the header, is accessible, and moves nothing', async ({ page, reader }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await watchShifts(page)
      await reader.use('docs/green')
      await expect(barOf(page)).toBeVisible()
      expect((await barOf(page).boundingBox())?.y).toBe(0)
      expect(await takeShifts(page)).toEqual([])
      expect(await audit(page)).toEqual([])
      await page.emulateMedia({ forcedColors: 'active' })
      await expect(barOf(page).getByRole('button', { name: 'Close' })).toBeVisible()
      await page.emulateMedia({ forcedColors: 'none', media: 'print' })
      await expect(barOf(page)).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
    }
    await barOf(page).getByRole('link', { name: 'The first flush has arrived' }).click()
    await expect(page).toHaveURL(reader.url('blog'))
  })
})

test('Closed by keyboard before the runtime is there, it stays closed on all pages and is never painted again', async ({
  page,
  reader,
  noise,
}) => {
  noise.allow(failedRequest)
  await page.route('**/assets/start-*.js', (route) => route.abort())
  await reader.open('docs/green')
  await barOf(page).getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Enter')
  await expect(barOf(page)).toBeHidden()
  await page.unroute('**/assets/start-*.js')
  await page.addInitScript(() => {
    const seen: boolean[] = []
    Object.assign(window, { seen })
    const look = (): void => {
      const bar = document.querySelector('[data-announcement]')
      if (bar !== null) seen.push(bar.checkVisibility())
      requestAnimationFrame(look)
    }
    look()
  })
  await reader.use('docs/black')
  await page.waitForTimeout(200)
  const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)
  expect(seen.length).toBeGreaterThan(3)
  expect(seen).not.toContain(true)
})

test('A reader who has closed an earlier announcement sees this one', async ({ page, reader }) => {
  await page.addInitScript(() => localStorage.setItem('announcement', 'last-year'))
  await reader.use('docs/green')
  await expect(barOf(page)).toBeVisible()
})

test('An announcement whose last day is over is hidden, also in documents that were built before', async ({ page, reader }) => {
  await page.clock.setFixedTime('2100-01-01T13:00:00Z')
  await reader.open('docs/green')
  await expect(barOf(page)).toBeHidden()
  await page.clock.setFixedTime('2099-12-31T23:00:00Z')
  await reader.open('docs/black')
  await expect(barOf(page)).toBeVisible()
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the announcement is shown, without a button that would do nothing', async ({ page, reader }) => {
    await reader.open('docs/green')
    await expect(barOf(page)).toBeVisible()
    await expect(barOf(page).getByRole('button')).toBeHidden()
  })
})
