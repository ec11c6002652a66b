import { whenIdle } from './when-idle.ts'

type Layered = Window & { dataLayer?: unknown[] }

/** Tells Google's library of a view of the page that is shown, anonymised; loads the library when the browser is idle. Never throws. */
export function sendToGtag(id: string, referrer: string): void {
  try {
    if ((window as Layered).dataLayer === undefined) {
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
  } catch {
    // A page view is worth less than the page.
  }
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
