import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, hasRuntime, settle, waitFor } from './browser.ts'

/** Times in ms. */
export type NextPage = {
  /** From the click until the frame is done that shows the next page's heading. */
  readonly shown: number
  /** From the first interaction on, until the page rests: 0 for none beyond 50 ms. */
  readonly longestTask: number
}

// The last link in the text: it leads to no neighbor, which a site may load ahead by itself.
const middleOfLink = `(() => {
  const link = [...document.querySelectorAll('main p > a[href*="page-"]')].at(-1)
  link.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = link.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
})()`

/**
 * Clicks a link in the text, on an open network with a slowed processor, when the page has come to life.
 * `hovered`: the pointer has rested on the link for a second.
 */
export async function measureNextPage(browser: Browser, { url, hovered }: { url: string; hovered: boolean }): Promise<NextPage> {
  const page = await browser.open({ slowNetwork: false })
  await page.goTo(url)
  await wait(2000)
  const before = await page.read<number>('window.takeSeen().tasks.length')
  await page.moveMouse(640, 5)
  await page.moveMouse(645, 5)
  await settle(page)
  const tasks = (await hasRuntime(page)) ? await page.read<number[]>(`window.takeSeen().tasks.slice(${before})`) : []
  const { x, y } = await page.read<{ readonly x: number; readonly y: number }>(middleOfLink)
  await wait(500)
  await page.moveMouse(x, y)
  if (hovered) await wait(1000)
  await page.click(x, y)
  let shown = 0
  await waitFor(`another heading than that of ${url}`, async () => {
    // While a document makes place for the next, there is nobody to answer.
    shown = await page.read<number>('window.takeSeen?.().shown ?? 0').catch(() => 0)
    return shown > 0
  })
  await page.close()
  return { shown, longestTask: Math.max(0, ...tasks) }
}
