import type { KeepMessage } from '@pagewright/model'

/** Put in by the build. */
declare const __PAGEWRIGHT_WORKER__: {
  /** URL path with slashes at both ends that the site is mounted under. */
  readonly mount: string
  /** Changes with what the notes look like. */
  readonly version: string
  /** URL paths of all scripts of the site. */
  readonly scripts: readonly string[]
  /** Per locale: where its pages begin, and the note for a page that is not there. The default locale last. */
  readonly notes: readonly { readonly base: string; readonly url: string }[]
}

const worker = self as unknown as ServiceWorkerGlobalScope
const { mount, version, scripts, notes } = __PAGEWRIGHT_WORKER__
const prefix = `pagewright ${mount} `
const noteCache = `${prefix}notes ${version}`
const readCache = `${prefix}read`
const assetCache = `${prefix}assets`
/** The oldest go first. */
const mostEntries = 400

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', (event) => event.waitUntil(keep(event.data as unknown)))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || request.headers.has('range') || !isOwn(request.url)) return
  if (isAsset(request.url)) event.respondWith(fromCache(request))
  else event.respondWith(request.mode === 'navigate' ? showDocument(event) : fromNetwork(event, fetch(request)))
})

async function install(): Promise<void> {
  const cache = await caches.open(noteCache)
  await cache.addAll(notes.map(({ url }) => new Request(url, { cache: 'reload' })))
  // With these, pages of every type and the search work without a network, though they were never used with one.
  await keep({ urls: scripts.map((url) => new URL(url, worker.location.origin).href), loaded: false })
  // Pages come from the network whenever there is one, so an old tab and a new worker get along.
  await worker.skipWaiting()
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(`${prefix}notes `) && name !== noteCache)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

function isOwn(url: string): boolean {
  return url.startsWith(new URL(mount, worker.location.origin).href)
}

/** Names in the assets' folder are made of the content: what is there once is right for ever. */
function isAsset(url: string): boolean {
  return new URL(url).pathname.startsWith(`${mount}assets/`)
}

async function fromCache(request: Request): Promise<Response> {
  const known = await caches.match(request, { cacheName: assetCache, ignoreVary: true })
  if (known !== undefined) return known
  const response = await fetch(request)
  await put(assetCache, { url: request.url, response })
  return response
}

/** What the network says, kept for a time without one. */
async function fromNetwork(event: FetchEvent, coming: Promise<Response>): Promise<Response> {
  const { url } = event.request
  try {
    const response = await coming
    event.waitUntil(put(readCache, { url, response: response.clone() }))
    return response
  } catch (error) {
    const known = await caches.match(keyOf(url), { cacheName: readCache, ignoreVary: true })
    if (known === undefined) throw error
    return known
  }
}

async function showDocument(event: FetchEvent): Promise<Response> {
  const preloaded = (async () => ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request))()
  try {
    return await fromNetwork(event, preloaded)
  } catch {
    return note(event.request.url)
  }
}

/** The note in the language of the page that was asked for. */
async function note(url: string): Promise<Response> {
  const { pathname } = new URL(url)
  const own = notes.find(({ base }) => pathname.startsWith(base) || `${pathname}/` === base)
  const known = own === undefined ? undefined : await caches.match(own.url, { cacheName: noteCache, ignoreVary: true })
  return known === undefined ? Response.error() : new Response(known.body, { status: 503, headers: known.headers })
}

/** Keeps what a tab shows and uses: it was loaded before the worker was there, or as data without its document. */
async function keep(message: unknown): Promise<void> {
  const { urls, loaded } = message as Partial<KeepMessage>
  if (!Array.isArray(urls)) return
  for (const url of urls as unknown[]) {
    if (typeof url !== 'string' || !isOwn(url)) continue
    const cacheName = isAsset(url) ? assetCache : readCache
    if (isAsset(url) && (await caches.match(url, { cacheName })) !== undefined) continue
    const init: RequestInit = { headers: { Accept: 'text/html,*/*' }, cache: loaded ? 'force-cache' : 'default' }
    const response = await fetch(url, init).catch(() => null)
    if (response !== null) await put(cacheName, { url, response })
  }
}

async function put(name: string, { url, response }: { url: string; response: Response }): Promise<void> {
  // A redirected answer cannot stand for a document, and only whole ones of this site are worth keeping.
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return
  const cache = await caches.open(name)
  await cache.put(keyOf(url), response.clone())
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - mostEntries)).map((key) => cache.delete(key)))
}

/** Queries and places on a page are the same page. */
function keyOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}
