import { fileURLToPath } from 'node:url'
import type { Browser, CDPSession, Page } from '@playwright/test'

export type OpenedPage = {
  readonly page: Page
  readonly session: CDPSession
  /** The value of an expression in the page. Playwright's own way would first run some long script of its in there. */
  readonly read: <T>(expression: string) => Promise<T>
  close(): Promise<void>
}

/** Slow 4G: 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms there and back. */
const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** An empty tab with nothing in its cache, the probe in place, and a processor four times as slow as this one. */
export async function openPage(browser: Browser, { slowNetwork }: { slowNetwork: boolean }): Promise<OpenedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  await context.addInitScript({ path: fileURLToPath(new URL('page-probe.js', import.meta.url)) })
  const page = await context.newPage()
  // A new window has work of its own to do first, which is not the page's.
  await page.waitForTimeout(2000)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', slow)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const read = async <T>(expression: string): Promise<T> =>
    (await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value as T
  return { page, session, read, close: () => context.close() }
}

/** Whether a page has a shell that waits for a sign of life. */
export function hasShell({ read }: OpenedPage): Promise<boolean> {
  return read('document.getElementById("pagewright") !== null')
}

/** Resolves when the page's shell, if it has one, has taken over, and what that has set off is done. */
export async function settle(opened: OpenedPage): Promise<void> {
  const { page, read } = opened
  if (await hasShell(opened)) await waitFor(page, () => read('document.documentElement.dataset.hydrated === ""'))
  await page.waitForTimeout(2000)
}

/** Asks, five times a second, until the answer is yes. Rejects after 15 seconds. */
export async function waitFor(page: Page, ask: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 75; attempt++) {
    await page.waitForTimeout(200)
    if (await ask()) return
  }
  throw new Error(`Waited in vain on ${page.url()}`)
}
