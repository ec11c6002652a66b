import type { ShellProps, SiteData } from '@pagewright/browser'
import { type ComponentType, type ReactElement, useLayoutEffect } from 'react'
import { setPageTexts } from '../../messages/page-texts.ts'
import { useTexts } from '../../messages/use-texts.ts'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import { RecentPosts } from '../RecentPosts/RecentPosts.tsx'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import classes from './Shell.module.css'

export type ThemeOptions = {
  /** Shown before the site's title in the header. Without it there is only the title. */
  readonly logo?: ComponentType
  /** Shows the announcement of the site's configuration: `Announcement` of `@pagewright/theme/parts/Announcement`. */
  readonly announcement?: ComponentType<{ readonly site: SiteData }>
}

/** Creates the shell component with a site's own parts. */
export function createShell(options: ThemeOptions): ComponentType<ShellProps> {
  return (props) => <Shell {...props} {...options} />
}

/** Surrounds every page: the header, the column on the left (a drawer on narrow screens) and the footer. */
function Shell({ page, site, sidebar, deferredStyles, children, logo, announcement: News }: ShellProps & ThemeOptions): ReactElement {
  const texts = useTexts()
  useLayoutEffect(() => setPageTexts(texts), [texts])
  const columns = 'recent' in page || sidebar ? '' : undefined
  return (
    <>
      <a className={classes.skip} href="#_main">
        {texts['nav.skip']}
      </a>
      {News && <News site={site} />}
      <Header page={page} site={site} sidebar={sidebar} logo={logo} />
      {deferredStyles}
      <div className={classes.frame} data-columns={columns}>
        <Drawer page={page} site={site} sidebar={sidebar}>
          {sidebar !== null && <Sidebar key={sidebar.id} sidebar={sidebar} path={page.path} />}
          {'recent' in page && <RecentPosts site={site} posts={page.recent} path={page.path} />}
        </Drawer>
        {/* With other columns it is another element, not one that moves. */}
        <main key={columns} id="_main">
          {children}
        </main>
      </div>
      <Footer page={page} site={site} />
      <p id="_live" className="visually-hidden" aria-live="polite" />
    </>
  )
}
