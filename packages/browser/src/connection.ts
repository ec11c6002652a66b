/// <reference path="./globals.d.ts" />

/** Whether to leave out what nobody asked for: on a 2g connection with data-saver, and only with both. */
export function isSparing(connection: Navigator['connection']): boolean {
  return connection?.saveData === true && /2g$/.test(connection.effectiveType)
}

/** Whether there is no network, but a service worker that has kept the document at an absolute URL. */
export async function isServedOffline(href: string): Promise<boolean> {
  const { onLine = true, serviceWorker } = globalThis.navigator ?? {}
  if (onLine || !serviceWorker?.controller) return false
  const { origin, pathname } = new URL(href)
  const known = await caches.match(origin + pathname, { ignoreVary: true }).catch(() => undefined)
  return known !== undefined
}
