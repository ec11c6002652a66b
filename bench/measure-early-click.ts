import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, waitFor } from './browser.ts'

/** A click right after the first paint. Times in ms. */
export type EarlyClick = {
  /** From the click until the frame is done that shows the next page's heading. */
  readonly shown: number
  /** From the click until the browser begins to load the next document. */
  readonly begun: number
  /** From the last byte of the next document until that frame. */
  readonly rendered: number
}

/** A point of the window, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number }

// The first link in the text. It has to be in the window, because scrolling would take time.
const firstLink = `(() => {
  const { x, y, width, height } = document.querySelector('main p > a[href*="page-"]:not([href$=".md"])').getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
})()`

/** Finds where the first link in the text of a page is, which the clicks are aimed at. */
export async function findFirstLink(browser: Browser, url: string): Promise<Point> {
  const page = await browser.open({ slowNetwork: false })
  await page.goTo(url)
  const point = await page.read<Point>(firstLink)
  await page.close()
  if (point.y > 780) throw new Error(`The first link in the text of ${url} is below the window`)
  return point
}

/** Opens a page on an open network with a slowed processor, and clicks at a point as soon as anything is painted. */
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
  // A browser may paint the top of a document while the rest is on its way.
  const isThere = `document.elementFromPoint(${link.x}, ${link.y})?.closest('a') != null`
  while (!(await page.read<boolean>(isThere))) await wait(5)
  await page.click(link.x, link.y)
  let shown = 0
  await waitFor(`another page than ${url}`, async () => {
    // Between two documents there is nobody to answer.
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
