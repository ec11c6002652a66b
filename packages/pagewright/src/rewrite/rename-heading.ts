import { idOfHeading, nodesOf, parseMarkdown, type Replacement, replaceRanges } from '@pagewright/markdown'
import { suggest, withHint } from '@pagewright/model'
import type { Heading } from 'mdast'
import type { Prepared } from '../build.ts'
import type { Content } from '../content/load-content.ts'
import { pathOf } from '../plan/library.ts'
import { filesOf, textsOf } from './page-of.ts'
import type { Rewrite, TextEdit } from './plan-rewrite.ts'

/** Gives a heading another id in all texts of its page, and keeps the old one working. Returns a message where that is not possible. */
export function renameHeading(page: Content, { from, to, prepared }: { from: string; to: string; prepared: Prepared }): Rewrite | string {
  const { site } = prepared
  const ids = page.compiled.headings.map(({ id }) => id)
  const hint = suggest(from, ids)
  if (!ids.includes(from)) return withHint(`"${page.entry.source.file}" has no heading with the id "${from}"`, hint)
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u.test(to)) return `"${to}" cannot be an id: use letters, digits and hyphens`
  const taken = textsOf(page, prepared).find(
    (content) => content.compiled.anchors.includes(to) && formerIdBefore(content, { from, to }) === null,
  )
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
  const files = stay(filesOf(page, prepared))
  const paths = stay(site.locales.map((locale) => pathOf(page.entry, { locale, site })))
  return { files, paths, id: { from, to, rows: rowsOf(page, from) }, edits: new Map(edits), doc: null, redirect: null }
}

/** The ids that rows of tables have by the id of their entry: `http-listen` in the entry `http`. */
function rowsOf({ entry, compiled }: Content, id: string): string[] {
  const isEntry = compiled.headings.some((heading) => heading.id === id && heading.kind !== null)
  const isRow = (anchor: string): boolean =>
    anchor.startsWith(`${id}-`) && /^[\w$]+$/.test(anchor.slice(id.length + 1)) && !entry.source.text.includes(`"${anchor}"`)
  return isEntry ? compiled.anchors.filter((anchor) => isRow(anchor) && !compiled.headings.some((heading) => heading.id === anchor)) : []
}

/** The old id as an element of its own before the heading, and the new id in the heading. */
function headingReplacements(content: Content, { from, to }: { from: string; to: string }): Replacement[] {
  const { text } = content.entry.source
  const headings = nodesOf(parseMarkdown(text), 'heading')
  const heading = headings.find((node) => idOfHeading(node) === from)
  const start = heading?.position?.start.offset
  if (heading === undefined || start === undefined) return []
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  // The mark of a quote is repeated on each line; below the mark of a list item, lines are indented.
  const written = text.slice(lineStart, start)
  const prefix = written.replace(/[^>\s]/g, ' ')
  // Right below a paragraph or a table, the line would become a part of it.
  const lineAbove = text.slice(0, lineStart).split('\n').at(-2) ?? ''
  const gap = written === prefix && /[^>\s]/.test(lineAbove) ? `${prefix.trimEnd()}\n` : ''
  const line = `${gap}${written}<span id="${from}"></span>\n${prefix.trimEnd()}\n${prefix}`
  const anchor = gap === '' ? { start, end: start, text: line.slice(written.length) } : { start: lineStart, end: start, text: line }
  const former = formerIdBefore(content, { from, to })
  const own = [...(former === null ? [] : [former]), anchor, idReplacement(heading, { text, id: to })]
  // Ids generated from repeated words are numbered in order. Where this edit would change the number of another heading, its present id is
  // written out.
  const after = nodesOf(parseMarkdown(replaceRanges(text, own)), 'heading').map(idOfHeading)
  const others = headings.filter((other, index) => other !== heading && after[index] !== idOfHeading(other))
  return [...own, ...others.map((other) => idReplacement(other, { text, id: idOfHeading(other) }))]
}

/** Gives a heading an id in its braces, or in new ones at the end of its words. */
function idReplacement(heading: Heading, { text, id }: { text: string; id: string }): Replacement {
  const start = heading.position?.start.offset ?? 0
  const words = heading.children.at(-1)?.position?.end.offset ?? start + (/^#*/.exec(text.slice(start))?.[0].length ?? 0)
  const rest = text.slice(words, heading.position?.end.offset)
  const attributes = /^[ \t]*\{[ \t]*(#[^\s}]*)?/.exec(rest)
  // Braces are read at the end of the line only, so marks that close the heading go.
  const closing = /^[ \t]+#+[ \t]*$/.exec(rest)?.[0].length ?? 0
  if (attributes === null) return { start: words, end: words + closing, text: ` {#${id}}` }
  const inside = words + attributes[0].length
  const [, present] = attributes
  return present === undefined
    ? { start: inside, end: inside, text: `#${id} ` }
    : { start: inside - present.length, end: inside, text: `#${id}` }
}

/** The line with the id `to` before a heading, which an earlier change of the heading's id has left; null where there is none. */
function formerIdBefore({ entry: { source } }: Content, { from, to }: { from: string; to: string }): Replacement | null {
  const { text } = source
  const heading = nodesOf(parseMarkdown(text), 'heading').find((node) => idOfHeading(node) === from)
  const before = text.slice(0, heading?.position?.start.offset ?? 0)
  const lines = /(?:<span id="[^"]*"><\/span>\n[ \t>]*\n[ \t>]*)+$/.exec(before)
  const at = lines?.[0].indexOf(`<span id="${to}">`) ?? -1
  if (lines === null || at === -1) return null
  const start = lines.index + at
  return { start, end: start + (/^.*\n[ \t>]*\n[ \t>]*/.exec(text.slice(start))?.[0].length ?? 0), text: '' }
}
