import type { Browser } from '@playwright/test'
import { openPage, settle, waitFor } from './open-page.ts'

// The last link in the text: it leads to no neighbour, which a site may load ahead by itself.
const middleOfLink = `(() => {
  const link = [...document.querySelectorAll('main p > a[href*="page-"]')].at(-1)
  link.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = link.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
})()`

/**
 * Milliseconds from a click on a link in the text to the next page's paint, on an open network with a slowed processor.
 * `hovered`: the pointer has rested on the link for a second.
 */
export async function measureNextPage(browser: Browser, { url, hovered }: { url: string; hovered: boolean }): Promise<number> {
  const opened = await openPage(browser, { slowNetwork: false })
  const { page, read, close } = opened
  await page.goto(url, { waitUntil: 'load' })
  await page.mouse.move(640, 5)
  await settle(opened)
  const { x, y } = await read<{ readonly x: number; readonly y: number }>(middleOfLink)
  await page.waitForTimeout(500)
  await page.mouse.move(x, y)
  if (hovered) await page.waitForTimeout(1000)
  await page.mouse.down()
  await page.mouse.up()
  let shown = 0
  await waitFor(page, async () => {
    // While a document makes place for the next, there is nobody to answer.
    shown = await read<number>('window.seen.shown').catch(() => 0)
    return shown > 0
  })
  await close()
  return shown
}
