import { shownEvent } from '@pagewright/browser'
import { toggleRest } from './fold.ts'

/**
 * Opens and closes the details and the long blocks of code of a page as the reader has left them, when Back or Forward leads there: else
 * the text would not be where the browser scrolls to. Without a Navigation API, the browser loads documents and keeps them itself.
 */
export function startKeepOpened(): void {
  const { navigation } = window as Partial<Window>
  const left = new Map<string | undefined, readonly boolean[]>()
  navigation?.addEventListener('navigate', () => left.set(navigation.currentEntry?.key, parts().map(isOpen)))
  document.addEventListener(shownEvent, () => {
    const key = navigation?.currentEntry?.key
    const states = left.get(key)
    // An edit in development shows the page again, and keeps what is open itself.
    left.delete(key)
    for (const [index, part] of parts().entries()) if ((states?.[index] ?? isOpen(part)) !== isOpen(part)) toggle(part)
  })
}

/** The parts of components in texts are left to these. */
const parts = (): Element[] => [...document.querySelectorAll(':is([data-article] details, .rest):not([data-island] *)')]
const isOpen = (part: Element): boolean => part.matches('[open], .rest:not([hidden])')

function toggle(part: Element): void {
  if (part.matches('details')) part.toggleAttribute('open')
  else toggleRest(part)
}
