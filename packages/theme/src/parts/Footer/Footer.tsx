import { Link, type ShellProps } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { toVersionPath, useShownVersion } from '../VersionMenu/use-shown-version.ts'
import classes from './Footer.module.css'

/** Groups of links, and the copyright; null if the site has neither. Links to docs keep the reader's version. */
export function Footer({ page, site }: Pick<ShellProps, 'page' | 'site'>): ReactElement | null {
  const texts = useTexts()
  const version = useShownVersion(page, site.versions)
  if (site.footer.length === 0 && site.copyright === '') return null
  return (
    <footer className={classes.footer} data-whole="">
      <div>
        <nav className={classes.groups} aria-label={texts['footer.label']} data-print="none">
          {site.footer.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <Link to={toVersionPath(link, version)}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p>{site.copyright}</p>
      </div>
    </footer>
  )
}
