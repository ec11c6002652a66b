import { Article, type PageProps } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { BaseBanner } from '../parts/BaseBanner/BaseBanner.tsx'
import { Columns } from '../parts/Columns/Columns.tsx'
import { Untranslated } from '../parts/PageNote/PageNote.tsx'

/** The home page: the article alone. */
export default function HomePage({ page, site }: PageProps<'home'>): ReactElement {
  return (
    <Columns>
      <Untranslated lang={page.article.lang} />
      <Article className="prose" article={page.article} />
      <BaseBanner site={site} path={page.path} />
    </Columns>
  )
}
