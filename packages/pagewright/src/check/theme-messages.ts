import { nearest, type ProblemList } from '@pagewright/model'
import type { ConfigPlaces } from '../config/config-places.ts'
import type { Site } from '../config/resolve-site.ts'

/** The endings of the keys of plural forms, of which languages have different ones. */
const pluralForm = /\.(?:zero|one|two|few|many|other)$/

/** Reports what the theme needs and the messages of a locale lack, and keys of theirs that look like misspelt ones of the theme. */
export function checkMessages(
  { site: { messages }, places }: { site: Pick<Site, 'messages'>; places: ConfigPlaces },
  { messageKeys, problems }: { messageKeys: readonly string[]; problems: ProblemList },
): void {
  const stems = new Set(messageKeys.map((key) => key.replace(pluralForm, '')))
  for (const [locale, texts] of Object.entries(messages)) {
    const missing = messageKeys.filter((key) => !Object.hasOwn(texts, key))
    const more = missing.length > 5 ? ` and ${missing.length - 5} more` : ''
    if (missing.length > 0)
      problems.add('config-invalid', {
        ...places.key('messages'),
        message: `The messages of "${locale}" lack ${missing
          .slice(0, 5)
          .map((key) => `"${key}"`)
          .join(', ')}${more}, which the theme shows`,
        hint: 'Begin with the texts that come with the theme, such as `...en`, and replace them by your own',
      })
    for (const key of Object.keys(texts)) {
      const similar = stems.has(key.replace(pluralForm, '')) ? null : nearest(key, messageKeys)
      if (similar === null || messageKeys.length === 0) continue
      problems.add('config-invalid', {
        ...places.key(key),
        message: `The messages of "${locale}" have a text "${key}", which the theme does not know`,
        hint: `Did you mean "${similar}"? If it is a text of your own, add its key to the \`messages\` of your theme`,
      })
    }
  }
}
