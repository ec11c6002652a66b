import { Link, type PageProps, pluralMessage } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../messages/use-texts.ts'
import { Columns } from '../parts/Columns/Columns.tsx'
import { LongDate } from '../parts/LongDate/LongDate.tsx'
import { PageHeading } from '../parts/PageHeading/PageHeading.tsx'
import ruled from '../parts/Ruled/Ruled.module.css'
import classes from './ArchivePage.module.css'

/** Every post by year, the newest year first. */
export default function ArchivePage({ page, site }: PageProps<'archive'>): ReactElement {
  const texts = useTexts()
  return (
    <Columns>
      <PageHeading title={page.title}>
        <p>{page.description}</p>
      </PageHeading>
      {page.years.map(({ year, posts }) => (
        <section key={year} className={ruled.ruled}>
          <h2>
            {year}{' '}
            <span className={classes.count}>
              {pluralMessage(texts, { key: 'archive.posts', count: posts.length, lang: site.locale.lang })}
            </span>
          </h2>
          <ul className={classes.posts}>
            {posts.map(({ title, path, date, lang }) => (
              <li key={path}>
                <LongDate day={date} />
                <Link to={path} lang={lang}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Columns>
  )
}
