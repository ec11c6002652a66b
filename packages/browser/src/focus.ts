/**
 * What was focused, in a form that outlives its element: an id, or a link by its address and rank among its equals, those of
 * a page that is there unseen left out.
 */
export type FocusMark = { readonly selector: string; readonly index: number }

/** Marks an element so that it can be found in another rendering of its page; null for one without id and address. */
export function markFocus(element: Element | null): FocusMark | null {
  const id = element?.id
  const href = element?.getAttribute('href')
  if (element === null || !(id || href)) return null
  const own = id ? `#${CSS.escape(id)}` : `a[href="${CSS.escape(href ?? '')}"]`
  const selector = `${own}:not([data-ahead] *)`
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) }
}

/** Gives the focus back to what a mark stands for. Where that is gone and nothing else is focused, reading starts anew. */
export function restoreFocus(mark: FocusMark | null): void {
  const marked = mark === null ? null : document.querySelectorAll<HTMLElement>(mark.selector).item(mark.index)
  if (marked !== null) focusStart(marked)
  // It may be where nobody can get to it now, e.g. in a menu that is closed.
  if (document.activeElement === document.body) focusStart(null)
}

/**
 * Moves the focus to where reading starts: the hash's element, else the region with the page's heading. The region is
 * focused, not the heading, so that the title is read once: by the announcement.
 */
export function focusStart(target: HTMLElement | null): void {
  const element = target ?? document.querySelector<HTMLElement>('main') ?? document.body
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    // A region that can be focused for good would take the focus on every click into the text.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
