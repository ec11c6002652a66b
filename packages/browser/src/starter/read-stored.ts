/** A value of local storage; null if there is none, or if the reader has forbidden storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
