import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import CDP from 'chrome-remote-interface'

/** A Chromium that is told no more than needed: a driver that watches requests would have the engine look up who made each. */
export type Browser = { readonly version: string; open(conditions: Conditions): Promise<OpenedPage>; close(): Promise<void> }

export type Conditions = {
  /** Slow 4G instead of an open network; then requests are watched, too. */
  readonly slowNetwork: boolean
}

/** An empty tab with nothing in its cache, the probe in place, and a processor four times as slow as this one. */
export type OpenedPage = {
  readonly client: CDP.Client
  /** Opens an address; resolves when it is loaded. */
  goTo(url: string): Promise<void>
  /** The value of an expression in the page. */
  read<T>(expression: string): Promise<T>
  moveMouse(x: number, y: number): Promise<void>
  click(x: number, y: number): Promise<void>
  close(): Promise<void>
}

/** Slow 4G: 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms there and back. */
const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const slowdown = 4
const probe = readFileSync(fileURLToPath(new URL('page-probe.js', import.meta.url)), 'utf8')

/** Starts a Chromium without a window. */
export async function launchBrowser(executable: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'))
  const options = ['--headless', '--no-sandbox', '--no-first-run', '--disable-background-networking', '--disable-component-update']
  const child = spawn(executable, [...options, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (text: Buffer) => {
      said += text
      const found = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1]
      if (found !== undefined) resolve(Number(found))
    })
    child.on('exit', (code) => reject(new Error(`${executable} ended with ${code}:\n${said}`)))
  })
  const { webSocketDebuggerUrl, Browser: version } = await CDP.Version({ port })
  const browser = await CDP({ port, target: webSocketDebuggerUrl })
  return {
    version,
    open: (conditions) => openPage(browser, { port, ...conditions }),
    close: async () => {
      const ended = once(child, 'exit')
      await browser.Browser.close()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function openPage(browser: CDP.Client, { port, slowNetwork }: Conditions & { readonly port: number }): Promise<OpenedPage> {
  const { browserContextId } = await browser.Target.createBrowserContext()
  const size = { width: 1280, height: 800 }
  const { targetId } = await browser.Target.createTarget({ url: 'about:blank', browserContextId, ...size })
  const client = await CDP({ port, target: targetId })
  await client.Page.enable()
  await client.Page.addScriptToEvaluateOnNewDocument({ source: probe })
  // A new window has work of its own to do first, which is not the page's.
  await wait(2000)
  if (slowNetwork) {
    await client.Network.enable()
    await client.Network.emulateNetworkConditions(slow)
  }
  await client.Emulation.setCPUThrottlingRate({ rate: slowdown })
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number): Promise<void> =>
    client.Input.dispatchMouseEvent({ type, x, y, ...(type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }) })
  return {
    client,
    goTo: async (url) => {
      const loaded = client.Page.loadEventFired()
      const { errorText } = await client.Page.navigate({ url })
      if (errorText !== undefined) throw new Error(`${url}: ${errorText}`)
      await loaded
    },
    read: async <T>(expression: string) =>
      (await client.Runtime.evaluate({ expression, returnByValue: true, awaitPromise: true })).result.value as T,
    moveMouse: (x, y) => mouse('mouseMoved', x, y),
    click: async (x, y) => {
      await mouse('mousePressed', x, y)
      await mouse('mouseReleased', x, y)
    },
    close: async () => {
      await client.close()
      await browser.Target.disposeBrowserContext({ browserContextId })
    },
  }
}

/** Whether a page has a runtime that waits for an interaction. */
export function hasRuntime({ read }: OpenedPage): Promise<boolean> {
  return read('document.getElementById("_pagewright") !== null')
}

/** Resolves when the page's runtime, if it has one, has taken over, and what that has set off is done. */
export async function settle(page: OpenedPage): Promise<void> {
  if (await hasRuntime(page)) await waitFor('the runtime', () => page.read('document.documentElement.dataset.hydrated === ""'))
  await wait(2000)
}

/** Asks, five times a second, until the answer is yes. Rejects after 15 seconds, and names what it waited for. */
export async function waitFor(what: string, ask: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 75; attempt++) {
    await wait(200)
    if (await ask()) return
  }
  throw new Error(`Waited for 15 seconds in vain: ${what}`)
}
