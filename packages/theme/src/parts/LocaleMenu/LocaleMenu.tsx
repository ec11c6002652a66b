import { type Alternate, Link, type Locale } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Menu } from '../Menu/Menu.tsx'

export type LocaleMenuProps = { readonly locales: readonly Locale[]; readonly links: readonly Alternate[]; readonly current: Locale }

/** Links to the same page in the other languages, each named in that language. The starter adds the query and the hash. */
export function LocaleMenu({ locales, links, current }: LocaleMenuProps): ReactElement | null {
  const texts = useTexts()
  if (locales.length < 2) return null
  return (
    <Menu label={texts['locale.label']} value={current.label} icon={<Icon name="globe" />}>
      {locales.map(({ id, lang, label, base }) => (
        <li key={id}>
          <Link
            to={links.find(({ locale }) => locale === id)?.path ?? base}
            lang={lang}
            hrefLang={lang}
            data-locale-link=""
            aria-current={id === current.id ? 'true' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </Menu>
  )
}
