/** Marks a navigation (as its `info`) that the browser has to perform itself. */
export const byDocument = 'pagewright:document'

export type DocumentLoad = {
  /** The address, which the address bar shows already. */
  readonly href: string
  /** The address of the page that is still shown; null on the way back or forward. */
  readonly from: string | null
}

/** Makes the browser load the document of an address that the navigation has already set. */
export function loadDocument({ href, from }: DocumentLoad): void {
  if (from === null || withoutHash(from) === withoutHash(href)) {
    location.reload()
    return
  }
  // A reload would keep the scroll position of the page that is still shown, and a link from an address to its own hash loads nothing.
  history.replaceState(null, '', from)
  navigation.navigate(href, { history: 'replace', info: byDocument })
}

function withoutHash(url: string): string {
  return url.replace(/#.*/s, '')
}
