import type { BuildOnlyMessageKey, RequiredMessageKey } from './message-keys.ts'

/** The messages of a locale, as plain text. `{name}` stands for a value. */
export type Messages = Readonly<Record<RequiredMessageKey, string>> & Readonly<Record<string, string>>

/** The messages of a locale that pages share, i.e. all but those that only the build reads. */
export type SharedMessages = Readonly<Record<Exclude<RequiredMessageKey, BuildOnlyMessageKey>, string>> & Readonly<Record<string, string>>

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
