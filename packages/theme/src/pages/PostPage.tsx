import { Article, type PageProps } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../messages/use-texts.ts'
import { Columns } from '../parts/Columns/Columns.tsx'
import { DocFoot } from '../parts/DocFoot/DocFoot.tsx'
import { PageHeading } from '../parts/PageHeading/PageHeading.tsx'
import { Untranslated } from '../parts/PageNote/PageNote.tsx'
import { Pager } from '../parts/Pager/Pager.tsx'
import { PostMeta } from '../parts/PostMeta/PostMeta.tsx'
import { Toc, TocBar } from '../parts/Toc/Toc.tsx'

/** A post of the blog. */
export default function PostPage({ page }: PageProps<'post'>): ReactElement {
  const texts = useTexts()
  const { article, toc, newer, older } = page
  return (
    <Columns
      beside={<Toc items={toc} lang={article.lang} />}
      after={
        <Pager
          label={texts['blog.pager']}
          back={{ link: newer, label: texts['blog.newer'] }}
          on={{ link: older, label: texts['blog.older'] }}
        />
      }
    >
      <article>
        <TocBar items={toc} lang={article.lang} />
        <PageHeading title={page.title} lang={article.lang ?? undefined}>
          <PostMeta date={page.date} minutes={page.minutes} authors={page.authors} />
        </PageHeading>
        <Untranslated lang={article.lang} />
        <Article className="prose" article={article} />
        <DocFoot tags={page.tags} editUrl={page.editUrl} />
      </article>
    </Columns>
  )
}
