import type { IslandValues, PageOf, PageType, Sidebar, SiteData } from '@pagewright/model'
import type { ComponentType, ReactNode } from 'react'
import type { AnyIslands } from './islands.ts'

/** The props of a page component. Without a type: a page of any type and what it shares with others, ready to be rendered. */
export type PageProps<T extends PageType = PageType> = {
  readonly page: PageOf<T>
  readonly site: SiteData
  readonly sidebar: Sidebar | null
}

/** A page with everything that is needed to render it. `Page` is the theme's component for its type. */
export type LoadedPage = PageProps & { readonly Page: ComponentType<PageProps> }

/** The props of the shell: what surrounds every page, such as header, footer and drawer. It stays mounted while pages change. */
export type ShellProps = PageProps & {
  /**
   * The styles that the theme has in the cascade layer `deferred`. A shell renders them between the header and everything else, so
   * that browsers paint the header while the rest of the document is on its way. A shell that leaves them out gets them in the head.
   */
  readonly deferredStyles: ReactNode
  /** The page in a `<div>`, or a spinner or an error box instead of it. */
  readonly children: ReactNode
}

/** The props of the error box, which is shown if a page cannot be loaded. It has to contain an element with the role `alert`. */
export type FailedProps = {
  readonly site: SiteData
  /** The message of the error. */
  readonly message: string
  /** URL of the page that could not be loaded, without a hash, for a link to its document. */
  readonly href: string
  /** Fetches the page again. */
  readonly retry: () => void
}

/** The look of a site. Each type of page has a component, which is a chunk of its own in the browser. */
export type Theme = {
  readonly shell: ComponentType<ShellProps>
  readonly pages: { readonly [T in PageType]: () => Promise<{ readonly default: ComponentType<PageProps<T>> }> }
  /** Shown after Retry in the error box, while the page is loaded. It has to contain an element with the role `status`. */
  readonly loading: ComponentType<{ readonly site: SiteData }>
  readonly failed: ComponentType<FailedProps>
  /** The module with the components that texts put into pages. It is loaded on a page that has one. */
  readonly islands?: () => Promise<{ readonly default: AnyIslands }>
  /**
   * Texts whose keys the messages of every locale need. Only the generator reads them, so leave them out of the browser's bundle:
   * `import.meta.env.SSR ? { messages } : {}`.
   */
  readonly messages?: Readonly<Record<string, string>>
  /** Whether the shell shows the announcement of the configuration. Only the generator reads it, to warn of one that nobody would see. */
  readonly announces?: boolean
  /** Called once in the browser after hydration, e.g. to add listeners for copy buttons and tabs in articles. */
  readonly start: () => void
}

/** Declares a theme. TypeScript reports a missing page type and a component with other props. */
export function defineTheme(theme: Theme): Theme {
  return theme
}

/** An island as a text has it. `prefix` sets the ids that its component asks React for apart from those of other islands of its page. */
export type IslandInput = {
  readonly name: string
  readonly values: IslandValues
  readonly hasText: boolean
  readonly prefix: string
  readonly site: SiteData
}

/** What the generator calls in Node.js. */
export type Renderer = {
  /** Renders a page to the HTML that the browser hydrates. */
  readonly renderApp: (input: PageProps) => Promise<string>
  /** Renders the component of an island, with an empty element for the text inside it. */
  readonly renderIsland: (input: IslandInput) => Promise<string>
  /** The names of the islands that the theme has. */
  readonly islandNames: () => Promise<readonly string[]>
  /** Texts whose keys the messages of every locale need. */
  readonly messages: Readonly<Record<string, string>>
  /** Whether the theme shows the announcement of the configuration; true if it does not say. */
  readonly announces: boolean
  /** The names of what the theme lacks to be one, such as `pages.home`; empty for a whole theme. */
  readonly lacks: readonly string[]
  /** The names of parts that the theme has and no theme can have, such as a misspelt `pages.hom`. */
  readonly unknownParts: readonly { readonly name: string; readonly hint: string | null }[]
  /** Rejects with a `ThemeMistake` where a part of the theme is of another kind than it has to be, such as an element for a component. */
  readonly checkParts: () => Promise<void>
}
