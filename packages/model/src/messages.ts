/** Keys of texts that only the build reads: it writes them into pages, so the data that a browser loads does not have them. */
export const buildMessageKeys = [
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
export const generatorMessageKeys = [
  ...buildMessageKeys,
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

export type GeneratorMessageKey = (typeof generatorMessageKeys)[number]
type BuildMessageKey = (typeof buildMessageKeys)[number]

/** The messages of a locale, as plain text. `{name}` stands for a value. */
export type Messages = Readonly<Record<GeneratorMessageKey, string>> & Readonly<Record<string, string>>

/** The messages of a locale that pages share, i.e. all but those that only the build reads. */
export type SharedMessages = Readonly<Record<Exclude<GeneratorMessageKey, BuildMessageKey>, string>> & Readonly<Record<string, string>>

/** Inserts values into a message: `('Page {page}', { page: 2 })` gives `Page 2`. A name without a value is left unchanged. */
export function formatMessage(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

/**
 * Chooses the plural form of a message for a count, and inserts the count for `{count}` as the language writes numbers. The forms
 * have keys such as `posts.one` and `posts.other` (CLDR categories). Falls back to `other`, and then to the key itself.
 */
export function pluralMessage(messages: Readonly<Record<string, string>>, options: { key: string; count: number; lang: string }): string {
  const { key, count, lang } = options
  const category = new Intl.PluralRules(lang).select(count)
  const text = messages[`${key}.${category}`] ?? messages[`${key}.other`] ?? key
  return formatMessage(text, { count: new Intl.NumberFormat(lang).format(count) })
}
