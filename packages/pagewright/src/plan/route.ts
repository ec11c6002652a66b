import type { PageData } from '@pagewright/model'
import type { Content } from '../content/load-content.ts'

/** Where the HTML of one of a page's articles comes from, in the order of `mapArticles`. */
export type ArticleSource = { readonly content: Content; readonly part: 'html' | 'excerpt' }

/** A page to be: its data without the articles' HTML, and where that comes from. */
export type Route = {
  readonly page: PageData
  readonly articles: readonly ArticleSource[]
  /** Key of the sidebar that it shows, in `Plan.sidebars`; null without one. */
  readonly sidebarKey: string | null
  /** The file that an author edits for this page; null for pages made of many. */
  readonly file: string | null
}
