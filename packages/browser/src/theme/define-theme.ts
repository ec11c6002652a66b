import type { PageData, PageOf, PageType, Sidebar, SiteData } from '@pagewright/model'
import type { ComponentType, ReactNode } from 'react'

/** What a page component gets: everything, as props. */
export type PageProps<T extends PageType> = {
  readonly page: PageOf<T>
  readonly site: SiteData
  readonly sidebar: Sidebar | null
}

/** What surrounds every page: header, footer, drawer. It stays mounted while pages change. */
export type ShellProps = {
  readonly page: PageData
  readonly site: SiteData
  readonly sidebar: Sidebar | null
  /**
   * What the theme's style sheet has in the layer `later`. Standing between the header and all else, it lets browsers paint the
   * header while the rest of a document is on its way. A shell may leave it out: then that layer is in the head, too.
   */
  readonly laterStyles: ReactNode
  /** The page, in a `<div>`, or the spinner or the error box in its place. */
  readonly children: ReactNode
}

/** The error box: shown when a page could not be loaded. It holds an element with role `alert`. */
export type FailedProps = {
  readonly site: SiteData
  /** The error's own message. */
  readonly message: string
  /** URL of the page that failed, without a hash, for a plain link to its document. */
  readonly href: string
  /** Fetches again, for real. */
  readonly retry: () => void
}

/** A site's look: one component for each type of page, each a chunk of its own in the browser. */
export type Theme = {
  readonly shell: ComponentType<ShellProps>
  readonly pages: { readonly [T in PageType]: () => Promise<{ readonly default: ComponentType<PageProps<T>> }> }
  /** Shown when nothing can stay on screen while a page loads; it holds an element with role `status`. */
  readonly loading: ComponentType<{ readonly site: SiteData }>
  readonly failed: ComponentType<FailedProps>
  /** Called once in the browser after hydration, for listeners on articles (copy, tabs). */
  readonly start: () => void
}

/** Declares a theme. A missing page type or a component with other props does not compile. */
export function defineTheme(theme: Theme): Theme {
  return theme
}

/** A page with what it shares, ready to render. */
export type RenderInput = { readonly page: PageData; readonly site: SiteData; readonly sidebar: Sidebar | null }
