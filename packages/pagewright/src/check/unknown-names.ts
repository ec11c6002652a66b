import { type Span, suggest } from '@pagewright/model'
import type { Check } from './check.ts'

/** Front matter uses only tags, authors and packages that the configuration declares; a page of the docs may also document a package. */
export const unknownNames: Check = ({ planned: { site, contents }, problems }) => {
  const titles = contents.flatMap(({ entry: { kind, title } }) => (kind === 'doc' ? [[title, '']] : []))
  const packages = { ...site.values, ...Object.fromEntries(titles) }
  for (const { entry } of contents) {
    const { file } = entry.source
    const check = (what: 'tag' | 'author' | 'value', names: readonly string[], { spans, declared, where }: Declared): void => {
      for (const [index, name] of names.entries()) {
        if (Object.hasOwn(declared, name)) continue
        const hint = suggest(name, Object.keys(declared)) ?? `Declare it under \`${where}\` in site.config.ts`
        problems.add(`unknown-${what}`, { file, span: spans[index] ?? null, message: `There is no ${what} "${name}"`, hint })
      }
    }
    const section = entry.kind === 'doc' ? 'docs' : 'blog'
    check('tag', entry.tags, { spans: entry.tagSpans, declared: site[section]?.tags ?? {}, where: `${section}.tags` })
    if (entry.kind === 'doc') check('value', entry.packages, { spans: entry.packageSpans, declared: packages, where: 'values' })
    if (entry.kind === 'post')
      check('author', entry.authors, { spans: entry.authorSpans, declared: site.blog?.authors ?? {}, where: 'blog.authors' })
  }
}

/** What the configuration declares, and where the names stand in the front matter. */
type Declared = { readonly spans: readonly Span[]; readonly declared: object; readonly where: string }
