import { Link, type PageProps } from '@pagewright/browser'
import type { MouseEvent, ReactElement } from 'react'
import { notFoundTexts } from '../messages/not-found-texts.ts'
import { useTexts } from '../messages/use-texts.ts'
import { Columns } from '../parts/Columns/Columns.tsx'
import { OtherLocales } from '../parts/OtherLocales/OtherLocales.tsx'
import { PageHeading } from '../parts/PageHeading/PageHeading.tsx'
import ruled from '../parts/Ruled/Ruled.module.css'

/** Shown for every unknown path, in the page's language first, then in the other: many hosts have only one such page. */
export default function NotFoundPage({ site }: PageProps<'notFound'>): ReactElement {
  const texts = useTexts()
  const others = Object.values(notFoundTexts).filter(({ lang }) => lang !== site.locale.lang)
  return (
    <Columns>
      <PageHeading title={texts['notFound.title']}>
        <p>{texts['notFound.description']}</p>
        <p>{texts['notFound.contact']}</p>
        <OtherLocales site={site} />
        <ul className="actions">
          <li>
            <Link to={site.docsTagsPath} data-action="search" aria-haspopup="dialog" onClick={openSearch}>
              {texts['search.placeholder']}
            </Link>
          </li>
          <li>
            <Link to={site.locale.base}>{texts['notFound.home']}</Link>
          </li>
        </ul>
      </PageHeading>
      {others.map(({ lang, title, description, contact }) => (
        <section key={lang} className={ruled.ruled} lang={lang}>
          <h2>{title}</h2>
          <p>{description}</p>
          <p>{contact}</p>
        </section>
      ))}
    </Columns>
  )
}

/** Passes the click on to the header's control, which holds the search. */
function openSearch(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  document.querySelector<HTMLElement>('header [data-action="search"]')?.click()
}
