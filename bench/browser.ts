import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import CDP from 'chrome-remote-interface'

/** A Chromium that is asked as little as possible: while requests are watched, it looks up which code made each of them. */
export type Browser = { readonly version: string; open(conditions: Conditions): Promise<OpenedPage>; close(): Promise<void> }

export type Conditions = {
  /** Slow 4G instead of an unlimited network. Requests are watched only on slow 4G. */
  readonly slowNetwork: boolean
  /** How many times as slow as this one the processor is: 4 unless told. */
  readonly slowdown?: number
}

/** An empty tab with an empty cache and a slowed processor. Its pages run `page-probe.js` first. */
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

/** Slow 4G: 1.6 Mbit/s down, 0.75 Mbit/s up, a round trip of 150 ms. */
const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const probe = readFileSync(fileURLToPath(new URL('page-probe.js', import.meta.url)), 'utf8')

/** Starts a headless Chromium with an empty profile. Rejects when it ends before it listens. */
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
    child.on('exit', (code) => reject(new Error(`${executable} exited with code ${code}:\n${said}`)))
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

async function openPage(
  browser: CDP.Client,
  { port, slowNetwork, slowdown = 4 }: Conditions & { readonly port: number },
): Promise<OpenedPage> {
  const { browserContextId } = await browser.Target.createBrowserContext()
  const size = { width: 1280, height: 800 }
  const { targetId } = await browser.Target.createTarget({ url: 'about:blank', browserContextId, ...size })
  const client = await CDP({ port, target: targetId })
  await client.Page.enable()
  await client.Page.addScriptToEvaluateOnNewDocument({ source: probe })
  // A new window is busy with itself at first, which would be counted as the page's work.
  await wait(2000)
  if (slowNetwork) {
    await client.Network.enable()
    await client.Network.emulateNetworkConditions(slow)
    // Its requests would not be slowed.
    await client.Network.setBypassServiceWorker({ bypass: true })
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

/** Whether a page has a runtime, which is loaded at the first interaction. */
export function hasRuntime({ read }: OpenedPage): Promise<boolean> {
  return read('document.getElementById("_pagewright") !== null')
}

/** Resolves two seconds after the page's runtime, if it has one, has taken over, so that its further requests are done. */
export async function settle(page: OpenedPage): Promise<void> {
  if (await hasRuntime(page)) await waitFor('the runtime', () => page.read('document.documentElement.dataset.hydrated === ""'))
  await wait(2000)
}

/** Asks five times a second until the answer is true. Rejects after 15 seconds; the error names `what`. */
export async function waitFor(what: string, ask: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 75; attempt++) {
    await wait(200)
    if (await ask()) return
  }
  throw new Error(`Still waiting after 15 seconds: ${what}`)
}
