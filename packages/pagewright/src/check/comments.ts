import { didYouMean } from '@pagewright/model'
import type { Check } from './check.ts'

/** A comment that is translated stands in code that texts of its locale include. */
export const unknownComments: Check = ({ planned: { site, contents }, problems, places }) => {
  for (const [locale, comments] of Object.entries(site.comments)) {
    const own = contents.filter(({ entry }) => entry.source.locale === locale)
    const found = new Set(own.flatMap(({ compiled }) => compiled.comments))
    const others = [...found].filter((line) => !Object.hasOwn(comments, line))
    for (const line of Object.keys(comments).filter((one) => !found.has(one))) {
      problems.add('comment-unknown', {
        ...places.key(line),
        message: `No code that texts in "${locale}" include has the comment "${line}"`,
        hint: didYouMean(line, others) ?? 'Delete its translation',
      })
    }
  }
}
