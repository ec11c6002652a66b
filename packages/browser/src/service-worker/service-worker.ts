import type { KeepMessage } from '../offline/keep-message.ts'

/** The build replaces this by the settings. */
declare const __PAGEWRIGHT_WORKER__: {
  /** URL path that the site is mounted under, with a slash at both ends. */
  readonly mount: string
  /** Changes when the notes look different. */
  readonly version: string
  /** URL paths of the scripts that pages of any type and the search need. Others are kept when they are loaded. */
  readonly scripts: readonly string[]
  /** For each locale, where its pages begin, and the URL path of the note that a page is not available. The default locale comes last. */
  readonly notes: readonly { readonly base: string; readonly url: string }[]
}

const worker = self as unknown as ServiceWorkerGlobalScope
const { mount, version, scripts, notes } = __PAGEWRIGHT_WORKER__
const prefix = `pagewright ${mount} `
const noteCache = `${prefix}notes ${version}`
const readCache = `${prefix}read`
const assetCache = `${prefix}assets`
/** The most files that a cache keeps. The oldest are deleted first. */
const mostEntries = 400

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', (event) => event.waitUntil(keep(event.data as unknown)))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || request.headers.has('range') || !isOwn(request.url)) return
  if (isAsset(request.url)) event.respondWith(fromCache(request))
  else if (request.mode === 'navigate') event.respondWith(showDocument(event))
  // No file of the site is asked for with a query. The request is one of another program on the host, which the query matters to.
  else if (new URL(request.url).search === '') event.respondWith(fromNetwork(event, fetch(request)))
})

async function install(): Promise<void> {
  const cache = await caches.open(noteCache)
  await cache.addAll(notes.map(({ url }) => new Request(url, { cache: 'reload' })))
  // With these, pages of every type and the search work without a network, though they were never used with one.
  await keep({ urls: scripts.map((url) => new URL(url, worker.location.origin).href), loaded: false })
  // The new worker can serve tabs of an earlier build, because pages come from the network whenever there is one.
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

/** Whether a URL is in the folder of assets, whose names are made from their content, so that a kept one never becomes outdated. */
function isAsset(url: string): boolean {
  return new URL(url).pathname.startsWith(`${mount}assets/`)
}

async function fromCache(request: Request): Promise<Response> {
  // A tab that was given a damaged file asks for it past all caches.
  const known = request.cache === 'reload' ? undefined : await caches.match(request, { cacheName: assetCache, ignoreVary: true })
  if (known !== undefined) return known
  const response = await fetch(request)
  await put(assetCache, { url: request.url, response })
  return response
}

/** Answers from the network, and keeps the answer. Without a network, answers with what was kept; rejects when nothing was. */
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

/** The note that a page is not available, in the language of the page. */
async function note(url: string): Promise<Response> {
  const { pathname } = new URL(url)
  const own = notes.find(({ base }) => pathname.startsWith(base) || `${pathname}/` === base)
  const known = own === undefined ? undefined : await caches.match(own.url, { cacheName: noteCache, ignoreVary: true })
  return known === undefined ? Response.error() : new Response(known.body, { status: 503, headers: known.headers })
}

/** Keeps files that a tab names: it loaded them before it had a worker, or it shows a page whose document was never loaded. */
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
  // Errors, parts of files and files of other sites are not worth keeping, and what its server calls private must not be kept.
  if (response.status !== 200 || response.type !== 'basic' || /no-store|private/.test(response.headers.get('Cache-Control') ?? '')) return
  // Some hosts redirect to the same address with a slash. Browsers refuse a redirected answer as a document, but not a copy of it.
  if (response.redirected && keyOf(response.url) !== keyOf(url)) return
  try {
    const cache = await caches.open(name)
    // Other HTML than pages is kept as well, e.g. that of the public folder, but never in place of what is known to be the site's.
    if (!(await isOfSite(response)) && (name === assetCache || (await isOfSite(await cache.match(keyOf(url)))))) return
    await cache.put(keyOf(url), response.redirected ? new Response(response.body, { headers: response.headers }) : response.clone())
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - mostEntries)).map((key) => cache.delete(key)))
  } catch {
    // The storage is full. The reader gets the answer all the same.
  }
}

/**
 * Whether an answer is a page of the site, or no HTML at all. Networks that want a reader to log in answer every address with a page of
 * their own, which must take the place of no file of the site.
 */
async function isOfSite(response: Response | undefined): Promise<boolean> {
  if (response === undefined) return false
  const isHtml = response.headers.get('Content-Type')?.includes('html') ?? false
  return !isHtml || (await response.clone().text()).includes(' data-build="')
}

/** A page has the same key with every query and hash, and with a slash at the end, which some hosts add. */
function keyOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname.replace(/\/$/, '')
}
