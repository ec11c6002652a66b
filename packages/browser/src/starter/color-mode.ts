import { colorModeKey, readStored } from '../stored.ts'

/**
 * Puts the stored color mode on `<html>` (`data-theme`), which has the default mode already. Values other than `light` and `dark` are
 * ignored.
 */
export function applyColorMode(): void {
  const stored = readStored(colorModeKey)
  if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored
}

/** Applies a choice that is made in another tab, or on another page while this one is in the back/forward cache. */
export function followColorMode(): void {
  addEventListener('storage', applyColorMode)
  addEventListener('pageshow', applyColorMode)
}
