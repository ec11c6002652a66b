import { shownEvent } from '@pagewright/browser'
import { startCopy } from './copy.ts'
import { startDrawer } from './drawer.ts'
import { startFold } from './fold.ts'
import { startKeepHeading } from './keep-heading.ts'
import { startKeepOpened } from './keep-opened.ts'
import { startKeys } from './keys.ts'
import { startMenus } from './menus.ts'

/**
 * Starts everything on a page that needs a script but not React: menus, keys, code to copy. The listeners are on the document, so they also
 * serve pages shown later.
 */
export function start(): void {
  startCopy()
  startDrawer()
  startFold()
  startKeepHeading()
  startKeepOpened()
  startMenus()
  startKeys()
  startLocaleHint()
  const update = (): void => {
    if (document.querySelector(unprepared)) void loadTabs()
  }
  update()
  document.addEventListener(shownEvent, update)
  // The reader has clicked a label before it became a tab.
  document.addEventListener('click', async ({ target }) => {
    const label = (target as Element).closest<HTMLElement>(`${unprepared} .tab-label`)
    if (label === null) return
    await loadTabs()
    label.click()
  })
}

const unprepared = '.tabs:not([data-ready])'

let prepareTabs: (() => void) | undefined

/**
 * Prepares the tabs of the page. Their code is loaded by the first page that has tabs. Without it, all panels are shown. Once it is there,
 * tabs are prepared before this returns, so that they are tabs at the first paint, and before the focus is set in an edited one.
 */
async function loadTabs(): Promise<void> {
  try {
    prepareTabs ??= (await import('./tabs.ts')).prepareTabs
    prepareTabs()
  } catch {
    for (const tabs of document.querySelectorAll(unprepared)) tabs.classList.remove('tabs')
  }
}

/** Loads the hint for readers whose browser prefers another language than the page's. */
function startLocaleHint(): void {
  if (navigator.language.startsWith(document.documentElement.lang.slice(0, 2))) return
  import('../parts/LocaleHint/show-locale-hint.ts').then(
    ({ showLocaleHint }) => showLocaleHint(),
    () => {},
  )
}
