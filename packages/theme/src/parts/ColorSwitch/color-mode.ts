/** Calls back whenever the mode changes: by the switch, by another tab, by a page kept in the back/forward cache. */
export function watchColorMode(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

export function isDark(): boolean {
  return document.documentElement.dataset.theme === 'dark'
}

/** Changes to the other mode, and keeps it for the next visit where storage allows. */
export function toggleColorMode(): void {
  const mode = isDark() ? 'light' : 'dark'
  document.documentElement.dataset.theme = mode
  try {
    localStorage.setItem('theme', mode)
  } catch {
    // Storage may be forbidden: the mode lasts as long as the page.
  }
}
