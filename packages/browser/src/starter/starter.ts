import { savesData } from '../connection.ts'
import { countPageViews, sendToEndpoint, sendToGtag } from './analytics.ts'
import { keepAnnouncementClosed } from './announcement.ts'
import { warnOfWrongBase } from './base-banner.ts'
import { applyColorMode, followColorMode } from './color-mode.ts'
import { keepEarlyClicks } from './early-clicks.ts'
import { keepQueryInLocaleLinks } from './locale-links.ts'
import { createRuntimeLoader } from './runtime-loader.ts'
import { openSearchByKey, openWantedSearch } from './search-shortcut.ts'

// The inline script in the head of every document. It does what has to happen before the first paint, or without the runtime.
// If the whole document has arrived, the first frame waits until the content (`#_main`) begins: frames with only the header, or with a part
// of the menu, would delay the one with the content. Only Chromium knows this, and only in the head. The newer way to ask for the time of
// the last byte needs more bytes.
if (performance.timing.responseEnd) document.write('<link rel="expect" href="#_main" blocking="render">')
// By the hash, style sheets can hide what a component is going to replace, such as the program of a playground.
document.documentElement.dataset.script = location.hash
applyColorMode()
followColorMode()
if (__PAGEWRIGHT_ANNOUNCEMENT__ !== null) keepAnnouncementClosed(__PAGEWRIGHT_ANNOUNCEMENT__)
keepQueryInLocaleLinks()
reloadStaleHistory()
if (__PAGEWRIGHT_ANALYTICS_TYPE__ === 'gtag') countPageViews((referrer) => sendToGtag(__PAGEWRIGHT_ANALYTICS_TARGET__, referrer))
if (__PAGEWRIGHT_ANALYTICS_TYPE__ === 'beacon') countPageViews((referrer) => void sendToEndpoint(__PAGEWRIGHT_ANALYTICS_TARGET__, referrer))

const runtime = createRuntimeLoader()
const bridge = keepEarlyClicks(runtime)
window.__pagewright = bridge
openSearchByKey((event) => {
  bridge.key = event
})
openWantedSearch()
const load = (): void => {
  if (!savesData(navigator.connection)) runtime.load('low')
}
onInteraction(load)
// A hash with `=` is not the id of a heading. A component reads it, for example to open a shared program, and the reader came for that.
if (/=/.test(location.hash)) load()
warnOfWrongBase(runtime)

/** Runs the task whenever somebody uses the page. A press on a link does not count: the browser is about to load another document. */
function onInteraction(task: () => void): void {
  // Not captured, so that only the scrolling of the document counts: a column may scroll without a reader (`scroll-initial-target`).
  // Browsers without a pointing device (headless ones, kiosks) report a pointer at the origin of the screen. Other events have no place.
  for (const type of ['pointermove', 'keydown', 'scroll'] as readonly 'pointermove'[])
    addEventListener(type, ({ screenX, screenY }) => screenX + screenY === 0 || task())
  addEventListener('pointerdown', ({ target }) => (target as Element).closest('a:not([data-action])') || task())
}

/**
 * Reloads when Back or Forward change the address while the runtime is not there. After a reload, the browser still takes the
 * history entries that the runtime had made for entries of this document, and so nobody would show their pages.
 */
function reloadStaleHistory(): void {
  const { pathname } = location
  addEventListener('popstate', () => {
    if ('hydrated' in document.documentElement.dataset || location.pathname === pathname) return
    // After 200 ms the browser has restored the scroll position of the entry, which a reload keeps. This page may be too short for it.
    document.body.style.height = '1e6px'
    setTimeout(() => location.reload(), 200)
  })
}
