import { Article, type PageProps } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { Columns } from '../parts/Columns/Columns.tsx'
import { DocFoot } from '../parts/DocFoot/DocFoot.tsx'
import { PageHeading } from '../parts/PageHeading/PageHeading.tsx'
import { Untranslated } from '../parts/PageNote/PageNote.tsx'
import { Toc, TocBar } from '../parts/Toc/Toc.tsx'

/** A page made of Markdown alone. */
export default function PlainPage({ page }: PageProps<'page'>): ReactElement {
  const { article, toc, editUrl } = page
  return (
    <Columns beside={<Toc items={toc} lang={article.lang} />}>
      <article>
        <TocBar items={toc} lang={article.lang} />
        <PageHeading title={page.title} lang={article.lang ?? undefined} />
        <Untranslated lang={article.lang} />
        <Article className="prose" article={article} />
        <DocFoot editUrl={editUrl} />
      </article>
    </Columns>
  )
}
