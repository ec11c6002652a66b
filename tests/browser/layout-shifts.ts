import type { Page } from '@playwright/test'

/**
 * A layout shift: its value, and the start of the HTML of each element that moved (undefined for an element that no longer
 * exists). If only the line breaks of a text changed, the entry is `text in` and the element of the text.
 */
export type LayoutShift = readonly [value: number, ...moved: (string | undefined)[]]

/**
 * Whether only line breaks within paragraphs have changed, and no element has moved but code within a line, which is a box. Chromium names
 * nothing where only a pseudo-element has moved, such as the word joiner behind such a box.
 */
export function isRewrapped([, ...moved]: LayoutShift): boolean {
  return moved.every(
    (html) =>
      html !== undefined &&
      /^(text in <(p|code|em|strong|a|del|abbr|kbd|span)\b|<span class="(word|name)">|<code>(?!<span class="l"))/.test(html),
  )
}

type Source = { readonly node: Node | null; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }

type Watched = { readonly shifts: LayoutShift[] }

/** Records layout shifts in all documents that the page opens from now on. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(watch)
}

/** The layout shifts that were recorded in the current document. */
export function takeShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(() => (window as unknown as Watched).shifts)
}

function watch(): void {
  const shifts: LayoutShift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Source[] })[]) {
      // When an element arrives behind a text in its line, Chromium may call the text moved by a pixel, although its rectangle is the same.
      const isRounded = ({ previousRect: from, currentRect: to }: Source): boolean =>
        Math.abs(from.x - to.x) <= 1 && Math.abs(from.y - to.y) <= 1 && from.width === to.width && from.height === to.height
      if (entry.sources.length > 0 && entry.sources.every(isRounded)) continue
      const describe = (node: Node | null): string | undefined =>
        node instanceof Text ? `text in ${describe(node.parentElement)}` : (node as Element | null)?.outerHTML?.slice(0, 80)
      shifts.push([entry.value, ...entry.sources.map(({ node }) => describe(node))])
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
