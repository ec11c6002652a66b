import type { Check } from './check.ts'

/** Only the home page, which does not show its title, may have a heading of the title's level. */
export const headingLevels: Check = ({ planned, problems }) => {
  for (const { entry, compiled } of planned.contents)
    for (const { level, span } of entry.kind === 'page' && entry.id === '' ? [] : compiled.headings)
      if (level === 1)
        problems.add('heading-level', {
          file: entry.source.file,
          span,
          message: 'The heading has level 1, which is that of the title in the front matter',
          hint: 'Begin it with two marks, `## `, or delete it if it repeats the title',
        })
}
