import { type DocPage, Link } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import classes from './Breadcrumbs.module.css'

/** The path to the page, from its section down to itself. A page with nothing above it has none, because its title says the same. */
export function Breadcrumbs({ items }: { readonly items: DocPage['breadcrumbs'] }): ReactElement | null {
  const texts = useTexts()
  if (items.length < 2) return null
  return (
    <nav className={classes.breadcrumbs} aria-label={texts['breadcrumbs.label']}>
      <ol>
        {items.map(({ label, path, lang }, index) => (
          <li key={`${label} ${path}`} lang={lang}>
            {path === null || index === items.length - 1 ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <Link to={path}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
