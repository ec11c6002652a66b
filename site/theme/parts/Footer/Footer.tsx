import { Link, type SiteData } from 'pagewright/theme'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import classes from './Footer.module.css'

/** Links in groups, and the copyright. */
export function Footer({ site }: { readonly site: SiteData }): ReactElement {
  const texts = useTexts()
  return (
    <footer className={classes.footer}>
      <div>
        <nav className={classes.groups} aria-label={texts['footer.label']} data-print="none">
          {site.footer.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
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
