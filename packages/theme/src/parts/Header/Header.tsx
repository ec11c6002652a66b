import { Link, type ShellProps } from '@pagewright/browser'
import type { ComponentType, ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { ColorSwitch } from '../ColorSwitch/ColorSwitch.tsx'
import { drawerId } from '../Drawer/Drawer.tsx'
import { Icon } from '../Icon/Icon.tsx'
import button from '../IconButton/IconButton.module.css'
import { LocaleMenu } from '../LocaleMenu/LocaleMenu.tsx'
import { MainLinks, OutwardLinks } from '../MainLinks/MainLinks.tsx'
import { Search } from '../Search/Search.tsx'
import classes from './Header.module.css'

export type HeaderProps = Pick<ShellProps, 'page' | 'site' | 'sidebar'> & { readonly logo?: ComponentType | undefined }

/** The header. On narrow screens its links are in the drawer, which opens without script too. */
export function Header({ page, site, sidebar, logo: Logo }: HeaderProps): ReactElement {
  const texts = useTexts()
  return (
    <header className={classes.header} data-print="none" data-whole="">
      <div className={classes.bar}>
        <button type="button" className={`${button.iconButton} ${classes.menu}`} popoverTarget={drawerId} aria-label={texts['menu.open']}>
          <Icon name="menu" />
        </button>
        <Link className={classes.brand} to={site.locale.base} aria-current={page.type === 'home' ? 'page' : undefined}>
          {Logo && <Logo />}
          {site.title}
        </Link>
        <nav className={classes.links} aria-label={texts['nav.main']}>
          <MainLinks page={page} site={site} sidebar={sidebar} />
        </nav>
        <Search site={site} />
        <LocaleMenu locales={site.locales} links={page.localeLinks} current={site.locale} />
        <ColorSwitch label={texts['color.dark']} />
        <OutwardLinks className={classes.outward} navbar={site.navbar} />
      </div>
    </header>
  )
}
