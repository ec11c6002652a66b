import { keepStored, readStored } from '@pagewright/browser'

/** The key in local storage. The starter reads it as well before it opens the search on `/`. */
const key = 'single-keys'

/** Whether keys that are a single character do something outside of fields. They do where storage is forbidden. */
export function areSingleKeysOn(): boolean {
  return readStored(key) === null
}

/** Stores the reader's choice, where storage is allowed. */
export function setSingleKeys(on: boolean): void {
  keepStored(key, on ? null : 'off')
}
