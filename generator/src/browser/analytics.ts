import type { Analytics } from '../model/site-data.ts'
import { whenIdle } from './when-idle.ts'

/** One page that was shown to a reader. */
export type PageView = { readonly path: string; readonly title: string; readonly referrer: string }

type Layered = Window & { dataLayer?: unknown[] }

/** Counts one page view where the site has analytics. Never blocks, never throws, and sends nothing that names a reader. */
export function countPageView(analytics: Analytics | null, referrer: string): void {
  if (analytics === null) return
  const view = { path: location.pathname, title: document.title, referrer }
  try {
    if (analytics.type === 'gtag') sendToGtag(analytics.id, view)
    else sendBeacon(analytics.endpoint, view)
  } catch {
    // A page view is worth less than the page.
  }
}

function sendBeacon(endpoint: string, view: PageView): void {
  const body = JSON.stringify({ ...view, anonymizeIp: true })
  fetch(endpoint, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors', priority: 'low' }).catch(() => {})
}

function sendToGtag(id: string, { path, title, referrer }: PageView): void {
  const page = { page_path: path, page_title: title, page_location: location.href, page_referrer: referrer }
  const layered = window as Layered
  if (layered.dataLayer === undefined) {
    push('js', new Date())
    push('config', id, { anonymize_ip: true, send_page_view: false })
    whenIdle(() => loadGtag(id))
  }
  push('event', 'page_view', page)
}

// Google's library tells commands from other entries by their being an `arguments` object.
function push(..._command: readonly unknown[]): void {
  const layered = window as Layered
  layered.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: see above
  layered.dataLayer.push(arguments)
}

function loadGtag(id: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}
