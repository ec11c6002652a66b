/** Sends a view of the page that is shown to the site's own endpoint: no cookies, nothing that names a reader. Never rejects. */
export async function sendBeacon(endpoint: string, referrer: string): Promise<void> {
  const body = JSON.stringify({ path: location.pathname, title: document.title, referrer, anonymizeIp: true })
  try {
    await fetch(endpoint, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors', priority: 'low' })
  } catch {
    // A page view is worth less than the page.
  }
}
