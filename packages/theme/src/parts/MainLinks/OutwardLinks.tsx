import { isExternal, Link, type NavLink } from '@pagewright/browser'
import type { ReactElement } from 'react'

/** The links of the navigation bar that leave the site, such as the one to the source repository. */
export function OutwardLinks({ navbar }: { readonly navbar: readonly NavLink[] }): ReactElement | null {
  const links = navbar.filter(({ to }) => isExternal(to))
  if (links.length === 0) return null
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
