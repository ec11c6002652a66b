import type { KeepMessage } from '@pagewright/model'
import { isSparing } from './connection.ts'

/** More files than this are too many to load for a search that may never be made without a network. */
const most = 200

/** Has the service worker keep a locale's whole index (absolute or root-relative URLs), so that the next search needs no network. */
export function keepIndex(urls: readonly string[]): void {
  const worker = globalThis.navigator?.serviceWorker?.controller
  if (!worker || urls.length > most || isSparing(navigator.connection)) return
  const message: KeepMessage = { urls: urls.map((url) => new URL(url, location.href).href), loaded: true }
  worker.postMessage(message)
}
