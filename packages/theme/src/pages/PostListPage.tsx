import type { PageProps } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { Columns } from '../parts/Columns/Columns.tsx'
import { PageHeading } from '../parts/PageHeading/PageHeading.tsx'
import { Paging } from '../parts/Paging/Paging.tsx'
import { PostCard } from '../parts/PostCard/PostCard.tsx'

/** The blog, newest posts first. */
export default function PostListPage({ page }: PageProps<'postList'>): ReactElement {
  return (
    <Columns>
      <PageHeading title={page.title}>{page.paging.page === 1 && <p>{page.description}</p>}</PageHeading>
      {page.posts.map((post) => (
        <PostCard key={post.path} post={post} />
      ))}
      <Paging paging={page.paging} />
    </Columns>
  )
}
