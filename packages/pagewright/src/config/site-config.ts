import type { Analytics, LocalizedText, Messages, Rules } from '@pagewright/model'

/** A link of the navigation bar or the footer. */
export type NavLinkConfig = {
  readonly label: LocalizedText
  /** Site path without the locale (`/docs/guide`), or an absolute URL. */
  readonly to: string
  /** Path prefixes, without the locale, of the section the link stands for; the first is used when none is given. */
  readonly section?: string
}

/** A sidebar entry: a doc's id (`guide/http-server`), or a group. */
export type SidebarEntryConfig =
  | string
  | {
      readonly label: LocalizedText
      /** Id of the doc that the group's label leads to. */
      readonly doc?: string
      readonly items: readonly SidebarEntryConfig[]
    }

export type SidebarConfig = { readonly label: LocalizedText; readonly items: readonly SidebarEntryConfig[] }

export type TagConfig = LocalizedText

export type AuthorConfig = { readonly name: LocalizedText; readonly title?: LocalizedText; readonly url?: string }

/** What `site.config.ts` exports by default. Paths of files are relative to the site's root. */
export type SiteConfig = {
  readonly title: string
  readonly tagline: LocalizedText
  /** Origin of the published site: `https://farrowjs.com`. */
  readonly url: string
  /** URL path the site is mounted under; `--base` and `BASE_URL` win. Default `/`. */
  readonly base?: string
  readonly locales: readonly { readonly id: string; readonly lang: string; readonly label: string }[]
  /** Its pages lie at the root; default: the first locale. */
  readonly defaultLocale?: string
  /** Module that exports the theme by default. Default `theme/index.ts`. */
  readonly theme?: string
  readonly messages: Readonly<Record<string, Messages>>
  readonly navbar?: readonly NavLinkConfig[]
  readonly footer?: readonly { readonly title: LocalizedText; readonly links: readonly NavLinkConfig[] }[]
  readonly copyright?: string
  readonly repository?: {
    readonly url: string
    /** URL that a file's path relative to the site's root is appended to; no edit links without it. */
    readonly edit?: string
  }
  readonly docs?: {
    /** Id of the doc that a version leads to. Default: the first of the first sidebar. */
    readonly mainDoc?: string
    /** Label of the version in the content folder. Default `Next`. */
    readonly currentLabel?: string
    /** Tag slug to label; a tag that is not here is a problem. */
    readonly tags?: Readonly<Record<string, TagConfig>>
    readonly sidebars: Readonly<Record<string, SidebarConfig>>
  }
  readonly blog?: {
    readonly pageSize?: number
    readonly recentPosts?: number
    readonly tags?: Readonly<Record<string, TagConfig>>
    readonly authors?: Readonly<Record<string, AuthorConfig>>
  }
  /** What `:value[name]` in a text stands for. A docs page's `packages` are shown with the value of each name, their version. */
  readonly values?: Readonly<Record<string, string>>
  readonly analytics?: Analytics
  /** Whether each page gets a picture for social networks. */
  readonly social?: { readonly images?: boolean }
  /** Whether pages once read are there without a network. A site that was it and is no more says `false`: readers' browsers then forget it. */
  readonly offline?: boolean
  /** From a site path without locale to another; made for every locale. */
  readonly redirects?: readonly { readonly from: string; readonly to: string }[]
  /**
   * Severities of problems by their code, where the site wants others: `{ 'page-in-no-sidebar': 'error' }`; `off` leaves a kind out.
   * The table with all codes says which can be changed.
   */
  readonly rules?: Rules
  readonly deploy?: { readonly remote?: string; readonly branch?: string }
}
