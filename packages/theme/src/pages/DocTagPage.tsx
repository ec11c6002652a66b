import { Link, type PageProps, pluralMessage } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../messages/use-texts.ts'
import { PageHeading } from '../parts/PageHeading/PageHeading.tsx'
import { OtherVersion } from '../parts/PageNote/PageNote.tsx'
import ruled from '../parts/Ruled/Ruled.module.css'

/** The pages of the docs with a tag, each with its section, title and description. */
export default function DocTagPage({ page, site }: PageProps<'docTag'>): ReactElement {
  const texts = useTexts()
  return (
    <>
      <PageHeading title={page.title}>
        <p>
          {pluralMessage(texts, { key: 'docs.count', count: page.docs.length, lang: site.locale.lang })}
          {' · '}
          <Link to={page.indexPath}>{texts['tags.all']}</Link>
        </p>
      </PageHeading>
      <OtherVersion version={page.version} latest={page.latest} />
      <ul className={ruled.list}>
        {page.docs.map(({ title, path, description, section, lang }) => (
          <li key={path} className={ruled.ruled}>
            {section !== null && <small>{section}</small>}
            <h2 lang={lang}>
              <Link to={path}>{title}</Link>
            </h2>
            <p lang={lang}>{description}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
