import type { Bridge } from './bridge.ts'
import { searchControl } from './search-shortcut.ts'
import type { ShellLoader } from './shell-loader.ts'

/**
 * Keeps clicks on controls (`data-action`) that need the shell, until it is there: then each is clicked again, and
 * `<html>` gets `data-hydrated`, which no style sheet may ask for: the browser would compute all styles anew. When the
 * shell cannot come, `data-script` goes, and a control that is a link leads where it points to. Clicks on plain links are
 * left alone: the browser loads the document, which is no slower.
 *
 * Letters that are typed after the search was asked for are kept, too: the shell gets each as another `keydown`.
 */
export function keepEarlyClicks(shell: ShellLoader): Bridge {
  const { dataset } = document.documentElement
  const kept = new Set<HTMLElement>()
  const letters: KeyboardEvent[] = []
  const shellCame = new AbortController()
  const untilThen = { capture: true, signal: shellCame.signal }
  const bridge: Bridge = {
    wanted: false,
    hurry: () => {},
    settle: (ready) => {
      shellCame.abort()
      if (ready) dataset.hydrated = ''
      else delete dataset.script
      for (const control of kept) control.click()
      for (const letter of letters.splice(0)) document.body.dispatchEvent(new KeyboardEvent('keydown', letter))
      kept.clear()
    },
  }
  const keepLetter = (event: KeyboardEvent): void => {
    if (event.key[1] || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    letters.push(event)
  }
  const keep = (event: MouseEvent): void => {
    const control = (event.target as Partial<Element> | null)?.closest?.<HTMLElement>('[data-action]')
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (control.matches(searchControl)) addEventListener('keydown', keepLetter, untilThen)
    // At the end: of several tabs the last one clicked wins.
    kept.delete(control)
    kept.add(control)
    bridge.wanted = true
    shell.load('high')
    bridge.hurry()
  }
  addEventListener('click', keep, untilThen)
  shell.onFail(() => bridge.settle(false))
  return bridge
}
