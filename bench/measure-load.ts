import { setTimeout as wait } from 'node:timers/promises'
import type CDP from 'chrome-remote-interface'
import { type Browser, settle } from './browser.ts'

export type Transfer = { readonly bytes: number; readonly scriptBytes: number; readonly requests: number }

/** What a page costs a reader with a slow phone. Times are in ms. */
export type Load = {
  readonly contentful: number
  readonly largest: number
  readonly shift: number
  /** Blocking time until idle: the sum of what each task takes beyond 50 ms. */
  readonly blocking: number
  readonly untilLoad: Transfer
  readonly untilIdle: Transfer
  readonly elements: number
  /** Everything that was loaded, including what the first interaction caused. */
  readonly withRuntime: Transfer
}

type Seen = { readonly contentful: number; readonly largest: number; readonly shift: number; readonly tasks: readonly number[] }

/** Opens a page on slow 4G with a slowed processor, waits until nothing more is loaded, then moves the mouse and waits again. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const page = await browser.open({ slowNetwork: true })
  const transferred = countTransfer(page.client)
  await page.goTo(url)
  const untilLoad = transferred()
  let before = -1
  while (before !== transferred().bytes) {
    before = transferred().bytes
    await wait(2000)
  }
  const { contentful, largest, shift, tasks } = await page.read<Seen>('window.takeSeen()')
  const untilIdle = transferred()
  const elements = await page.read<number>('document.querySelectorAll("*").length')
  await page.moveMouse(640, 5)
  await page.moveMouse(645, 5)
  await settle(page)
  const withRuntime = transferred()
  await page.close()
  const blocking = tasks.reduce((sum, duration) => sum + duration - 50, 0)
  return { contentful, largest, shift, blocking, untilLoad, untilIdle, elements, withRuntime }
}

/** Counts the encoded bytes of all responses from now on, with their headers. */
function countTransfer({ Network }: CDP.Client): () => Transfer {
  const scripts = new Set<string>()
  let bytes = 0
  let scriptBytes = 0
  let requests = 0
  Network.on('responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  Network.on('loadingFinished', ({ requestId, encodedDataLength }) => {
    requests++
    bytes += encodedDataLength
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
  })
  return () => ({ bytes, scriptBytes, requests })
}
