// The pages of the blog. They are loaded together, because they share most of their code, which would otherwise be in the runtime.
export { default as ArchivePage } from './ArchivePage.tsx'
export { default as PostListPage } from './PostListPage.tsx'
export { default as PostPage } from './PostPage.tsx'
export { default as PostTagPage } from './PostTagPage.tsx'
