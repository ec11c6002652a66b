/**
 * Scrolls to the next (`1`) or previous (`-1`) entry of an API page, or to such a heading on other pages, and focuses the link of the
 * heading, so that it is announced and the Tab key goes on from there.
 */
export function stepEntries(step: number): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-article] :is(h2, h3)[id]')]
  const entries = all.filter((heading) => heading.dataset['kind'] !== undefined)
  const headings = entries.length > 0 ? entries : all
  // At the end of a page, headings cannot be scrolled to the top. There the one that has the focus tells where the reader is.
  const focused = headings.findIndex((heading) => heading.contains(document.activeElement) && isInWindow(heading))
  const next =
    focused !== -1
      ? headings[focused + step]
      : step > 0
        ? headings.find((one) => distance(one) > 2)
        : headings.findLast((one) => distance(one) < -2)
  if (next === undefined) return
  next.scrollIntoView({ behavior: 'instant' })
  next.querySelector('a')?.focus({ preventScroll: true })
}

/** How far the page would have to be scrolled, in px, to bring a heading below the header. */
function distance(heading: HTMLElement): number {
  return heading.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(heading).scrollMarginBlockStart)
}

function isInWindow(heading: HTMLElement): boolean {
  const { top, bottom } = heading.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
