/** The build replaces this by the settings. */
declare const __PAGEWRIGHT_WORKER__: { readonly mount: string }

const worker = self as unknown as ServiceWorkerGlobalScope

// Published by a site that used to have a service worker. Browsers replace the earlier one by this one, which removes its caches
// and itself, and leaves those of sites in other folders of the host alone.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(`pagewright ${__PAGEWRIGHT_WORKER__.mount} `))
  await Promise.all(own.map((name) => caches.delete(name)))
  await worker.registration.unregister()
}

export {}
