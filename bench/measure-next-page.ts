import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, hasRuntime, settle, waitFor } from './browser.ts'

/** How long a click on a link takes. Times are in ms. */
export type NextPage = {
  /** From the click to the end of the frame that shows the heading of the next page. */
  readonly shown: number
  /** The longest task after the first interaction and before the click; 0 when none took more than 50 ms. */
  readonly longestTask: number
}

// The middle of the last link in the text. It does not lead to a neighboring page, which a site may prefetch.
const middleOfLink = `(() => {
  const link = [...document.querySelectorAll('main p > a[href*="page-"]')].at(-1)
  link.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = link.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
})()`

/**
 * Clicks a link in the text after the runtime has taken over, on an unlimited network with a slowed processor. With
 * `hovered`, the pointer rests on the link for a second before the click.
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
  await waitFor(`a heading other than that of ${url}`, async () => {
    // While one document replaces the other, the expression cannot be evaluated.
    shown = await page.read<number>('window.takeSeen?.().shown ?? 0').catch(() => 0)
    return shown > 0
  })
  await page.close()
  return { shown, longestTask: Math.max(0, ...tasks) }
}
