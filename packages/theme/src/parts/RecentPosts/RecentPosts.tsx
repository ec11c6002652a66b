import { Link, type PageLink, type SiteData } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import rail from '../Rail/Rail.module.css'

export type RecentPostsProps = { readonly site: SiteData; readonly posts: readonly PageLink[]; readonly path: string }

/** The newest posts, and links to all posts and tags. */
export function RecentPosts({ site, posts, path }: RecentPostsProps): ReactElement {
  const texts = useTexts()
  return (
    <nav className={rail.rail} aria-label={texts['blog.recent']}>
      <p>{texts['blog.recent']}</p>
      <ul>
        {posts.map((post) => (
          <li key={post.path} lang={post.lang}>
            <Entry link={post} path={path} />
          </li>
        ))}
      </ul>
      {site.blogPath !== null && (
        <ul>
          <li>
            <Entry link={{ path: `${site.blogPath}/archive`, label: texts['blog.archive'] }} path={path} />
          </li>
          <li>
            <Entry link={{ path: `${site.blogPath}/tags`, label: texts['tags.all'] }} path={path} />
          </li>
        </ul>
      )}
    </nav>
  )
}

function Entry({ link, path }: { readonly link: PageLink; readonly path: string }): ReactElement {
  return (
    <Link to={link.path} aria-current={link.path === path ? 'page' : undefined}>
      {link.label}
    </Link>
  )
}
