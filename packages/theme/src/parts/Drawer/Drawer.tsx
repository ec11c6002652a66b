import type { ShellProps } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { Icon } from '../Icon/Icon.tsx'
import button from '../IconButton/IconButton.module.css'
import { MainLinks, OutwardLinks } from '../MainLinks/MainLinks.tsx'
import rail from '../Rail/Rail.module.css'
import classes from './Drawer.module.css'

/** Id of the drawer, for the button that opens it. */
export const drawerId = '_menu'

/**
 * The column on the left. On narrow screens it is a popover, together with the site's sections, and opens without script;
 * `start/drawer.ts` closes it after a navigation.
 */
export function Drawer({ page, site, sidebar, children }: Omit<ShellProps, 'deferredStyles'>): ReactElement {
  const texts = useTexts()
  return (
    <div id={drawerId} popover="auto" className={classes.drawer} data-print="none">
      <button
        type="button"
        className={button.iconButton}
        popoverTarget={drawerId}
        popoverTargetAction="hide"
        aria-label={texts['menu.close']}
      >
        <Icon name="close" />
      </button>
      <nav className={`${rail.rail} ${classes.main}`} aria-label={texts['nav.main']}>
        <MainLinks page={page} site={site} sidebar={sidebar} />
        <OutwardLinks navbar={site.navbar} />
      </nav>
      {children}
    </div>
  )
}
