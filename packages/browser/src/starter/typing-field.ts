/** Makes a field that nobody sees, into which is typed, also by an input method, until the search is there. */
export function createTypingField(): HTMLInputElement {
  const field = document.createElement('input')
  field.style.cssText = 'position:fixed;top:0;opacity:0'
  return field
}

/** Gives the focus to a field that was made for that. */
export function startTyping(field: HTMLInputElement): void {
  document.body.append(field)
  field.focus()
}

/** The starter's field, with the focus. It may hold what was typed before the runtime was there. */
export function openTypingField(): HTMLInputElement {
  const field = window.__pagewright?.typing ?? createTypingField()
  startTyping(field)
  return field
}
