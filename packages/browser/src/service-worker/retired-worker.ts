const worker = self as unknown as ServiceWorkerGlobalScope

// Takes the place of the service worker of a site that has none any more: readers' browsers fetch it, and are rid of both.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith('pagewright '))
  await Promise.all(own.map((name) => caches.delete(name)))
  await worker.registration.unregister()
}

export {}
