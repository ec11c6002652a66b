import { keepStored } from '@pagewright/browser'

/** Calls back when the mode changes: by the switch, in another tab, or when a page returns from the back/forward cache. */
export function watchColorMode(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

export function isDark(): boolean {
  return document.documentElement.dataset.theme === 'dark'
}

/** Changes to the other mode and stores it for the next visit, where storage is allowed. */
export function toggleColorMode(): void {
  const mode = isDark() ? 'light' : 'dark'
  document.documentElement.dataset.theme = mode
  keepStored('theme', mode)
}
