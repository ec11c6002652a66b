import type { PageProps } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { PageHeading } from '../parts/PageHeading/PageHeading.tsx'
import { OtherVersion } from '../parts/PageNote/PageNote.tsx'
import ruled from '../parts/Ruled/Ruled.module.css'
import { TagList } from '../parts/TagList/TagList.tsx'
import classes from './TagIndexPage.module.css'

/** All tags of the docs or of the blog, grouped by first letter. */
export default function TagIndexPage({ page }: PageProps<'docTagIndex'> | PageProps<'postTagIndex'>): ReactElement {
  return (
    <>
      <PageHeading title={page.title}>
        <p>{page.description}</p>
      </PageHeading>
      {page.type === 'docTagIndex' && <OtherVersion version={page.version} latest={page.latest} />}
      <div className={`${ruled.list} ${classes.groups}`}>
        {page.groups.map(({ letter, tags }) => (
          <section key={letter} className={ruled.ruled}>
            <h2>{letter}</h2>
            <TagList tags={tags} label={letter} />
          </section>
        ))}
      </div>
    </>
  )
}
