import type { SiteData } from '@pagewright/model'
import { savesData } from '../connection.ts'
import { shownEvent } from '../shown-event.ts'
import { orNull } from '../stored.ts'
import type { KeepMessage } from './keep-message.ts'

/** The service workers of the site; nothing where there are none. Some browsers forbid to ask for them, e.g. in a sandboxed frame. */
const serviceWorkers = (): ServiceWorkerContainer | null | undefined => orNull(() => navigator.serviceWorker)

/**
 * Registers the site's service worker, if it has one, and tells it which files this tab uses, so that the pages that were read
 * can be read again without a network.
 */
export function registerServiceWorker({ serviceWorker: url, mount }: Pick<SiteData, 'serviceWorker' | 'mount'>): void {
  const workers = serviceWorkers()
  if (url === null || !workers || savesData(navigator.connection)) return
  register(workers, { url, mount }).catch((error: unknown) => console.warn('The site cannot be read offline:', error))
}

async function register(workers: ServiceWorkerContainer, { url, mount }: { url: string; mount: string }): Promise<void> {
  await workers.register(url, { scope: mount, updateViaCache: 'none' })
  const { active } = await workers.ready
  // After an update, another worker than the active one may be in control of the page.
  const tell = (message: KeepMessage): void => (workers.controller ?? active)?.postMessage(message)
  const used = performance.getEntriesByType('resource').map(({ name }) => name)
  tell({ urls: [document.URL, ...used.filter((name) => name.startsWith(location.origin))], loaded: true })
  const told = new Set([location.pathname])
  document.addEventListener(shownEvent, () => {
    if (!told.has(location.pathname)) tell({ urls: [document.URL], loaded: false })
    told.add(location.pathname)
  })
}

/** An index of more files than this is not kept: that is too much to download for a search that may never be made offline. */
const mostIndexFiles = 200

/** Makes the service worker keep the search index of a locale (its URLs), so that the next search needs no network. */
export function keepIndex(urls: readonly string[]): void {
  const worker = serviceWorkers()?.controller
  if (!worker || urls.length > mostIndexFiles || savesData(navigator.connection)) return
  const message: KeepMessage = { urls: urls.map((url) => new URL(url, location.href).href), loaded: true }
  worker.postMessage(message)
}

/** Whether there is no network, but the service worker has the document of an absolute URL. */
export async function isServedOffline(url: string): Promise<boolean> {
  if (!serviceWorkers()?.controller || navigator.onLine) return false
  const { origin, pathname } = new URL(url)
  // The same key as `keyOf` in service-worker.ts, which is one file that cannot import it.
  const known = await caches.match(origin + pathname.replace(/\/$/, ''), { ignoreVary: true }).catch(() => undefined)
  return known !== undefined
}
