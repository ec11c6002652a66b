import type { KeepMessage, SiteData } from '@pagewright/model'
import { isSparing } from './connection.ts'
import { shownEvent } from './shown-event.ts'

/** Registers the site's service worker, if it has one, and tells it what this tab shows, so that it can be read again without a network. */
export function registerServiceWorker({ serviceWorker: url, mount }: Pick<SiteData, 'serviceWorker' | 'mount'>): void {
  const { serviceWorker: workers } = navigator
  if (url === null || import.meta.env.DEV || workers === undefined || isSparing(navigator.connection)) return
  register(workers, { url, mount }).catch((error: unknown) => console.warn('The site cannot be read offline:', error))
}

async function register(workers: ServiceWorkerContainer, { url, mount }: { url: string; mount: string }): Promise<void> {
  await workers.register(url, { scope: mount, updateViaCache: 'none' })
  const { active } = await workers.ready
  // After an update another one is in charge.
  const tell = (message: KeepMessage): void => (workers.controller ?? active)?.postMessage(message)
  const used = performance.getEntriesByType('resource').map(({ name }) => name)
  tell({ urls: [document.URL, ...used.filter((name) => name.startsWith(location.origin))], loaded: true })
  const told = new Set([location.pathname])
  document.addEventListener(shownEvent, () => {
    if (!told.has(location.pathname)) tell({ urls: [document.URL], loaded: false })
    told.add(location.pathname)
  })
}
