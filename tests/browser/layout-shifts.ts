import type { Page } from '@playwright/test'

/**
 * A layout shift: its value, and the beginnings of the elements that moved, as HTML; nothing for one that is gone. Lines of a
 * text that are broken elsewhere than before, in an element that stays, are `text in` that element.
 */
export type LayoutShift = readonly [value: number, ...moved: (string | undefined)[]]

/** Whether all that moved are lines within paragraphs, and no element. */
export function isRewrapped([, ...moved]: LayoutShift): boolean {
  return moved.length > 0 && moved.every((html) => html !== undefined && /^text in <(p|code|em|strong|a|del)\b/.test(html))
}

type Watched = { readonly shifts: LayoutShift[] }

/** Makes documents that are opened from now on record their layout shifts. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(watch)
}

/** The layout shifts recorded in the present document. */
export function takeShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(() => (window as unknown as Watched).shifts)
}

function watch(): void {
  const shifts: LayoutShift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]) {
      const describe = (node: Node | null): string | undefined =>
        node instanceof Text ? `text in ${describe(node.parentElement)}` : (node as Element | null)?.outerHTML?.slice(0, 80)
      shifts.push([entry.value, ...entry.sources.map(({ node }) => describe(node))])
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
