import { shownEvent } from '@pagewright/browser'
import { startCopy } from './copy.ts'
import { startDrawer } from './drawer.ts'
import { startKeepHeading } from './keep-heading.ts'
import { startMenus } from './menus.ts'
import { startOverflow } from './overflow.ts'
import { prepareTabs } from './tabs.ts'
import { startWrap } from './wrap.ts'

/** Starts everything that articles can do in the browser. The listeners are on the document, so they also serve pages shown later. */
export function start(): void {
  startCopy()
  startWrap()
  startDrawer()
  startKeepHeading()
  startMenus()
  const measureOverflow = startOverflow()
  const update = (): void => {
    prepareTabs()
    measureOverflow()
  }
  update()
  document.addEventListener(shownEvent, update)
}
