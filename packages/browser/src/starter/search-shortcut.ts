/** The control that opens the search. It is a link to a page where a reader can search without script. */
export const searchControl = '[data-action="search"]'

/** Opens the search on `/`, and on ⌘K or Ctrl+K. Before the runtime is there, the click on the control is kept for it. */
export function openSearchByKey(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isField(target)
    const isK = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !event.shiftKey
    const link = (isSlash || isK) && !event.isComposing ? document.querySelector<HTMLElement>(searchControl) : null
    if (!link) return
    event.preventDefault()
    link.click()
  })
}

function isField(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null
  return !!(element?.isContentEditable || element?.matches?.('input,textarea,select'))
}
