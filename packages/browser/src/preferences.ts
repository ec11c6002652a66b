const key = 'theme'

/**
 * Puts the stored colour mode on `<html>`, which has the default already. Anything but `light` and `dark` is ignored, a
 * storage that throws is survived, and the system's preference is not asked.
 */
export function applyColorMode(): void {
  try {
    const stored = localStorage.getItem(key)
    if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored
  } catch {
    // Storage may be forbidden: the default mode stays.
  }
}

/** Follows the choice made in another tab, or on another page while this one was kept in the back/forward cache. */
export function followColorMode(): void {
  addEventListener('storage', applyColorMode)
  addEventListener('pageshow', applyColorMode)
}
