import { suggest } from '@pagewright/model'
import type { Rule } from './rule.ts'

/** Front matter uses only tags and authors that the configuration declares. */
export const unknownNames: Rule = ({ targets, problems }) => {
  const { site } = targets
  for (const content of targets.sources.values()) {
    if (content === undefined) continue
    const { entry } = content
    const { file } = entry.source
    const known = Object.keys((entry.kind === 'doc' ? site.docs?.tags : site.blog?.tags) ?? {})
    for (const [index, tag] of entry.tags.entries()) {
      if (known.includes(tag)) continue
      problems.add('unknown-tag', {
        file,
        span: entry.tagSpans[index] ?? null,
        message: `There is no tag "${tag}"`,
        hint: suggest(tag, known) ?? 'Declare it under `tags` in site.config.ts',
      })
    }
    if (entry.kind !== 'post') continue
    const authors = Object.keys(site.blog?.authors ?? {})
    for (const [index, author] of entry.authors.entries()) {
      if (authors.includes(author)) continue
      problems.add('unknown-author', {
        file,
        span: entry.authorSpans[index] ?? null,
        message: `There is no author "${author}"`,
        hint: suggest(author, authors) ?? 'Declare them under `blog.authors` in site.config.ts',
      })
    }
  }
}
