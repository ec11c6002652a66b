import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import type { Screen } from './screen.ts'
import type { Theme } from './theme/define-theme.ts'

export type HydrateInput = {
  readonly theme: Theme
  readonly screen: Screen
  readonly root: HTMLElement
  /** The theme's code threw, and the page is as the document brought it: without script. */
  readonly onCrash: () => void
}

/** Gives the document's page to React, a slice at a time, so that a reader's input goes first. */
export function hydrate({ theme, screen, root, onCrash }: HydrateInput): void {
  const html = root.innerHTML
  const first = screen.current()
  const { pathname } = location
  const onUncaughtError = (error: unknown): void => {
    reportError(error)
    onCrash()
    // React has emptied the root. What cannot be put back, the browser loads.
    if (screen.current() === first && location.pathname === pathname) root.innerHTML = html
    else location.reload()
  }
  startTransition(() => {
    hydrateRoot(root, <App theme={theme} screen={screen} />, { onUncaughtError })
  })
}
