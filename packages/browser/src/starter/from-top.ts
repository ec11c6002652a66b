import { whenPainted } from '../when.ts'

/** Sets `<html data-from-top>` in a document that a link has opened at its top: not after Back, a reload, or at a hash. */
export function markOpenedAtTop(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // The entry's name also contains a text fragment (`#:~:text=`), which `location` hides.
  if (entry?.type === 'navigate' && !/#/.test(entry.name)) document.documentElement.dataset.fromTop = ''
}

/** Removes `data-from-top` from the root, so that everything gets its real height now. */
export function endArrival(): void {
  delete document.documentElement.dataset.fromTop
}

/**
 * Sets `data-from-top`, until they are painted, on articles that have just been put into the document, if they are read from
 * their top. A theme may lay out their lower parts after the first frame. It is not set on the root, because there the browser
 * would compute all styles anew.
 */
export function markNewArticles(fromTop: boolean): void {
  endArrival()
  const articles = document.querySelectorAll('[data-article]')
  for (const article of articles) article.toggleAttribute('data-from-top', fromTop)
  if (!fromTop) return
  whenPainted(() => {
    for (const article of articles) article.removeAttribute('data-from-top')
  })
}
