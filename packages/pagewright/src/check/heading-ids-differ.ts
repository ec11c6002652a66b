import type { Heading } from '@pagewright/markdown'
import type { Rule } from './rule.ts'

/** The headings of a translation have the ids of the original: the locale menu keeps the reader's place. */
export const headingIdsDiffer: Rule = ({ plan, targets, problems }) => {
  const { defaultLocale } = targets.site
  for (const content of targets.sources.values()) {
    if (content === undefined || content.entry.source.locale === defaultLocale.id) continue
    const original = plan.library.own(content.entry, defaultLocale)
    if (original === undefined) continue
    const { file } = content.entry.source
    const related = [original.entry.source.file]
    const [own, theirs] = [content.compiled.headings, original.compiled.headings]
    const ids = new Set(theirs.map(({ id }) => id))
    for (const [index, heading] of own.entries()) {
      if (ids.has(heading.id)) continue
      const twin = theirs[index]
      problems.note('heading-id-differs', {
        file,
        span: heading.span,
        message: `The heading's id "${heading.id}" is not in the original`,
        hint: fits(heading, twin)
          ? `Write \`${'#'.repeat(heading.level)} ${heading.text} {#${twin?.id}}\``
          : 'Give it the id of the heading that it translates: `{#id}`',
        related,
      })
    }
    const missing = theirs.filter(({ id }) => !own.some((heading) => heading.id === id))
    if (own.length < theirs.length && missing.length > 0 && own.every(({ id }) => ids.has(id))) {
      problems.note('heading-missing', {
        file,
        span: own.at(-1)?.span ?? null,
        message: `The translation has no heading with the id ${missing.map(({ id }) => `"${id}"`).join(', ')}`,
        hint: 'Translate the section, or give its heading the id: `{#id}`',
        related,
      })
    }
  }
}

function fits(heading: Heading, twin: Heading | undefined): boolean {
  return twin !== undefined && twin.level === heading.level
}
