/** The key of the color mode, `light` or `dark`. */
export const colorModeKey = 'theme'
/** The key under which something is stored if the reader has turned off keys that are a single character. */
export const noSingleKeysKey = 'single-keys'

/** A value of local storage; null if there is none, or if the reader has forbidden storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a value in local storage; null deletes it. Does nothing if the reader has forbidden storage, or it is full. */
export function keepStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The page works without it, for as long as it is shown.
  }
}

/**
 * The result of a task, or null if it throws: because the browser forbids something, such as `sessionStorage` or service workers, or because
 * what is stored is damaged. The two functions above do not call it, because the starter contains them and has to be small.
 */
export function orNull<T>(task: () => T): T | null {
  try {
    return task()
  } catch {
    return null
  }
}
