import { Link, type SiteData } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { Icon } from '../Icon/Icon.tsx'
import button from '../IconButton/IconButton.module.css'
import classes from './Announcement.module.css'

/**
 * The news of a site above its header. A theme gets it by `createTheme({ announcement: Announcement })`, so that other sites do not
 * carry it. The starter hides it where the reader has closed it; without script it stays.
 */
export function Announcement({ site }: { readonly site: SiteData }): ReactElement | null {
  const texts = useTexts()
  if (site.announcement === undefined) return null
  const { text, to } = site.announcement
  return (
    <aside className={classes.announcement} data-announcement="" data-print="none">
      <p>{to === null ? text : <Link to={to}>{text}</Link>}</p>
      <button type="button" className={button.iconButton} aria-label={texts['keys.done']} data-close-announcement="" data-needs-script="">
        <Icon name="close" />
      </button>
    </aside>
  )
}
