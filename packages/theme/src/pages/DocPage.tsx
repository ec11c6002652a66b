import { Article, type PageProps } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../messages/use-texts.ts'
import { Breadcrumbs } from '../parts/Breadcrumbs/Breadcrumbs.tsx'
import { Columns } from '../parts/Columns/Columns.tsx'
import { DocFoot } from '../parts/DocFoot/DocFoot.tsx'
import { PageActions } from '../parts/PageActions/PageActions.tsx'
import { PageHeading } from '../parts/PageHeading/PageHeading.tsx'
import { OtherVersion, Untranslated } from '../parts/PageNote/PageNote.tsx'
import { Pager } from '../parts/Pager/Pager.tsx'
import classes from '../parts/PageTop/PageTop.module.css'
import { Toc, TocBar } from '../parts/Toc/Toc.tsx'
import { VersionMenu } from '../parts/VersionMenu/VersionMenu.tsx'

/** A page of the docs. */
export default function DocPage({ page }: PageProps<'doc'>): ReactElement {
  const texts = useTexts()
  const { article, toc, breadcrumbs, version, versionLinks, previous, next } = page
  return (
    <Columns
      beside={
        <>
          <Toc items={toc} lang={article.lang} />
          <PageActions path={page.path} />
        </>
      }
      after={
        <Pager
          label={texts['pager.label']}
          back={{ link: previous, label: texts['pager.previous'] }}
          on={{ link: next, label: texts['pager.next'] }}
        />
      }
    >
      <article>
        <TocBar items={toc} lang={article.lang} />
        <PageHeading
          title={page.title}
          lang={article.lang ?? undefined}
          above={
            <div className={classes.pageTop} data-print="none" data-whole="">
              <Breadcrumbs items={breadcrumbs} />
              <VersionMenu current={version} links={versionLinks} />
            </div>
          }
        />
        <OtherVersion version={version} latest={page.latest} />
        <Untranslated lang={article.lang} />
        <Article className="prose" article={article} />
        <DocFoot path={page.path} tags={page.tags} editUrl={page.editUrl} lastUpdated={page.lastUpdated} packages={page.packages} />
      </article>
    </Columns>
  )
}
