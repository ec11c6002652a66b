/// <reference path="./globals.d.ts" />

/** Whether to leave out what nobody asked for: on a 2g connection with data-saver, and only with both. */
export function isSparing(connection: Navigator['connection']): boolean {
  return connection?.saveData === true && /2g$/.test(connection.effectiveType)
}

/** Whether there is no network, and a service worker that has documents, or a note in place of one that it has not. */
export function isServedOffline(): boolean {
  const { onLine = true, serviceWorker } = globalThis.navigator ?? {}
  return !onLine && !!serviceWorker?.controller
}
