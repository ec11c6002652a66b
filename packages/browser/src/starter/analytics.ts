import { shownEvent } from '../shown-event.ts'
import { whenIdle, whenParsed } from '../when.ts'

/**
 * Counts the page of the document and every page that the runtime shows after it. A prerendered document counts when it
 * is shown, and a document from the back/forward cache each time it comes back.
 */
export function countPageViews(send: (referrer: string) => void): void {
  let { href } = location
  const countDocument = (): void => send(document.referrer)
  // This event comes once.
  if (document.prerendering) document.addEventListener('prerenderingchange', countDocument)
  else whenParsed(countDocument)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) countDocument()
  })
  document.addEventListener(shownEvent, () => {
    send(href)
    href = location.href
  })
}

/**
 * Sends a view of the page that is shown to the site's own endpoint, without cookies and anything that identifies a reader. Never rejects.
 */
export async function sendToEndpoint(endpoint: string, referrer: string): Promise<void> {
  const body = JSON.stringify({ path: location.pathname, title: document.title, referrer, anonymizeIp: true })
  try {
    await fetch(endpoint, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors', priority: 'low' })
  } catch {
    // A page view that is not counted must not disturb the page.
  }
}

/**
 * Reports a view of the page that is shown, anonymized, to Google's library, which is loaded when the browser is idle. The `id` has only
 * capital letters, digits and hyphens.
 */
export function sendToGtag(id: string, referrer: string): void {
  if (!window.dataLayer) {
    window.dataLayer = []
    push('js', new Date())
    push('config', id, { anonymize_ip: true, send_page_view: false })
    whenIdle(() => loadGtag(id))
  }
  push('event', 'page_view', {
    page_path: location.pathname,
    page_title: document.title,
    page_location: location.href,
    page_referrer: referrer,
  })
}

// Google's library recognizes commands by their type: each has to be an `arguments` object.
function push(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}

function loadGtag(id: string): void {
  const script = document.createElement('script')
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  document.head.append(script)
}
