import { warnOfWrongBase } from './base-banner.ts'
import { isSparing } from './connection.ts'
import { keepEarlyClicks } from './early-clicks.ts'
import { countFirstView } from './first-view.ts'
import { endArrival, markOpenedAtTop } from './from-top.ts'
import { keepPlaceInLocaleLinks } from './locale-links.ts'
import { applyColorMode, followColorMode } from './preferences.ts'
import { openSearchByKey } from './search-shortcut.ts'
import { sendBeacon } from './send-beacon.ts'
import { sendToGtag } from './send-to-gtag.ts'
import { createShellLoader } from './shell-loader.ts'
import { onSignOfLife } from './sign-of-life.ts'
import { reloadStaleHistory } from './stale-history.ts'

// The inline script in every document's head: all that must happen before the first paint, or without the shell.
document.documentElement.dataset.script = ''
markOpenedAtTop()
applyColorMode()
followColorMode()
keepPlaceInLocaleLinks()
openSearchByKey()
reloadStaleHistory()
if (__PAGEWRIGHT_ANALYTICS_TYPE__ === 'gtag') countFirstView((referrer) => sendToGtag(__PAGEWRIGHT_ANALYTICS_TARGET__, referrer))
if (__PAGEWRIGHT_ANALYTICS_TYPE__ === 'beacon') countFirstView((referrer) => void sendBeacon(__PAGEWRIGHT_ANALYTICS_TARGET__, referrer))

const shell = createShellLoader()
window.__pagewright = keepEarlyClicks(shell)
// A link may also be followed by assistive technology, of which no press and no key tells.
window.navigation?.addEventListener('navigate', endArrival)
onSignOfLife((sign) => {
  // Who does more than move about wants to get somewhere: from now on everything has its height.
  if (sign !== 'pointermove') endArrival()
  if (!isSparing(navigator.connection)) shell.load('low')
})
warnOfWrongBase(shell)
