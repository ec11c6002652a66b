import { nearest, type ProblemList } from '@pagewright/model'
import type { ConfigPlaces } from '../config/config-places.ts'
import type { Site } from '../config/resolve-site.ts'

/** The endings of the keys of plural forms, of which languages have different ones. */
const pluralForm = /\.(?:zero|one|two|few|many|other)$/

type SiteInput = { readonly site: Pick<Site, 'locales' | 'messages' | 'announcement'>; readonly places: ConfigPlaces }

/** What the theme says of itself. */
type ThemeFacts = { readonly messages: Readonly<Record<string, string>>; readonly announces: boolean }

/** Reports where the configuration and the theme do not fit: messages, and an announcement that the theme does not show. */
export function checkTheme(input: SiteInput, { theme, problems }: { theme: ThemeFacts; problems: ProblemList }): void {
  checkMessages(input, { ofTheme: theme.messages, problems })
  if (input.site.announcement === undefined || theme.announces) return
  problems.add('announcement-unseen', {
    ...input.places.key('announcement'),
    message: 'The theme does not show the announcement',
    hint: 'Write `createTheme({ announcement: Announcement })`, with the part `@pagewright/theme/parts/Announcement`',
  })
}

/**
 * Reports what the theme needs and the messages of a locale lack, keys of theirs that look like misspelt ones of the theme, and places for
 * values that the same text has in no other locale and not in the theme.
 */
function checkMessages(
  { site: { locales, messages }, places }: SiteInput,
  { ofTheme, problems }: { ofTheme: Readonly<Record<string, string>>; problems: ProblemList },
): void {
  const stems = new Set(Object.keys(ofTheme).map((key) => key.replace(pluralForm, '')))
  for (const [locale, texts] of Object.entries(messages)) {
    const messageKeys = keysFor(locales.find(({ id }) => id === locale)?.lang ?? locale, ofTheme)
    const missing = messageKeys.filter((key) => !Object.hasOwn(texts, key))
    const more = missing.length > 5 ? ` and ${missing.length - 5} more` : ''
    if (missing.length > 0)
      problems.add('theme-messages', {
        ...places.key('messages'),
        message: `The messages of "${locale}" lack ${missing
          .slice(0, 5)
          .map((key) => `"${key}"`)
          .join(', ')}${more}, which the theme shows`,
        hint: 'Begin with the texts that come with the theme, such as `...en`, and replace them by your own',
      })
    const others = valuesByText([ofTheme, ...Object.entries(messages).flatMap(([other, own]) => (other === locale ? [] : [own]))])
    for (const [key, text] of Object.entries(texts)) {
      const known = others.get(key.replace(pluralForm, ''))
      const unknown = known === undefined ? undefined : valuesIn(text).find((value) => !known.has(value))
      if (known !== undefined && unknown !== undefined)
        problems.add('theme-messages', {
          ...places.key(key),
          message: `The text "${key}" of "${locale}" has ${unknown}, for which there is no value`,
          hint: known.size === 0 ? 'Write it without a value' : `Its values are ${[...known].join(' and ')}`,
        })
      const similar = stems.has(key.replace(pluralForm, '')) ? null : (nearest(key, missing) ?? nearest(key, messageKeys))
      if (similar === null || messageKeys.length === 0) continue
      problems.add('theme-messages', {
        ...places.key(key),
        message: `The messages of "${locale}" have a text "${key}", which the theme does not know`,
        hint: `Did you mean "${similar}"? If it is a text of your own, add its key to the \`messages\` of your theme`,
      })
    }
  }
}

/** The keys that a language needs. Where the theme has a text for one and one for several, it is a text for each form that numbers have. */
function keysFor(lang: string, ofTheme: Readonly<Record<string, string>>): string[] {
  const rules = new Intl.PluralRules(lang)
  const forms = new Set(Array.from({ length: 121 }, (_, count) => rules.select(count)))
  const withForm = (key: string, form: string): string => key.replace(pluralForm, `.${form}`)
  const isCounted = (key: string): boolean =>
    pluralForm.test(key) && ['one', 'other'].every((form) => Object.hasOwn(ofTheme, withForm(key, form)))
  const keys = Object.keys(ofTheme).flatMap((key) => (isCounted(key) ? Array.from(forms, (form) => withForm(key, form)) : [key]))
  return [...new Set(keys)]
}

/** The places for values in a text: `{count}`. */
function valuesIn(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? []
}

/** The places for values that texts have, by their keys without the plural form. */
function valuesByText(all: readonly Readonly<Record<string, string>>[]): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>()
  for (const [key, text] of all.flatMap((texts) => Object.entries(texts))) {
    const stem = key.replace(pluralForm, '')
    values.set(stem, new Set([...(values.get(stem) ?? []), ...valuesIn(text)]))
  }
  return values
}
