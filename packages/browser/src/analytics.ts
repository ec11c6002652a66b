import type { Analytics } from '@pagewright/model'
import { sendBeacon } from './send-beacon.ts'
import { sendToGtag } from './send-to-gtag.ts'

/** Counts one view of the page that is shown, where the site has analytics. Never blocks, never throws. */
export function countPageView(analytics: Analytics | null, referrer: string): void {
  if (analytics === null) return
  if (analytics.type === 'gtag') sendToGtag(analytics.id, referrer)
  else sendBeacon(analytics.endpoint, referrer)
}
