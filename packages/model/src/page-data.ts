/** An article compiled at build time. */
export type Article = {
  /** The finished HTML. Empty in the data that a document embeds, because the document itself contains it. */
  readonly html: string
  /** Language of the text if it differs from that of the page (an untranslated page); otherwise null. */
  readonly lang: string | null
}

/** A heading in a table of contents. `isCode`: it is nothing but a name in code. */
export type TocItem = { readonly id: string; readonly text: string; readonly level: 2 | 3; readonly isCode?: true }
// In these, `path` is a site path, `locale` the id of a locale, and the `url` of an author absolute or empty.
/** `lang` is the language of the label where it differs from that of the page. */
export type PageLink = { readonly label: string; readonly path: string; readonly lang?: string }
/** A post as the archive lists it. */
export type DatedLink = { readonly title: string; readonly path: string; readonly date: string; readonly lang?: string }
export type TagLink = { readonly label: string; readonly path: string; readonly count: number }
export type TagGroup = { readonly letter: string; readonly tags: readonly TagLink[] }
export type Alternate = { readonly locale: string; readonly path: string }
export type Author = { readonly name: string; readonly title: string; readonly url: string }

/** A post as lists show it. Dates are ISO days: `2021-08-05`. */
export type PostSummary = {
  readonly title: string
  readonly path: string
  readonly date: string
  readonly minutes: number
  readonly tags: readonly PageLink[]
  readonly authors: readonly Author[]
  /** The text up to the truncation mark, as HTML. */
  readonly excerpt: Article
  /** Whether the post continues after the excerpt. */
  readonly truncated: boolean
}

/** The place of a page in a list of posts that is split into pages. `newer` and `older` are the site paths of its neighbors. */
export type Paging = {
  readonly page: number
  readonly pages: number
  readonly newer: string | null
  readonly older: string | null
}

/** The properties of every page. Paths are site paths with the locale and without the mount: `/zh-cn/docs/guide`. */
type PageBase = {
  readonly path: string
  readonly locale: string
  /** Plain text, without the site's name. */
  readonly title: string
  readonly description: string
  /** The page in every locale that has a text of its own for it, this one included. Empty where this is the only one, or has none. */
  readonly alternates: readonly Alternate[]
  /** Where the locale menu leads for each locale: to the same page, or to the nearest page that the locale has. */
  readonly localeLinks: readonly Alternate[]
  /**
   * Site path of the address that search engines should show: for an untranslated page that of the original, for a page of an
   * older or upcoming version that of the latest version, otherwise the page's own. Null for pages that must not be indexed.
   */
  readonly canonical: string | null
  /** Site path of the page's picture for social networks; null if the site does not make pictures. */
  readonly socialImage: string | null
}

/** What a page of the docs knows about its version. */
type OfVersion = {
  readonly version: {
    readonly name: string
    readonly label: string
    /** Whether it is newer than the latest version, and so not released yet. */
    readonly isUpcoming: boolean
  }
  /**
   * Link to the same page of the latest version, or to its main doc if it does not have the page. The label is that of the
   * version. Null on pages of the latest version.
   */
  readonly latest: PageLink | null
}

export type HomePage = PageBase & {
  readonly type: 'home'
  readonly article: Article
  readonly latestPost: DatedLink | null
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
    readonly breadcrumbs: readonly (Omit<PageLink, 'path'> & { readonly path: string | null })[]
    readonly previous: PageLink | null
    readonly next: PageLink | null
    readonly tags: readonly PageLink[]
    readonly editUrl: string | null
    /** ISO day of the last commit that changed the file; null if git does not know. */
    readonly lastUpdated: string | null
    /** The same page in each version, or the version's main doc if it does not have the page. */
    readonly versionLinks: readonly { readonly name: string; readonly label: string; readonly path: string }[]
    /** The packages that the page's samples use, each with its version: `my-package 2.3.1`. */
    readonly packages: readonly string[]
  }

export type DocTagIndexPage = PageBase & OfVersion & { readonly type: 'docTagIndex'; readonly groups: readonly TagGroup[] }

export type PostTagIndexPage = PageBase & {
  readonly type: 'postTagIndex'
  readonly groups: readonly TagGroup[]
  readonly recent: readonly PageLink[]
}

export type TaggedDoc = {
  readonly title: string
  readonly path: string
  readonly description: string
  /** Language of title and description where it differs from that of the page. */
  readonly lang?: string
  /** Label of the sidebar that lists it; null if none does. */
  readonly section: string | null
}

export type DocTagPage = PageBase &
  OfVersion & {
    readonly type: 'docTag'
    readonly tag: string
    readonly docs: readonly TaggedDoc[]
    readonly indexPath: string
  }

/** A part of a list of posts. */
export type PostsPart = { readonly posts: readonly PostSummary[]; readonly paging: Paging; readonly recent: readonly PageLink[] }

export type PostListPage = PageBase & PostsPart & { readonly type: 'postList' }

export type PostTagPage = PageBase &
  PostsPart & { readonly type: 'postTag'; readonly tag: string; readonly count: number; readonly indexPath: string }

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
    readonly posts: readonly DatedLink[]
  }[]
  readonly recent: readonly PageLink[]
}

export type NotFoundPage = PageBase & { readonly type: 'notFound' }

/** The data of a page, which is planned, embedded in its document, fetched by the browser, and shown by the theme. Plain JSON. */
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

/** The content of a page's data file: the page, and the URLs of the data that it shares with other pages. */
export type PagePayload = {
  readonly page: PageData
  readonly shared: SharedRefs
  /** Identifies the build of the runtime and the theme. A tab that runs another build loads the page's document instead. */
  readonly buildId: string
}

/** URL paths, with the mount, of the JSON files that pages share. Their names contain a hash of their content. */
export type SharedRefs = { readonly site: string; readonly sidebar: string | null }
