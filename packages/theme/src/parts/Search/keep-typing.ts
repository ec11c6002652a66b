/**
 * Collects what is typed while the search field is still loading, and calls `leave` when the reader presses Escape. Returns a
 * function that stops collecting and returns the text. Keys of an input method are ignored, because its result is not known yet.
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
    // Runs before the shortcuts are handled, because a slash is a letter now.
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
