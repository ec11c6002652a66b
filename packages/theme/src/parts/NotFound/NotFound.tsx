import { isExternal, Link, type SiteData } from '@pagewright/browser'
import { type MouseEvent, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { Columns } from '../Columns/Columns.tsx'
import { PageHeading } from '../PageHeading/PageHeading.tsx'
import ruled from '../Ruled/Ruled.module.css'
import { openSearchWith } from '../Search/open-search-with.ts'
import classes from './NotFound.module.css'
import type * as OtherPlaces from './other-places.ts'
import { toQuery } from './to-query.ts'

/** What the page says in one language. */
export type NotFoundTexts = {
  /** Of one of the site's locales, as a BCP 47 tag. */
  readonly lang: string
  readonly title: string
  readonly description: string
  readonly contact: string
  /** Text of the link to the home page in this language. */
  readonly home: string
}

export type NotFoundProps = {
  readonly site: SiteData
  /** The same in other languages: many hosts have only one page for all unknown addresses. */
  readonly others?: readonly NotFoundTexts[]
  /** Shown above the title. */
  readonly drawing?: ReactNode
}

/**
 * Says that the page does not exist, and offers the search, the home page, other languages, and pages with similar addresses. Until those
 * are found, the sections of the site stand in their place.
 */
export function NotFound({ site, others = [], drawing }: NotFoundProps): ReactElement {
  const texts = useTexts()
  const [loaded, setLoaded] = useState<typeof OtherPlaces | null>(null)
  useEffect(() => {
    import('./other-places.ts').then(setLoaded, () => {})
  }, [])
  const begin = (
    <>
      <h2>{texts['notFound.begin']}</h2>
      <ul className={ruled.list}>
        {site.navbar
          .filter(({ to }) => !isExternal(to))
          .map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
      </ul>
    </>
  )
  return (
    <Columns>
      <PageHeading title={texts['notFound.title']} above={drawing}>
        <p>{texts['notFound.description']}</p>
        <p>{texts['notFound.contact']}</p>
        <ul className="actions">
          <li>
            <Link to={site.tagsPath ?? site.locale.base} data-action="search" aria-haspopup="dialog" onClick={search}>
              {texts['search.placeholder']}
            </Link>
          </li>
          <li>
            <Link to={site.locale.base}>{texts['notFound.home']}</Link>
          </li>
        </ul>
      </PageHeading>
      <section className={`${ruled.ruled} ${classes.near}`}>
        {loaded !== null && <loaded.OtherLocales site={site} />}
        {loaded === null ? begin : <loaded.NearPages site={site}>{begin}</loaded.NearPages>}
      </section>
      {others.map(({ lang, title, description, contact, home }) => (
        <section key={lang} className={ruled.ruled} lang={lang} dir="auto">
          <h2>{title}</h2>
          <p>{description}</p>
          <p>{contact}</p>
          <p>
            <Link to={site.locales.find((locale) => locale.lang === lang)?.base ?? site.locale.base}>{home}</Link>
          </p>
        </section>
      ))}
    </Columns>
  )
}

/** Opens the search with the words of the address. */
function search(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openSearchWith(toQuery(location.pathname))
}
