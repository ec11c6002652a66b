import { Link, type PageLink, type SiteData } from 'pagewright/theme'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import rail from '../Rail/Rail.module.css'

export type RecentPostsProps = { readonly site: SiteData; readonly posts: readonly PageLink[]; readonly path: string }

/** The newest posts, and the ways to the others. */
export function RecentPosts({ site, posts, path }: RecentPostsProps): ReactElement {
  const texts = useTexts()
  return (
    <nav className={rail.rail} aria-label={texts['blog.recent']}>
      <p>{texts['blog.recent']}</p>
      <ul>
        {posts.map((post) => (
          <li key={post.path}>
            <Link to={post.path} aria-current={post.path === path ? 'page' : undefined}>
              {post.label}
            </Link>
          </li>
        ))}
      </ul>
      {site.blogPath !== null && (
        <ul>
          <li>
            <Link to={`${site.blogPath}/archive`}>{texts['blog.archiveLink']}</Link>
          </li>
          <li>
            <Link to={`${site.blogPath}/tags`}>{texts['blog.allTags']}</Link>
          </li>
        </ul>
      )}
    </nav>
  )
}
