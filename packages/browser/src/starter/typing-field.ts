/** Makes an invisible field that takes what is typed, by an input method too, until the search is there. */
export function createTypingField(): HTMLInputElement {
  const field = document.createElement('input')
  field.style.cssText = 'position:fixed;top:0;opacity:0'
  return field
}

/** Puts such a field into the page and gives it the focus. */
export function startTyping(field: HTMLInputElement): void {
  document.body.append(field)
  field.focus()
}

/** Returns the starter's field, which then has the focus. It may hold what was typed before the runtime was there. */
export function openTypingField(): HTMLInputElement {
  const { typing } = window.__pagewright
  startTyping(typing)
  return typing
}
