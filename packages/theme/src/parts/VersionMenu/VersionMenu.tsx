import { type DocPage, Link, useSite } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { Menu } from '../Menu/Menu.tsx'
import { keepPreferredVersion } from './use-shown-version.ts'

export type VersionMenuProps = { readonly current: DocPage['version']; readonly links: DocPage['versionLinks'] }

/** The version of the page, and links to the same page in other versions and to what tells about all of them. */
export function VersionMenu({ current, links }: VersionMenuProps): ReactElement {
  const texts = useTexts()
  const { releasesPath } = useSite()
  return (
    <Menu label={texts['version.label']} value={current.label}>
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
      {releasesPath && (
        <li>
          <Link to={releasesPath}>{texts['version.releases']}</Link>
        </li>
      )}
    </Menu>
  )
}
