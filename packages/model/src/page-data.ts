/** An article compiled at build time. */
export type Article = {
  /** Finished HTML. Empty in the copy that a document embeds, where the DOM holds it. */
  readonly html: string
  /** Language of the text when it differs from the page's locale (an untranslated page), else null. */
  readonly lang: string | null
}

export type TocItem = { readonly id: string; readonly text: string; readonly level: 2 | 3 }
export type PageLink = { readonly label: string; readonly path: string }
export type TagLink = { readonly label: string; readonly path: string; readonly count: number }
export type TagGroup = { readonly letter: string; readonly tags: readonly TagLink[] }
export type Alternate = { readonly locale: string; readonly path: string }
export type Author = { readonly name: string; readonly title: string; readonly url: string }

/** A post as a list shows it. Dates are ISO days: `2021-08-05`. */
export type PostSummary = {
  readonly title: string
  readonly path: string
  readonly date: string
  readonly minutes: number
  readonly tags: readonly PageLink[]
  readonly authors: readonly Author[]
  /** The text up to the truncation mark, as HTML. */
  readonly excerpt: Article
  /** Whether the post goes on after the excerpt. */
  readonly truncated: boolean
}

/** `/blog`, `/blog/page/2`, …: previous is the newer page. */
export type Paging = {
  readonly page: number
  readonly pages: number
  readonly newer: string | null
  readonly older: string | null
}

/** What every page has. Paths are site paths with the locale, without the mount: `/zh-cn/docs/guide`. */
type PageBase = {
  readonly path: string
  readonly locale: string
  /** Plain text, without the site's name. */
  readonly title: string
  readonly description: string
  /** The same page in every locale that really has it, this one included. */
  readonly alternates: readonly Alternate[]
  /** Where the locale menu leads for each locale: the same page, or that locale's nearest. */
  readonly localeLinks: readonly Alternate[]
  /**
   * Site path of the address that search engines should show: the page's own, that of the original for an untranslated page, that
   * of the latest version for a page of another version. Null for pages that must not be indexed.
   */
  readonly canonical: string | null
  /** Site path of its picture for social networks; null where the site makes none. */
  readonly socialImage: string | null
}

/** What pages of the docs say about their version. */
type OfVersion = {
  readonly version: {
    readonly name: string
    readonly label: string
    /** Whether it is newer than the latest version, and so not released yet. */
    readonly isUpcoming: boolean
  }
  /**
   * Leads to the same page of the latest version, or to that version's main doc where it does not have the page. The label is that
   * of the version. Null on pages of the latest version.
   */
  readonly latest: PageLink | null
}

export type HomePage = PageBase & {
  readonly type: 'home'
  readonly article: Article
  readonly latestPost: PostSummary | null
}

export type PlainPage = PageBase & {
  readonly type: 'page'
  readonly article: Article
  readonly toc: readonly TocItem[]
  readonly editUrl: string | null
}

export type DocPage = PageBase &
  OfVersion & {
    readonly type: 'doc'
    readonly article: Article
    readonly toc: readonly TocItem[]
    readonly breadcrumbs: readonly { readonly label: string; readonly path: string | null }[]
    readonly previous: PageLink | null
    readonly next: PageLink | null
    readonly tags: readonly PageLink[]
    readonly editUrl: string | null
    /** ISO day of the last commit that changed the file; null where git does not tell. */
    readonly lastUpdated: string | null
    readonly sidebarId: string | null
    /** The same page in each version; the version's main doc where it does not have the page. */
    readonly versionLinks: readonly { readonly name: string; readonly label: string; readonly path: string }[]
    /** The packages that the page's samples use, each with its version: `my-package 2.3.1`. */
    readonly packages: readonly string[]
    /** Site path of the article as Markdown; null where there is none. */
    readonly markdownPath: string | null
  }

export type DocTagIndexPage = PageBase & OfVersion & { readonly type: 'docTagIndex'; readonly groups: readonly TagGroup[] }

export type PostTagIndexPage = PageBase & {
  readonly type: 'postTagIndex'
  readonly groups: readonly TagGroup[]
  readonly recent: readonly PageLink[]
}

export type DocTagPage = PageBase &
  OfVersion & {
    readonly type: 'docTag'
    readonly tag: string
    readonly docs: readonly { readonly title: string; readonly path: string; readonly description: string }[]
    readonly indexPath: string
  }

export type PostListPage = PageBase & {
  readonly type: 'postList'
  readonly posts: readonly PostSummary[]
  readonly paging: Paging
  readonly recent: readonly PageLink[]
}

export type PostTagPage = PageBase & {
  readonly type: 'postTag'
  readonly tag: string
  readonly count: number
  readonly posts: readonly PostSummary[]
  readonly paging: Paging
  readonly recent: readonly PageLink[]
  readonly indexPath: string
}

export type PostPage = PageBase & {
  readonly type: 'post'
  readonly article: Article
  readonly toc: readonly TocItem[]
  readonly date: string
  readonly minutes: number
  readonly authors: readonly Author[]
  readonly tags: readonly PageLink[]
  readonly newer: PageLink | null
  readonly older: PageLink | null
  readonly recent: readonly PageLink[]
  readonly editUrl: string | null
}

export type ArchivePage = PageBase & {
  readonly type: 'archive'
  readonly years: readonly {
    readonly year: string
    readonly posts: readonly { readonly title: string; readonly path: string; readonly date: string }[]
  }[]
  readonly recent: readonly PageLink[]
}

export type NotFoundPage = PageBase & { readonly type: 'notFound' }

/** One page, as the plan makes it, the document embeds it, the browser fetches it and the theme shows it. Plain JSON. */
export type PageData =
  | HomePage
  | PlainPage
  | DocPage
  | DocTagIndexPage
  | PostTagIndexPage
  | DocTagPage
  | PostListPage
  | PostTagPage
  | PostPage
  | ArchivePage
  | NotFoundPage

export type PageType = PageData['type']
export type PageOf<T extends PageType> = Extract<PageData, { type: T }>

/** What a page's data file holds: the page, and the URLs of what it shares with others. */
export type PagePayload = {
  readonly page: PageData
  readonly shared: SharedRefs
  /** Identifies the build of the runtime and the theme. A tab that runs another build loads the document instead. */
  readonly buildId: string
}

/** URLs, with the mount, of shared JSON files named by their content. */
export type SharedRefs = { readonly site: string; readonly sidebar: string | null }
