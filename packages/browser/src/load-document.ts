const key = 'pagewright:shell'

/** Marks a navigation that the browser is to make itself. */
export const byDocument = 'pagewright:document'

export type DocumentLoad = {
  readonly href: string
  /** The address of the page that is still shown; null on the way back or forward. */
  readonly from: string | null
  /** The newer deploy that makes it necessary: noted, so that a tab does so once for each deploy. Null for other reasons. */
  readonly shell: string | null
}

/** Lets the browser load the document of an address that has been set already. */
export function loadDocument({ href, from, shell }: DocumentLoad): void {
  if (shell !== null) noteShell(shell)
  if (from === null || withoutHash(from) === withoutHash(href)) {
    location.reload()
    return
  }
  // A reload would keep the scroll position of the page that is still shown, and from its own address a hash loads nothing.
  history.replaceState(null, '', from)
  navigation.navigate(href, { history: 'replace', info: byDocument })
}

/** The newer shell that this tab has loaded a document for last; null where it has not. */
export function triedShell(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function noteShell(shell: string): void {
  try {
    sessionStorage.setItem(key, shell)
  } catch {
    // Without the note the next click loads a document too, which works.
  }
}

function withoutHash(url: string): string {
  return url.replace(/#.*/s, '')
}
