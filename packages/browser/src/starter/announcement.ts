import { keepStored, readStored } from '../stored.ts'

const key = 'announcement'

/**
 * Hides the site's announcement (`data-announcement`) before the first paint if the reader has closed it, or if its last day is over,
 * and makes the button work that closes it (`data-close-announcement`). `end` is a time in ms.
 */
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
    keepStored(key, id)
  })
}
