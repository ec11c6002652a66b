import {
  type ArchivePage,
  type DatedLink,
  formatMessage,
  joinPath,
  localize,
  type PageLink,
  type PostListPage,
  type PostPage,
  type PostSummary,
  type PostsPart,
  type PostTagIndexPage,
  type PostTagPage,
} from '@pagewright/model'
import type { PostEntry } from '../content/entry.ts'
import type { Content } from '../content/load-content.ts'
import { otherLang, pathOf } from './library.ts'
import { type ArticleSource, contentBase, generatedBase, type PlanContext, type Route, toEditUrl, toRoute, toToc } from './page-base.ts'
import { countTags, groupTags, tagLinks } from './plan-tags.ts'

type Blog = PlanContext & {
  readonly posts: readonly Content<PostEntry>[]
  readonly recent: readonly PageLink[]
  readonly pageSize: number
}

/** The blog of one locale: list, posts, tags, archive. */
export function planBlog(context: PlanContext): Route[] {
  const { site, library, locale } = context
  if (site.blog === undefined) return []
  const posts = library.posts(locale)
  const recent = posts.slice(0, site.blog.recentPosts).map((post) => linkTo(post, context))
  const blog: Blog = { ...context, posts, recent, pageSize: site.blog.pageSize }
  return [...planList(blog), ...posts.map((_, index) => planPost(blog, index)), ...planTags(blog), planArchive(blog)]
}

/** The summary of a post that lists show. */
function summarize(post: Content<PostEntry>, context: PlanContext): PostSummary {
  const { compiled } = post
  const { title, path, article } = contentBase(post, context)
  return { title, path, ...postDetails(post, context), excerpt: article, truncated: compiled.truncated }
}

function planList(blog: Blog): Route[] {
  const { locale, messages } = blog
  return paged(blog.posts, { path: joinPath(locale.base, 'blog'), blog }).map(({ path, articles, ...part }) => {
    const { page: number } = part.paging
    const title = number === 1 ? messages['blog.title'] : formatMessage(messages['blog.page'], { page: number })
    const description = numbered(messages['blog.description'], { number, messages })
    const base = generatedBase({ path, title, description }, blog)
    const page: PostListPage = { ...base, ...part, type: 'postList' }
    return toRoute(page, { articles })
  })
}

function planTags(blog: Blog): Route[] {
  const { site, locale, messages } = blog
  const indexPath = joinPath(locale.base, 'blog/tags')
  const tagged = blog.posts.map((post) => ({ post, tags: post.entry.tags }))
  const counted = countTags(tagged, { known: site.blog?.tags ?? {}, locale, path: indexPath })
  const links = counted.map(({ link }) => link)
  const index: PostTagIndexPage = {
    ...generatedBase({ path: indexPath, title: messages['blog.tags'], description: messages['blog.tagsDescription'] }, blog),
    type: 'postTagIndex',
    groups: groupTags(links, locale.lang),
    recent: blog.recent,
  }
  const pages = counted.flatMap(({ link, entries }) => {
    const posts = entries.map(({ post }) => post)
    const title = formatMessage(messages['blog.tag'], { tag: link.label })
    const description = formatMessage(messages['blog.tagDescription'], { tag: link.label })
    return paged(posts, { path: link.path, blog }).map(({ path, articles, ...part }) => {
      const { page: number } = part.paging
      const texts = { title: numbered(title, { number, messages }), description: numbered(description, { number, messages }) }
      const base = generatedBase({ path, ...texts }, blog)
      const page: PostTagPage = { ...base, ...part, type: 'postTag', tag: link.label, count: link.count, indexPath }
      return toRoute(page, { articles })
    })
  })
  return [toRoute(index), ...pages]
}

/** A text of the first page of a list; on the others with their number, because search engines want the texts of pages to differ. */
function numbered(text: string, { number, messages }: { number: number } & Pick<Blog, 'messages'>): string {
  return number === 1 ? text : `${text} · ${formatMessage(messages['blog.page'], { page: number })}`
}

function planPost(blog: Blog, index: number): Route {
  const { posts, recent } = blog
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
    editUrl: toEditUrl(post, blog),
  }
  return toRoute(page, { articles: [{ content: post, part: 'html' }] })
}

function planArchive(blog: Blog): Route {
  const { locale, messages, posts, recent } = blog
  const path = joinPath(locale.base, 'blog/archive')
  const years = [...new Set(posts.map(({ entry }) => entry.date.slice(0, 4)))]
  const page: ArchivePage = {
    ...generatedBase({ path, title: messages['blog.archive'], description: messages['blog.archiveDescription'] }, blog),
    type: 'archive',
    years: years.map((year) => ({
      year,
      posts: posts.filter(({ entry }) => entry.date.startsWith(year)).map((post) => toDatedLink(post, blog)),
    })),
    recent,
  }
  return toRoute(page)
}

/** A page of a list, and where the excerpts of its posts come from. */
type Part = PostsPart & { readonly path: string; readonly articles: readonly ArticleSource[] }

/** Cuts a list of posts into pages: the first at the path itself, the others at `path/page/2`, … */
function paged(list: readonly Content<PostEntry>[], { path, blog }: { path: string; blog: Blog }): Part[] {
  const { pageSize: size, recent } = blog
  const pages = Math.max(1, Math.ceil(list.length / size))
  const pathOfPage = (page: number): string | null => (page < 1 || page > pages ? null : page === 1 ? path : `${path}/page/${page}`)
  return Array.from({ length: pages }, (_, index) => {
    const items = list.slice(index * size, (index + 1) * size)
    return {
      path: pathOfPage(index + 1) as string,
      posts: items.map((post) => summarize(post, blog)),
      paging: { page: index + 1, pages, newer: pathOfPage(index), older: pathOfPage(index + 2) },
      recent,
      articles: items.map((content) => ({ content, part: 'excerpt' as const })),
    }
  })
}

function linkTo({ entry }: Content<PostEntry>, context: PlanContext): PageLink {
  return { label: entry.title, path: pathOf(entry, context), ...otherLang(entry, context) }
}

/** A link to a post with its day. */
export function toDatedLink({ entry }: Content<PostEntry>, context: PlanContext): DatedLink {
  return { title: entry.title, path: pathOf(entry, context), date: entry.date, ...otherLang(entry, context) }
}

/** What lists and the post's own page say of a post. A name that is not among the configured authors is left out; the checks report it. */
function postDetails(
  { entry, compiled }: Content<PostEntry>,
  { site, locale }: PlanContext,
): Pick<PostSummary, 'date' | 'minutes' | 'tags' | 'authors'> {
  const { tags = {}, authors = {} } = site.blog ?? {}
  return {
    date: entry.date,
    minutes: compiled.minutes,
    tags: tagLinks(entry.tags, { known: tags, locale, path: joinPath(locale.base, 'blog/tags') }),
    authors: entry.authors
      .flatMap((name) => (Object.hasOwn(authors, name) ? (authors[name] ?? []) : []))
      .map(({ name, title, url = '' }) => ({ name: localize(name, locale.id), title: localize(title, locale.id), url })),
  }
}
