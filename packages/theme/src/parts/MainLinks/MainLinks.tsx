import { isExternal, Link, type NavLink, type ShellProps } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { toVersionPath, useShownVersion } from '../VersionMenu/use-shown-version.ts'
import { isCurrentSection } from './is-current-section.ts'

/** Links to the sections of the site. The current one is marked. Links to docs keep the reader's version. */
export function MainLinks({ page, site, sidebar }: Pick<ShellProps, 'page' | 'site' | 'sidebar'>): ReactElement {
  const version = useShownVersion(page, site.versions)
  return (
    <ul>
      {site.navbar
        .filter(({ to }) => !isExternal(to))
        .map((link) => (
          <li key={link.to}>
            <Link
              to={toVersionPath(link, version)}
              aria-current={link.to === page.path ? 'page' : isCurrentSection(link, { page, sidebar }) ? 'true' : undefined}
            >
              {link.label}
            </Link>
          </li>
        ))}
    </ul>
  )
}

type OutwardLinksProps = { readonly navbar: readonly NavLink[]; readonly className?: string | undefined }

/** The links of the navigation bar that leave the site, such as the one to the source repository. */
export function OutwardLinks({ navbar, className }: OutwardLinksProps): ReactElement | null {
  const links = navbar.filter(({ to }) => isExternal(to))
  if (links.length === 0) return null
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
