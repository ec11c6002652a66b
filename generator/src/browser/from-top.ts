/** Longer than a theme takes to lay out the parts of a page that nobody sees yet. */
const arrival = 2000

/** Sets `<html data-from-top>` in a document that a link has opened at its top: not after Back, a reload, or at a hash. */
export function markOpenedAtTop(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'navigate' && !location.hash) document.documentElement.dataset.fromTop = ''
}

/**
 * Sets `data-from-top` on the articles that have just been put in place, if they are read from their top, and takes it off the
 * root, which had it for the articles that came with the document. Nobody has asked for a place further down, so a theme may
 * have their lower parts laid out later. On the articles alone: on the root it would have the browser compute the styles of
 * the whole page anew.
 */
export function markNewArticles(fromTop: boolean): void {
  document.documentElement.removeAttribute('data-from-top')
  if (!fromTop) return
  const articles = [...document.querySelectorAll('[data-article]')]
  for (const article of articles) article.toggleAttribute('data-from-top', true)
  endArrival(articles)
}

/** Takes `data-from-top` off these elements when all is laid out: what changes in them later does not arrive. */
export function endArrival(elements: readonly Element[]): void {
  setTimeout(() => {
    for (const element of elements) element.removeAttribute('data-from-top')
  }, arrival)
}
