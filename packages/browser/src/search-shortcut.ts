/** Marks the control that opens the search: a link to where a reader looks without script. */
export const searchControl = '[data-action="search"]'

/** Opens the search by `/`, and by ⌘K or Ctrl+K, before the shell is there as well: the control's click is kept for it. */
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
