import { decodeSafely } from '@pagewright/model'

/** Describes the focused element in a form that outlives it: by its id, or as the nth link to an address. */
export type FocusMark = { readonly selector: string; readonly index: number }

/** The mark of an element, by which it can be found when its page is rendered again; null if it has neither id nor address. */
export function markFocus(element: Element | null): FocusMark | null {
  const id = element?.id
  const href = element?.getAttribute('href')
  if (element === null || !(id || href)) return null
  const selector = id ? `#${CSS.escape(id)}` : `a[href="${CSS.escape(href ?? '')}"]`
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) }
}

/** Scrolls a new page to the element that the hash names, else to the top, and moves the focus there. `event` is null after a retry. */
export function goToStart(event: NavigateEvent | null): void {
  const target = hashElement(location.hash)
  if (target === null) scrollTo({ top: 0, left: 0, behavior: 'instant' })
  else {
    target.scrollIntoView({ behavior: 'instant' })
    // Does not scroll any further, but makes the element match `:target`.
    letBrowserScroll(event)
  }
  focusStart(target)
}

/** Returns to where the reader left a page: to its scroll position, and to the focused element if it can be found. */
export function goBackToPosition(event: NavigateEvent, mark: FocusMark | null): void {
  letBrowserScroll(event)
  const marked = mark === null ? null : document.querySelectorAll<HTMLElement>(mark.selector).item(mark.index)
  if (marked !== null) focusStart(marked)
  // The element may be out of reach, e.g. in a menu that is closed.
  if (document.activeElement === document.body) focusStart(null)
}

/** The element that a hash names, percent-encoded or not; null for an empty hash and for an unknown id. */
export function hashElement(hash: string, root: Pick<Document, 'getElementById'> = document): HTMLElement | null {
  const id = hash.slice(1)
  return id === '' ? null : (root.getElementById(id) ?? root.getElementById(decodeSafely(id)))
}

/**
 * Focuses the target, else `main`. `main` is focused and not the page's heading, so that screen readers read the title once:
 * in the announcement.
 */
function focusStart(target: HTMLElement | null): void {
  const element = target ?? document.querySelector<HTMLElement>('main') ?? document.body
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    // If the element stayed focusable, every click into its text would focus it.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}

function letBrowserScroll(event: NavigateEvent | null): void {
  try {
    event?.scroll()
  } catch {
    // The reader has stopped the navigation with Esc; the page stays where it is.
  }
}
