/** In ms: who has not released by then, waits at the click instead. */
const patience = 1000

/** Whether a page is there unseen. It is to be shown in the task of the click, or scripts would meet two pages. */
export function isPageAhead(): boolean {
  return document.querySelector('[data-ahead]') !== null
}

/** Puts a page's element before the anchor, for everybody to see. Returns what takes it away. */
export function putInPlace(element: HTMLElement, anchor: HTMLElement | null): () => void {
  element.removeAttribute('style')
  delete element.dataset.ahead
  // If it is there already, its style counts when it is asked for: until then, Chromium takes the page for one that is hidden.
  if (element.isConnected) void getComputedStyle(element).display
  else anchor?.before(element)
  return () => element.remove()
}

/**
 * Has the styles and the layout of a page that is rendered computed between a press and its release, so that the click need
 * not wait for them: before the anchor, where nobody sees it, and no key, search or screen reader finds it. The element is taken
 * away again if nothing has come of the press.
 */
export function layOutWhilePressed(element: HTMLElement, anchor: HTMLElement | null): void {
  if (anchor === null || element.isConnected || element.firstChild === null) return
  element.dataset.ahead = ''
  for (const article of element.querySelectorAll('[data-article]')) article.toggleAttribute('data-from-top', true)
  // React keeps what is not shown from being laid out.
  for (const child of element.children) (child as HTMLElement).style.display = ''
  anchor.before(element)
  // When the theme has done its part (a mutation's observers come first). What is hidden keeps the layout that it has by then.
  queueMicrotask(() => {
    element.getBoundingClientRect()
    element.style.contentVisibility = 'hidden'
  })
  setTimeout(() => {
    if (element.dataset.ahead === '') element.remove()
  }, patience)
}
