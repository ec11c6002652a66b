import {
  type ArchivePage,
  formatMessage,
  joinPath,
  type Locale,
  localize,
  type Messages,
  type PageLink,
  type Paging,
  type PostListPage,
  type PostPage,
  type PostSummary,
  type PostTagIndexPage,
  type PostTagPage,
} from '@pagewright/model'
import type { PostEntry } from '../content/entry.ts'
import type { Content } from '../content/load-content.ts'
import { pathOf } from './library.ts'
import { contentBase, generatedBase, type PlanContext, toEditUrl, toToc } from './page-base.ts'
import { countTags, groupTags, tagLinks } from './plan-tags.ts'
import { type ArticleSource, type Route, toRoute } from './route.ts'

type Where = { readonly locale: Locale; readonly context: PlanContext }

type Blog = Where & {
  readonly messages: Messages
  readonly posts: readonly Content<PostEntry>[]
  readonly recent: readonly PageLink[]
  readonly pageSize: number
}

/** The blog of one locale: list, posts, tags, archive. */
export function planBlog(locale: Locale, context: PlanContext): Route[] {
  const { site, library } = context
  if (site.blog === undefined) return []
  const posts = library.posts(locale)
  const recent = posts.slice(0, site.blog.recentPosts).map((post) => linkTo(post, { locale, context }))
  const blog: Blog = { locale, context, posts, recent, messages: site.messages[locale.id] as Messages, pageSize: site.blog.pageSize }
  return [...planList(blog), ...posts.map((_, index) => planPost(blog, index)), ...planTags(blog), planArchive(blog)]
}

/** The summary of a post that lists show. */
export function summarize(post: Content<PostEntry>, where: Where): PostSummary {
  const { compiled } = post
  const { title, path, article } = contentBase(post, where)
  return { title, path, ...postDetails(post, where), excerpt: article, truncated: compiled.truncated }
}

function planList(blog: Blog): Route[] {
  const { locale, messages } = blog
  return paged(blog.posts, { path: joinPath(locale.base, 'blog'), size: blog.pageSize }).map(({ items, paging, path }) => {
    const title = paging.page === 1 ? messages['blog.title'] : formatMessage(messages['blog.page'], { page: paging.page })
    const page: PostListPage = {
      ...generatedBase({ path, title, description: messages['blog.description'], locale }, blog.context),
      type: 'postList',
      posts: items.map((post) => summarize(post, blog)),
      paging,
      recent: blog.recent,
    }
    return toRoute(page, { articles: excerptsOf(items) })
  })
}

function planTags(blog: Blog): Route[] {
  const { locale, messages, context } = blog
  const indexPath = joinPath(locale.base, 'blog/tags')
  const tagged = blog.posts.map((post) => ({ post, tags: post.entry.tags }))
  const counted = countTags(tagged, { known: context.site.blog?.tags ?? {}, locale, path: indexPath })
  const index: PostTagIndexPage = {
    ...generatedBase({ path: indexPath, title: messages['blog.tags'], description: messages['blog.tagsDescription'], locale }, context),
    type: 'postTagIndex',
    groups: groupTags(
      counted.map(({ link }) => link),
      locale.lang,
    ),
    recent: blog.recent,
  }
  const pages = counted.flatMap(({ link, entries }) => {
    const posts = entries.map(({ post }) => post)
    const title = formatMessage(messages['blog.tag'], { tag: link.label })
    const description = formatMessage(messages['blog.tagDescription'], { tag: link.label })
    return paged(posts, { path: link.path, size: blog.pageSize }).map(({ items, paging, path }) => {
      const page: PostTagPage = {
        ...generatedBase({ path, title, description, locale }, context),
        type: 'postTag',
        tag: link.label,
        count: link.count,
        posts: items.map((post) => summarize(post, blog)),
        paging,
        recent: blog.recent,
        indexPath,
      }
      return toRoute(page, { articles: excerptsOf(items) })
    })
  })
  return [toRoute(index), ...pages]
}

function planPost(blog: Blog, index: number): Route {
  const { posts, recent, context } = blog
  const post = posts[index] as Content<PostEntry>
  const linkAt = (at: number): PageLink | null => (posts[at] === undefined ? null : linkTo(posts[at], blog))
  const page: PostPage = {
    ...contentBase(post, blog),
    ...postDetails(post, blog),
    type: 'post',
    toc: toToc(post),
    newer: linkAt(index - 1),
    older: linkAt(index + 1),
    recent,
    editUrl: toEditUrl(post, context),
  }
  return toRoute(page, { articles: [{ content: post, part: 'html' }], file: post.entry.source.file })
}

function planArchive({ locale, context, messages, posts, recent }: Blog): Route {
  const path = joinPath(locale.base, 'blog/archive')
  const years = [...new Set(posts.map(({ entry }) => entry.date.slice(0, 4)))]
  const page: ArchivePage = {
    ...generatedBase({ path, title: messages['blog.archive'], description: messages['blog.archiveDescription'], locale }, context),
    type: 'archive',
    years: years.map((year) => ({
      year,
      posts: posts
        .filter(({ entry }) => entry.date.startsWith(year))
        .map(({ entry }) => ({ title: entry.title, path: pathOf(entry, { locale, site: context.site }), date: entry.date })),
    })),
    recent,
  }
  return toRoute(page)
}

/** Cuts a list into pages: the first at the path itself, the others at `path/page/2`, … */
function paged<T>(
  items: readonly T[],
  { path, size }: { path: string; size: number },
): { items: readonly T[]; paging: Paging; path: string }[] {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const pathOfPage = (page: number): string | null => (page < 1 || page > pages ? null : page === 1 ? path : `${path}/page/${page}`)
  return Array.from({ length: pages }, (_, index) => ({
    items: items.slice(index * size, (index + 1) * size),
    paging: { page: index + 1, pages, newer: pathOfPage(index), older: pathOfPage(index + 2) },
    path: pathOfPage(index + 1) as string,
  }))
}

function excerptsOf(posts: readonly Content[]): ArticleSource[] {
  return posts.map((content) => ({ content, part: 'excerpt' }))
}

function linkTo({ entry }: Content<PostEntry>, { locale, context }: Where): PageLink {
  return { label: entry.title, path: pathOf(entry, { locale, site: context.site }) }
}

/** What lists and the post's own page say of a post. A name that is not among the configured authors is left out; the checks report it. */
function postDetails(
  { entry, compiled }: Content<PostEntry>,
  { locale, context }: Where,
): Pick<PostSummary, 'date' | 'minutes' | 'tags' | 'authors'> {
  const { tags = {}, authors = {} } = context.site.blog ?? {}
  return {
    date: entry.date,
    minutes: compiled.minutes,
    tags: tagLinks(entry.tags, { known: tags, locale, path: joinPath(locale.base, 'blog/tags') }),
    authors: entry.authors
      .flatMap((name) => (Object.hasOwn(authors, name) ? (authors[name] ?? []) : []))
      .map(({ name, title, url = '' }) => ({ name: localize(name, locale.id), title: localize(title, locale.id), url })),
  }
}
