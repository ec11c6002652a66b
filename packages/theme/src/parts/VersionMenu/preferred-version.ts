const key = 'docs-preferred-version-default'

/** The version that the reader chose on an earlier visit; a stored name that is no version's is deleted. */
export function readPreferredVersion(names: readonly string[]): string | null {
  try {
    const stored = localStorage.getItem(key)
    if (stored === null || names.includes(stored)) return stored
    localStorage.removeItem(key)
  } catch {
    // Storage may be forbidden: there is no choice to honour.
  }
  return null
}

/** Keeps the reader's choice. */
export function keepPreferredVersion(name: string): void {
  try {
    localStorage.setItem(key, name)
  } catch {
    // Storage may be forbidden: the choice lasts as long as the page.
  }
}
