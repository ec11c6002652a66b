const key = 'docs-preferred-version-default'

/** The version that the reader chose earlier. A stored name that no version has is deleted. */
export function readPreferredVersion(names: readonly string[]): string | null {
  try {
    const stored = localStorage.getItem(key)
    if (stored === null || names.includes(stored)) return stored
    localStorage.removeItem(key)
  } catch {
    // Storage may be forbidden. Then there is no choice.
  }
  return null
}

/** Stores the reader's choice. */
export function keepPreferredVersion(name: string): void {
  try {
    localStorage.setItem(key, name)
  } catch {
    // Storage may be forbidden. Then the choice lasts as long as the page.
  }
}
