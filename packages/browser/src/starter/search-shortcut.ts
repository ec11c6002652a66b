import { noSingleKeysKey, readStored } from '../stored.ts'
import { whenParsed } from '../when.ts'

/** The control that opens the search. It is a link to a page where a reader can search without script. */
export const searchControl = '[data-action="search"]'

/**
 * Opens the search on ⌘K or Ctrl+K, and on `/` unless the reader has turned off keys that are a single character. Before the runtime is
 * there, the click on the control is kept for it. Every other key goes to `onOther`.
 */
export function openSearchByKey(onOther: (event: KeyboardEvent) => void): void {
  addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase()
    // A theme lets readers turn off keys that are a single character, by a key in local storage.
    const isSlash =
      key === '/' &&
      !(event.ctrlKey || event.metaKey || event.altKey || isField(event.target as HTMLElement) || readStored(noSingleKeysKey))
    const isK = key === 'k' && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
    const link = (isSlash || isK) && !event.isComposing && document.querySelector<HTMLElement>(searchControl)
    if (!link) return onOther(event)
    event.preventDefault()
    link.click()
  })
}

const key = 'pagewright:search'

/**
 * Reloads the document and opens its search, whose code cannot be loaded because it is of an earlier build that has been replaced.
 * Returns false, and does nothing, if this document has been reloaded for that already.
 */
export function reloadWithSearch(): boolean {
  try {
    if (sessionStorage.getItem(key) === 'reloaded') return false
    sessionStorage.setItem(key, 'wanted')
  } catch {
    return false
  }
  location.reload()
  return true
}

/** Opens the search in a document that `reloadWithSearch` has loaded. */
export function openWantedSearch(): void {
  // Not earlier, because the first use of storage makes the document wait for another process.
  whenParsed(() => {
    try {
      if (sessionStorage.getItem(key) !== 'wanted') return sessionStorage.removeItem(key)
      sessionStorage.setItem(key, 'reloaded')
      document.querySelector<HTMLElement>(searchControl)?.click()
    } catch {
      // Without storage, `reloadWithSearch` has reloaded nothing.
    }
  })
}

/** Whether keys write into the element. The target of a key event can also be the document, which has none of these. */
function isField(target: Partial<HTMLElement>): boolean | undefined {
  return target.isContentEditable || target.matches?.('input,textarea,select')
}
