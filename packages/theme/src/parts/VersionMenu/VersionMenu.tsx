import { type DocPage, Link } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { Menu } from '../Menu/Menu.tsx'
import { keepPreferredVersion } from './preferred-version.ts'

export type VersionMenuProps = { readonly label: string; readonly current: DocPage['version']; readonly links: DocPage['versionLinks'] }

/** The version of the page, and links to the same page in other versions. */
export function VersionMenu({ label, current, links }: VersionMenuProps): ReactElement {
  return (
    <Menu label={label} value={current.label}>
      {links.map((link) => (
        <li key={link.name}>
          <Link
            to={link.path}
            aria-current={link.name === current.name ? 'true' : undefined}
            onClick={() => keepPreferredVersion(link.name)}
          >
            {link.label}
          </Link>
        </li>
      ))}
    </Menu>
  )
}
