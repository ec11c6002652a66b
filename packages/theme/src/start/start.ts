import { startCopy } from './copy.ts'
import { startDrawer } from './drawer.ts'
import { startMenus } from './menus.ts'
import { onNewContent } from './on-new-content.ts'
import { startOverflow } from './overflow.ts'
import { startTabs } from './tabs.ts'
import { startWrap } from './wrap.ts'

/** Everything that articles can do in the browser. Listeners are on the document, so that later pages have it too. */
export function start(): void {
  startCopy()
  startWrap()
  startDrawer()
  startMenus()
  const showTabs = startTabs()
  const measure = startOverflow()
  onNewContent((root) => {
    showTabs(root)
    measure()
  })
}
