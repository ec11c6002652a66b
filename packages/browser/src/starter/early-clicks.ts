import { showWaiting } from '../waiting-sign.ts'
import type { RuntimeLoader } from './runtime-loader.ts'
import { searchControl } from './search-shortcut.ts'
import { createTypingField, startTyping } from './typing-field.ts'

/** How the starter and the runtime communicate: an object on `window` that the starter creates. */
export type Bridge = {
  /** Whether a reader waits for the runtime, which then hydrates at once instead of when the browser is idle. */
  wanted?: boolean
  /** Where a reader types who waits for the search. */
  readonly typing: HTMLInputElement
  /** The last key that did not open the search. The runtime presses it again, as `?` may be the first thing that a reader does. */
  key?: KeyboardEvent
  /** The starter calls this when a reader begins to wait, once the runtime has set it. */
  hurry?: () => void
  /** The runtime calls this with `true` when it has taken over, and with `false` when it has crashed. */
  settle: (ready: boolean) => void
}

/**
 * Keeps clicks on controls (`data-action`) that need the runtime until it is there. Until then they show that
 * they wait. Then each control is clicked again, and `<html>` gets `data-hydrated`. No style sheet may depend on that attribute, or the
 * browser would compute all styles anew. If the runtime cannot be loaded, `data-script` is removed, and a control that is a link leads to
 * its address. Clicks on other links are left alone: the browser loads the document, which takes no longer.
 *
 * What is typed after a click on the search is kept, too, in a field that the runtime takes over.
 */
export function keepEarlyClicks(runtime: RuntimeLoader): Bridge {
  const { dataset } = document.documentElement
  const clicked = new Map<HTMLElement, Animation>()
  const bridge: Bridge = {
    typing: createTypingField(),
    settle: (ready) => {
      removeEventListener('click', keepClick, true)
      if (ready) dataset.hydrated = ''
      else delete dataset.script
      for (const [control, sign] of clicked) {
        sign.cancel()
        control.click()
      }
    },
  }
  const keepClick = (event: MouseEvent): void => {
    const control = (event.target as Partial<Element> | null)?.closest?.<HTMLElement>('[data-action]')
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (control.matches(searchControl)) startTyping(bridge.typing)
    // A control that is clicked again moves to the end, so that of several tabs the last one clicked is selected.
    clicked.get(control)?.cancel()
    clicked.delete(control)
    clicked.set(control, showWaiting(control))
    bridge.wanted = true
    runtime.load('high')
    bridge.hurry?.()
  }
  addEventListener('click', keepClick, true)
  runtime.onFail(() => bridge.settle(false))
  return bridge
}
