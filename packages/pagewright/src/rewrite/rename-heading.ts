import { idOfHeading, nodesOf, parseMarkdown } from '@pagewright/markdown'
import { suggest } from '@pagewright/model'
import type { Prepared } from '../build.ts'
import type { Content } from '../content/load-content.ts'
import type { Replacement } from '../content/replace-ranges.ts'
import { pathOf } from '../plan/library.ts'
import { fileOf, textsOf } from './page-of.ts'
import type { Rewrite, TextEdit } from './plan-rewrite.ts'

/** Gives a heading another id in all texts of its page, and keeps the old one working. Returns a message where that is not possible. */
export function renameHeading(page: Content, { from, to, prepared }: { from: string; to: string; prepared: Prepared }): Rewrite | string {
  const { site } = prepared
  const ids = page.compiled.headings.map(({ id }) => id)
  if (!ids.includes(from)) return `The page has no heading with the id "${from}"${suggestion(from, ids)}`
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(to)) return `"${to}" cannot be an id: use letters, digits and hyphens`
  const taken = textsOf(page, prepared).find(({ compiled }) => compiled.anchors.includes(to))
  if (taken !== undefined) return `${taken.entry.source.file} has the id "${to}" already`
  const edits = textsOf(page, prepared).flatMap((content): [string, TextEdit][] => {
    const { file } = content.entry.source
    const replacements = headingReplacements(content, { from, to })
    const line = content.compiled.headings.find(({ id }) => id === from)?.span.line
    return replacements.length === 0
      ? []
      : [[file, { step: `give the heading at ${file}:${line} the id ${to}, and keep ${from} before it`, replacements }]]
  })
  const stay = (names: readonly string[]): Map<string, string> => new Map(names.map((name) => [name, name]))
  const files = stay(site.locales.map(({ id }) => fileOf({ ...page.entry.source, locale: id })))
  const paths = stay(site.locales.map((locale) => pathOf(page.entry, { locale, site })))
  return { files, paths, id: { from, to }, edits: new Map(edits), doc: null, redirect: null }
}

function suggestion(id: string, known: readonly string[]): string {
  const hint = suggest(id, known)
  return hint === null ? '' : `. ${hint}`
}

/** The old id as an element of its own before the heading, and the new id in the heading. */
function headingReplacements({ entry: { source } }: Content, { from, to }: { from: string; to: string }): Replacement[] {
  const { text } = source
  const heading = nodesOf(parseMarkdown(text), 'heading').find((node) => idOfHeading(node) === from)
  const start = heading?.position?.start.offset
  const words = heading?.children.at(-1)?.position?.end.offset ?? start
  if (heading === undefined || start === undefined || words === undefined) return []
  // The mark of a quote is repeated on each line; below the mark of a list item, lines are indented.
  const prefix = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).replace(/[^>\s]/g, ' ')
  const anchor = { start, end: start, text: `<span id="${from}"></span>\n${prefix.trimEnd()}\n${prefix}` }
  const rest = text.slice(words, heading.position?.end.offset)
  const attributes = /^[ \t]*\{/.exec(rest)
  if (attributes === null) return [anchor, { start: words, end: words, text: ` {#${to}}` }]
  const inside = words + attributes[0].length
  const own = rest.slice(attributes[0].length).indexOf(`#${from}`)
  if (own === -1) return [anchor, { start: inside, end: inside, text: `#${to} ` }]
  return [anchor, { start: inside + own + 1, end: inside + own + 1 + from.length, text: to }]
}
