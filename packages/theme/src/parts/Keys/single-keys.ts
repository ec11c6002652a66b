/** The key in local storage. The starter reads it as well before it opens the search on `/`. */
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
    // Storage may be forbidden. Then the keys stay on.
  }
}
