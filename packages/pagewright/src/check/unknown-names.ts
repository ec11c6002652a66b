import { type Span, suggest } from '@pagewright/model'
import type { Rule } from './rule.ts'

/** Front matter uses only tags and authors that the configuration declares. */
export const unknownNames: Rule = ({ targets: { site, contents }, problems }) => {
  for (const { entry } of contents) {
    const check = (what: 'tag' | 'author', { names, spans, known, declare }: Names): void => {
      for (const [index, name] of names.entries()) {
        if (known.includes(name)) continue
        problems.add(`unknown-${what}`, {
          file: entry.source.file,
          span: spans[index] ?? null,
          message: `There is no ${what} "${name}"`,
          hint: suggest(name, known) ?? declare,
        })
      }
    }
    const tags = Object.keys((entry.kind === 'doc' ? site.docs?.tags : site.blog?.tags) ?? {})
    check('tag', { names: entry.tags, spans: entry.tagSpans, known: tags, declare: 'Declare it under `tags` in site.config.ts' })
    if (entry.kind !== 'post') continue
    const known = Object.keys(site.blog?.authors ?? {})
    check('author', {
      names: entry.authors,
      spans: entry.authorSpans,
      known,
      declare: 'Declare them under `blog.authors` in site.config.ts',
    })
  }
}

type Names = {
  readonly names: readonly string[]
  readonly spans: readonly Span[]
  readonly known: readonly string[]
  readonly declare: string
}
