/** What a folder of the content holds; the folder's name. */
export type ContentKind = 'docs' | 'blog' | 'pages'

/** One Markdown file, read and decoded. */
export type SourceFile = {
  /** Path relative to the site's root, with `/`: `content/en/docs/guide/index.md`. */
  readonly file: string
  readonly kind: ContentKind
  readonly locale: string
  /** Docs version; `current` for blog and pages. */
  readonly version: string
  /** Path below the kind's folder, with `/`: `guide/index.md`. */
  readonly name: string
  /** Content without a byte order mark, line ends as `\n`. */
  readonly text: string
  /** Hash of path and text. */
  readonly key: string
}

/** Sizes above this are a mistake: one page is one text. Bytes. */
export const largestSource = 1024 * 1024
