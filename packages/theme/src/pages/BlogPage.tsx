import type { PageProps } from '@pagewright/browser'
import type { ComponentType, ReactElement } from 'react'
import ArchivePage from './ArchivePage.tsx'
import PostListPage from './PostListPage.tsx'
import PostPage from './PostPage.tsx'
import PostTagPage from './PostTagPage.tsx'

type BlogType = 'postList' | 'postTag' | 'post' | 'archive'

const pages: { readonly [T in BlogType]: ComponentType<PageProps<T>> } = {
  postList: PostListPage,
  postTag: PostTagPage,
  post: PostPage,
  archive: ArchivePage,
}

/**
 * Any page of the blog. These pages are loaded together, because they share most of their code, which would otherwise be in the runtime.
 * They have one default export, because an import that failed is repeated by the URL of the module.
 */
export default function BlogPage<T extends BlogType>(props: PageProps<T>): ReactElement {
  const { type } = props.page as { readonly type: T }
  const Page: ComponentType<PageProps<T>> = pages[type]
  return <Page {...props} />
}
