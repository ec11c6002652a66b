import { decodeSafely } from '@pagewright/model'

/** The element that a hash names, raw or percent-decoded; null for an empty hash and an unknown id. */
export function hashElement(hash: string, root: Pick<Document, 'getElementById'> = document): HTMLElement | null {
  const id = hash.slice(1)
  return id === '' ? null : (root.getElementById(id) ?? root.getElementById(decodeSafely(id)))
}

/** Brings a page that was just put in place to its hash's element, else to its top. Returns the element. */
export function scrollToStart(event: NavigateEvent | null): HTMLElement | null {
  const element = hashElement(location.hash)
  if (element === null) {
    scrollTo({ top: 0, left: 0, behavior: 'instant' })
    return null
  }
  element.scrollIntoView({ behavior: 'instant' })
  // Moves nothing any more, but makes the element the `:target`.
  letBrowserScroll(event)
  return element
}

/** Brings a page that the reader went back to, to where it was left. */
export function restoreScroll(event: NavigateEvent): void {
  letBrowserScroll(event)
}

function letBrowserScroll(event: NavigateEvent | null): void {
  try {
    event?.scroll()
  } catch {
    // The reader has stopped the navigation (Esc): its page is shown, where it is.
  }
}
