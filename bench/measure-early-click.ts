import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, waitFor } from './browser.ts'

/** How a click right after the first paint is answered. Times are in ms. */
export type EarlyClick = {
  /** From the click to the end of the frame that shows the heading of the next page. */
  readonly shown: number
  /** From the click until the browser begins to load the next document. */
  readonly begun: number
  /** From the last byte of the next document to the end of that frame. */
  readonly rendered: number
}

/** A point in the window, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number }

// The middle of the first link in the text. It has to be in the window, because scrolling would take time.
const firstLink = `(() => {
  const { x, y, width, height } = document.querySelector('main p > a[href*="page-"]:not([href$=".md"])').getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
})()`

/** Finds the place of the first link in the text of a page, where the clicks go. Throws when it is below the window. */
export async function findFirstLink(browser: Browser, url: string): Promise<Point> {
  const page = await browser.open({ slowNetwork: false })
  await page.goTo(url)
  const point = await page.read<Point>(firstLink)
  await page.close()
  if (point.y > 780) throw new Error(`The first link in the text of ${url} is below the window`)
  return point
}

/** Opens a page on an unlimited network with a slowed processor, and clicks the link at a point as soon as it is painted. */
export async function measureEarlyClick(browser: Browser, { url, link }: { url: string; link: Point }): Promise<EarlyClick> {
  const page = await browser.open({ slowNetwork: false })
  const { client } = page
  await client.Page.setLifecycleEventsEnabled({ enabled: true })
  const painted = new Promise<void>((resolve) => {
    client.Page.on('lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve()
    })
  })
  await client.Page.navigate({ url })
  await painted
  // A browser may paint the top of a document before it has received the rest.
  const isThere = `document.elementFromPoint(${link.x}, ${link.y})?.closest('a') != null`
  while (!(await page.read<boolean>(isThere))) await wait(5)
  await page.click(link.x, link.y)
  let shown = 0
  await waitFor(`a page other than ${url}`, async () => {
    // While one document replaces the other, the expression cannot be evaluated.
    shown = await page.read<number>('window.takeSeen?.().shown ?? 0').catch(() => 0)
    return shown > 0
  })
  const { begun, received } = await page.read<{ readonly begun: number; readonly received: number }>(`(() => {
    const clicked = Number(sessionStorage.getItem('clicked'))
    const [{ responseEnd }] = performance.getEntriesByType('navigation')
    return { begun: performance.timeOrigin - clicked, received: performance.timeOrigin + responseEnd - clicked }
  })()`)
  await page.close()
  return { shown, begun, rendered: shown - received }
}
