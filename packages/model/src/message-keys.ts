// These lists have a file of their own, because a bundler keeps an array with a spread in it if anything else in its file is used.

/** Keys of texts that only the build reads: it writes them into pages, so the data that a browser loads does not have them. */
export const buildOnlyMessageKeys = [
  'admonition.note',
  'admonition.tip',
  'admonition.info',
  'admonition.important',
  'admonition.warning',
  'admonition.caution',
  'admonition.danger',
  'code.error',
  'code.fold',
  'code.output',
  'footnotes.title',
  'footnotes.back',
  'heading.anchor',
  'table.region',
  'doc.step',
  'blog.description',
  'blog.page',
  'blog.archiveDescription',
  'blog.tagsDescription',
  'blog.tag',
  'blog.tagDescription',
  'docs.tagsDescription',
  'docs.tag',
  'docs.tagDescription',
  'search.otherPages',
  'translation.behind',
  'translation.original',
  'translation.missing',
] as const

/** Keys of the texts that the generator itself needs. The messages of every locale must have at least these. */
export const requiredMessageKeys = [
  ...buildOnlyMessageKeys,
  'code.copy',
  'tabs.label',
  'install.label',
  'blog.title',
  'blog.archive',
  'blog.tags',
  'docs.tags',
  'notFound.title',
  'notFound.description',
  'loading',
] as const

export type RequiredMessageKey = (typeof requiredMessageKeys)[number]
export type BuildOnlyMessageKey = (typeof buildOnlyMessageKeys)[number]
