import { openTypingField } from '@pagewright/browser'

/** What is typed while the search field is still loading. */
export type Typing = {
  /** Gives the focus back and returns the text. */
  readonly take: () => string
  /** Runs a task, but not before an input method has finished the word that it composes. */
  readonly whenComposed: (task: () => void) => void
}

/**
 * Collects what is typed while the search field is still loading, in an invisible field with a label. Calls `leave` when the reader presses
 * Escape.
 */
export function keepTyping(label: string, leave: () => void): Typing {
  const active = document.activeElement as HTMLElement
  const field = openTypingField()
  // If the key that opened the search came before the runtime, the field has the focus already.
  const before = active === field ? document.querySelector<HTMLElement>('[data-action=search]') : active
  let isComposing = false
  field.ariaLabel = label
  // A word whose composition began before the runtime was there is noticed by its next letter.
  field.addEventListener('compositionupdate', () => {
    isComposing = true
  })
  field.addEventListener('compositionend', () => {
    isComposing = false
  })
  field.onkeydown = (event) => {
    if (event.key === 'Escape' && !event.isComposing) leave()
  }
  return {
    take: () => {
      const { value } = field
      field.value = ''
      // The dialog gives the focus back to what has it now.
      before?.focus({ preventScroll: true })
      field.remove()
      return value
    },
    whenComposed: (task) => {
      if (isComposing) field.addEventListener('compositionend', task, { once: true })
      else task()
    },
  }
}
