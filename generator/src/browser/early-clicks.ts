import type { Bridge } from './bridge.ts'
import type { ShellLoader } from './shell-loader.ts'

/**
 * Keeps clicks on controls (`data-action`) that need the shell, until it is there: then each is clicked again, and
 * `<html>` gets `data-hydrated`, which no style sheet may ask for: the browser would compute all styles anew. When the
 * shell cannot come, `data-script` goes, and a control that is a link leads where it points to. Clicks on plain links are
 * left alone: the browser loads the document, which is no slower.
 */
export function keepEarlyClicks(shell: ShellLoader): Bridge {
  const { dataset } = document.documentElement
  const kept = new Set<HTMLElement>()
  const listener = new AbortController()
  const bridge: Bridge = {
    wanted: false,
    hurry: () => {},
    settle: (ready) => {
      listener.abort()
      if (ready) dataset.hydrated = ''
      else delete dataset.script
      for (const control of kept) control.click()
      kept.clear()
    },
  }
  const keep = (event: MouseEvent): void => {
    const control = (event.target as Partial<Element> | null)?.closest?.<HTMLElement>('[data-action]')
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // At the end: of several tabs the last one clicked wins.
    kept.delete(control)
    kept.add(control)
    bridge.wanted = true
    shell.load('high')
    bridge.hurry()
  }
  addEventListener('click', keep, { capture: true, signal: listener.signal })
  shell.onFail(() => bridge.settle(false))
  return bridge
}
