/**
 * Keeps what is typed for a field that is still on its way, and calls `leave` when the reader presses Escape. Returns a
 * function that ends it and gives the text, once. Keys of an input method are let go: what it makes of them, nobody knows yet.
 */
export function keepTyping(leave: () => void): () => string {
  let text = ''
  const ended = new AbortController()
  const keep = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event
    if (ctrlKey || metaKey || altKey || isComposing) return
    if (key === 'Escape') leave()
    else if (key === 'Backspace') text = text.slice(0, -1)
    else if (key.length === 1) text += key
    else return
    event.preventDefault()
    // Before the shortcuts: a slash is a letter now.
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', keep, { capture: true, signal: ended.signal })
  return () => {
    ended.abort()
    const typed = text
    text = ''
    return typed
  }
}
