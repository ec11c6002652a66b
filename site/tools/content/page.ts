import type { Root } from 'mdast'

/** The locales of the site that are complete. The tests of the texts read these alone. */
export const locales = ['en', 'zh-cn'] as const

export type Locale = (typeof locales)[number]

/** A parsed Markdown file of the content. */
export type Page = {
  readonly locale: Locale
  /** Path below the locale's folder, the same in every locale: `docs/guide/index.md`. */
  readonly file: string
  readonly text: string
  readonly root: Root
  readonly title: string
  readonly description: string
  readonly sidebarLabel: string | null
  readonly tags: readonly string[]
  /** The rest of the front matter, which has to be the same in every locale. */
  readonly facts: Readonly<Record<string, unknown>>
}
