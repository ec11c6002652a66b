import { Link, type PageProps, pluralMessage } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../messages/use-texts.ts'
import { Columns } from '../parts/Columns/Columns.tsx'
import { PageHeading } from '../parts/PageHeading/PageHeading.tsx'
import { Paging } from '../parts/Paging/Paging.tsx'
import { PostCard } from '../parts/PostCard/PostCard.tsx'

/** The posts with a tag, newest first. */
export default function PostTagPage({ page, site }: PageProps<'postTag'>): ReactElement {
  const texts = useTexts()
  return (
    <Columns>
      <PageHeading title={page.title}>
        <p>
          {pluralMessage(texts, { key: 'posts.count', count: page.count, lang: site.locale.lang })}
          {' · '}
          <Link to={page.indexPath}>{texts['tags.all']}</Link>
        </p>
      </PageHeading>
      {page.posts.map((post) => (
        <PostCard key={post.path} post={post} />
      ))}
      <Paging paging={page.paging} />
    </Columns>
  )
}
