/** The key in local storage that the starter reads, too, before it opens the search on `/`. */
const key = 'single-keys'

/** Whether keys that are a single character do something outside of fields. */
export function areSingleKeysOn(): boolean {
  try {
    return !localStorage.getItem(key)
  } catch {
    return true
  }
}

/** Stores the reader's choice, where storage is allowed. */
export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // Storage may be forbidden. Then they stay on.
  }
}
