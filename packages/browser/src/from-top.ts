import { afterFrame } from './after-frame.ts'

/** Sets `<html data-from-top>` in a document that a link has opened at its top: not after Back, a reload, at a hash or a passage. */
export function markOpenedAtTop(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Its name tells of a passage, too (`#:~:text=`), which `location` conceals.
  if (entry?.type === 'navigate' && !/#/.test(entry.name)) document.documentElement.dataset.fromTop = ''
}

/** Takes `data-from-top` off the root: what changes later does not arrive, and what is on its way has its height at once. */
export function endArrival(): void {
  delete document.documentElement.dataset.fromTop
}

/**
 * Sets `data-from-top`, until they are painted, on the articles that have just been put in place, if they are read from their
 * top: nobody has asked for a place further down, so a theme may have their lower parts laid out then. On the articles alone:
 * on the root, which had it for the articles that came with the document, it would have the browser compute all styles anew.
 */
export function markNewArticles(fromTop: boolean): void {
  endArrival()
  const articles = document.querySelectorAll('[data-article]')
  for (const article of articles) article.toggleAttribute('data-from-top', fromTop)
  if (!fromTop) return
  afterFrame(() => {
    for (const article of articles) article.removeAttribute('data-from-top')
  })
}
