import type { Page } from '@playwright/test'

/** A layout shift: its value, and the beginnings of the elements that moved, as HTML; nothing for one that is gone. */
export type LayoutShift = readonly [value: number, ...moved: (string | undefined)[]]

type Watched = { readonly shifts: LayoutShift[] }

/** Has documents that are opened from now on note their layout shifts. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(watch)
}

/** What was noted in the present document. */
export function takeShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(() => (window as unknown as Watched).shifts)
}

function watch(): void {
  const shifts: LayoutShift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Element | null }[] })[]) {
      shifts.push([entry.value, ...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80))])
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
