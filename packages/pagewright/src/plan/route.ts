import type { PageData } from '@pagewright/model'
import type { Content } from '../content/load-content.ts'

/** Where the HTML of one of a page's articles comes from, in the order of `mapArticles`. */
export type ArticleSource = { readonly content: Content; readonly part: 'html' | 'excerpt' }

/** A page before it is rendered: its data without the HTML of its articles, and where that HTML comes from. */
export type Route = {
  readonly page: PageData
  readonly articles: readonly ArticleSource[]
  /** Key in `Plan.sidebars` of the sidebar that the page shows; null without one. */
  readonly sidebarKey: string | null
  /** The file, relative to the site's folder, that an author edits to change the page; null for a page that is made of several. */
  readonly file: string | null
}

/** Makes a route of a page; what is not given is null or empty. */
export function toRoute(page: PageData, given: Partial<Pick<Route, 'articles' | 'sidebarKey' | 'file'>> = {}): Route {
  return { page, articles: [], sidebarKey: null, file: null, ...given }
}
