import { spanAt } from '@pagewright/model'
import type { Rule } from './rule.ts'

/** What has changed in an original is to change in its translations, too. That takes time, and stands against nothing. */
export const behindTranslations: Rule = ({ plan, problems }) => {
  for (const { content, original, behind } of plan.translations.values()) {
    const { file } = content.entry.source
    for (const { id, heading } of behind) {
      problems.note('translation-behind', {
        file,
        span: heading === null ? spanAt(1, 1, 3) : (content.compiled.headings[heading]?.span ?? null),
        message: `The original of ${id === '' ? 'the text before the first heading' : `the section "${id}"`} has changed since it was translated`,
        hint: `Bring it up to date, then say so: \`pagewright check --accept ${file}#${id}\``,
        related: [original.entry.source.file],
      })
    }
  }
}
