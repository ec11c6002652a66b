import { nearest, spanAt } from '@pagewright/model'
import { keyOf } from '../plan/library.ts'
import type { Rule } from './rule.ts'

/** A text in another locale translates one of the default locale. */
export const orphanTranslations: Rule = ({ plan, targets, problems }) => {
  const { defaultLocale } = targets.site
  const originals = [...targets.sources.keys()].filter((file) => file.startsWith(`content/${defaultLocale.id}/`))
  for (const content of targets.sources.values()) {
    if (content === undefined || content.entry.source.locale === defaultLocale.id) continue
    if (plan.library.own(content.entry, defaultLocale) !== undefined) continue
    const { file, locale } = content.entry.source
    const expected = file.replace(`content/${locale}/`, `content/${defaultLocale.id}/`)
    if (originals.includes(expected)) continue
    const twin = nearest(expected, originals)
    problems.error('translation-without-original', {
      file,
      span: spanAt(1, 1, 3),
      message: `The page translates nothing: there is no "${expected}" (${keyOf(content.entry).kind} "${content.entry.id}")`,
      hint: twin === null ? 'Write the original first, or delete the translation' : `Did you mean "${twin}"? Give both files one name`,
    })
  }
}
