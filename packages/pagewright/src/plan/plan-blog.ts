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
import { contentBase, generatedBase, openArticle, type PlanContext, toEditUrl, toToc } from './page-base.ts'
import { countTags, groupTags } from './plan-tags.ts'
import type { ArticleSource, Route } from './route.ts'

type Blog = {
  readonly locale: Locale
  readonly context: PlanContext
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
  return [...planList(blog), ...posts.map((post, index) => planPost(post, { blog, index })), ...planTags(blog), planArchive(blog)]
}

/** A post as lists show it. */
export function summarize(post: Content<PostEntry>, { locale, context }: { locale: Locale; context: PlanContext }): PostSummary {
  const { entry, compiled } = post
  return {
    title: entry.title,
    path: pathOf(entry, { locale, site: context.site }),
    date: entry.date,
    minutes: compiled.minutes,
    tags: tagLinks(entry, { locale, context }),
    authors: authorsOf(entry, { locale, context }),
    excerpt: openArticle(post, { locale, site: context.site }),
    truncated: compiled.truncated,
  }
}

function planList(blog: Blog): Route[] {
  const { locale, messages } = blog
  const path = joinPath(locale.base, 'blog')
  return paged(blog.posts, { path, size: blog.pageSize }).map(({ items, paging, path: at }) => {
    const number = paging.page
    const page: PostListPage = {
      ...generatedBase(
        {
          path: at,
          title: number === 1 ? messages['blog.title'] : formatMessage(messages['blog.page'], { page: number }),
          description: messages['blog.description'],
          locale,
        },
        blog.context,
      ),
      type: 'postList',
      posts: items.map((post) => summarize(post, blog)),
      paging,
      recent: blog.recent,
    }
    return { path: at, page, articles: excerptsOf(items), sidebarKey: null, file: null }
  })
}

function planTags(blog: Blog): Route[] {
  const { locale, messages, context } = blog
  const indexPath = joinPath(locale.base, 'blog/tags')
  const tagged = blog.posts.map((post) => ({ post, tags: post.entry.tags }))
  const counted = countTags(tagged, { known: context.site.blog?.tags ?? {}, locale, pathTo: (tag) => `${indexPath}/${tag}` })
  const index: PostTagIndexPage = {
    ...generatedBase({ path: indexPath, title: messages['blog.tags'], description: messages['blog.tagsDescription'], locale }, context),
    type: 'postTagIndex',
    groups: groupTags(
      counted.map(({ link }) => link),
      locale.lang,
    ),
    recent: blog.recent,
  }
  const pages = counted.flatMap(({ link, entries }) =>
    paged(
      entries.map(({ post }) => post),
      { path: link.path, size: blog.pageSize },
    ).map(({ items, paging, path }): Route => {
      const tag = { tag: link.label }
      const page: PostTagPage = {
        ...generatedBase(
          {
            path,
            title: formatMessage(messages['blog.tag'], tag),
            description: formatMessage(messages['blog.tagDescription'], tag),
            locale,
          },
          context,
        ),
        type: 'postTag',
        tag: link.label,
        count: link.count,
        posts: items.map((post) => summarize(post, blog)),
        paging,
        recent: blog.recent,
        indexPath,
      }
      return { page, articles: excerptsOf(items), sidebarKey: null, file: null }
    }),
  )
  return [{ page: index, articles: [], sidebarKey: null, file: null }, ...pages]
}

function planPost(post: Content<PostEntry>, { blog, index }: { blog: Blog; index: number }): Route {
  const { locale, context, posts } = blog
  const neighbour = (at: number): PageLink | null => {
    const other = posts[at]
    return other === undefined ? null : linkTo(other, { locale, context })
  }
  const base = contentBase(post, { locale, context, pathIn: (other, where) => pathOf(other.entry, { locale: where, site: context.site }) })
  const page: PostPage = {
    ...base,
    type: 'post',
    article: openArticle(post, { locale, site: context.site }),
    toc: toToc(post),
    date: post.entry.date,
    minutes: post.compiled.minutes,
    authors: authorsOf(post.entry, { locale, context }),
    tags: tagLinks(post.entry, { locale, context }),
    newer: neighbour(index - 1),
    older: neighbour(index + 1),
    recent: blog.recent,
    editUrl: toEditUrl(post, context),
  }
  return { page, articles: [{ content: post, part: 'html' }], sidebarKey: null, file: post.entry.source.file }
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
  return { page, articles: [], sidebarKey: null, file: null }
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

type Where = { readonly locale: Locale; readonly context: PlanContext }

function linkTo({ entry }: Content<PostEntry>, { locale, context }: Where): PageLink {
  return { label: entry.title, path: pathOf(entry, { locale, site: context.site }) }
}

function tagLinks(entry: PostEntry, { locale, context }: Where): PageLink[] {
  const known = context.site.blog?.tags ?? {}
  return entry.tags
    .filter((tag) => Object.hasOwn(known, tag))
    .map((tag) => ({ label: localize(known[tag] ?? tag, locale.id), path: joinPath(locale.base, 'blog/tags', tag) }))
}

function authorsOf(entry: PostEntry, { locale, context }: Where): PostSummary['authors'] {
  const known = new Map(Object.entries(context.site.blog?.authors ?? {}))
  return entry.authors.flatMap((key) => {
    const author = known.get(key)
    return author === undefined
      ? []
      : [{ name: localize(author.name, locale.id), title: localize(author.title, locale.id), url: author.url ?? '' }]
  })
}
