import type { Browser, CDPSession } from '@playwright/test'
import { hasShell, openPage, settle } from './open-page.ts'

export type Transfer = { readonly bytes: number; readonly scriptBytes: number; readonly requests: number }

/** What a page costs a reader with a slow phone. Times in ms. */
export type Load = {
  readonly contentful: number
  readonly largest: number
  readonly shift: number
  /** Blocking time until idle: what tasks took beyond 50 ms each. */
  readonly blocking: number
  readonly untilLoad: Transfer
  readonly untilIdle: Transfer
  readonly elements: number
  /** From the first sign of life on: the longest task (0 for none beyond 50 ms), and all that was sent since the beginning. */
  readonly longestTask: number
  readonly withShell: Transfer
}

type Task = { readonly start: number; readonly duration: number }
type Seen = { readonly contentful: number; readonly largest: number; readonly shift: number; readonly tasks: readonly Task[] }

/** Opens a page on slow 4G with a slowed processor, waits until it rests, then moves the mouse and waits again. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const opened = await openPage(browser, { slowNetwork: true })
  const { page, session, read, close } = opened
  const transferred = countTransfer(session)
  await page.goto(url, { waitUntil: 'load' })
  const untilLoad = transferred()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  const { contentful, largest, shift, tasks } = await read<Seen>('window.seen')
  const untilIdle = transferred()
  const elements = await read<number>('document.querySelectorAll("*").length')
  await page.mouse.move(640, 5)
  await settle(opened)
  const later = (await read<Seen>('window.seen')).tasks.slice(tasks.length)
  const withShell = transferred()
  const hydrated = await hasShell(opened)
  await close()
  const blocking = tasks.reduce((sum, { duration }) => sum + duration - 50, 0)
  const longestTask = hydrated ? Math.max(0, ...later.map(({ duration }) => duration)) : 0
  return { contentful, largest, shift, blocking, untilLoad, untilIdle, elements, longestTask, withShell }
}

/** Counts encoded bytes, headers included, from now on. */
function countTransfer(session: CDPSession): () => Transfer {
  const scripts = new Set<string>()
  let bytes = 0
  let scriptBytes = 0
  let requests = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests++
    bytes += encodedDataLength
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
  })
  return () => ({ bytes, scriptBytes, requests })
}
