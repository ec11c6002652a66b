import type { Locale } from './locale.ts'
import type { SharedMessages } from './messages.ts'

/** A link in the navigation bar or the footer, in one locale. */
export type NavLink = {
  readonly label: string
  /** Site path, or an absolute URL of another site. */
  readonly to: string
  /** Site path prefix of the section that the link stands for; null for links to other sites. */
  readonly section: string | null
  /**
   * For a link to a page of docs with several versions: its target in each version, by the version's name. That is the version's
   * main doc if it does not have the page. Null for every other link.
   */
  readonly inVersions: Readonly<Record<string, string>> | null
}

export type FooterGroup = { readonly title: string; readonly links: readonly NavLink[] }

/** The data that all pages of a locale share. Plain JSON; the theme gets it as `site`. */
export type SiteData = {
  readonly title: string
  readonly tagline: string
  /** Origin of the published site without a final slash: `https://example.com`. */
  readonly url: string
  /** URL path that the site is mounted under, with slashes at both ends: `/` or `/x/`. */
  readonly mount: string
  readonly locale: Locale
  readonly locales: readonly Locale[]
  readonly navbar: readonly NavLink[]
  readonly footer: readonly FooterGroup[]
  readonly copyright: string
  /** URL of the source repository; null if the configuration has none. */
  readonly repository: string | null
  /** Assistants that a docs page can be opened in, if there are any. `{page}` stands for the encoded URL of the page as Markdown. */
  readonly assistants?: readonly { readonly label: string; readonly to: string }[] | undefined
  /** News for every page, if there are any. */
  readonly announcement?: Announcement | undefined
  /** Names of the docs' versions. */
  readonly versions: readonly string[]
  /** Site path of the list of posts; null if the site has no blog. */
  readonly blogPath: string | null
  /** Site path of the index of the docs' tags, or else of the blog's, if the site has either. */
  readonly tagsPath?: string | undefined
  /** Site path of the page about releases, if there is one. */
  readonly releasesPath?: string | undefined
  /** For `<meta name="generator">`: name and version. */
  readonly generator: string
  /** URL path, with the mount, of the service worker that the runtime registers; null if the site has none. */
  readonly serviceWorker: string | null
  /** The theme's messages for this locale: plain JSON, typed by the theme. */
  readonly messages: SharedMessages
}

/**
 * News for every page. A theme marks the element with `data-announcement` and the button that closes it with
 * `data-close-announcement`; the starter makes the button work, and hides the element before the first paint where it has been closed.
 */
export type Announcement = {
  readonly text: string
  /** Site path or absolute URL that the text leads to. */
  readonly to: string | null
}
