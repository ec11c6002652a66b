import { readStored } from './read-stored.ts'

const key = 'announcement'

/** Hides the announcement before the first paint if it was closed or is over (`end`, in ms), and makes the button work that closes it. */
export function keepAnnouncementClosed({ id, end }: { readonly id: string; readonly end: number | null }): void {
  const hide = (): void => {
    // A rule applies to an element that is yet to come, and the Content-Security-Policy allows this kind of sheet.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-announcement]{display:none}')
    document.adoptedStyleSheets.push(sheet)
  }
  if (end !== null && Date.now() > end) hide()
  if (readStored(key) === id) hide()
  addEventListener('click', ({ target }) => {
    if (!(target as Partial<Element> | null)?.closest?.('[data-close-announcement]')) return
    hide()
    // The button is gone; the Tab key is to go on from the top of the page.
    document.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
    try {
      localStorage.setItem(key, id)
    } catch {
      // Then it stays closed until the document is loaded again.
    }
  })
}
