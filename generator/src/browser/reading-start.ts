/** Longer than a theme takes to lay out the parts of a page that nobody sees yet. */
const arrival = 2000

/** Sets `<html data-from-top>` in a document that a link has opened at its top: not after Back, a reload, or at a hash. */
export function markOpenedAtTop(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'navigate' && !location.hash) document.documentElement.dataset.fromTop = ''
}

/**
 * Keeps `<html data-from-top>` for a moment after a page was opened at its top: nobody has asked for a place further down, so
 * a theme may have the lower parts laid out later.
 */
export function markReadingStart(fromTop: boolean): void {
  document.documentElement.toggleAttribute('data-from-top', fromTop)
  if (fromTop) setTimeout(markReadingStart, arrival, false)
}
