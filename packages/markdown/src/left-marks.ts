import { spanAtOffset } from '@pagewright/model'
import type { Heading, Nodes, Root } from 'mdast'
import { reportLeftInHtml } from './left-in-html.ts'
import { lineMarks, type Mark, marks, mayHoldMarks } from './marks.ts'
import type { Pass } from './pass.ts'
import { reportRows } from './tables.ts'
import { allNodes, rangeOf, sourceOf, spanOf } from './tree.ts'

/**
 * Reports markup that has no effect and would be shown as it stands: the first of each kind in a piece of text, unless it is escaped. Also
 * reports what the parser takes for markup and drops.
 */
export function reportLeftMarks(root: Root, { text, report }: Pick<Pass, 'text' | 'report'>): void {
  const misread = new Set<Nodes>()
  for (const node of allNodes(root)) {
    if (node.type === 'table') for (const part of reportRows(node, { text, report })) misread.add(part)
    if (node.type === 'heading') reportLostWords(node, { text, report })
    const { position } = node
    if (node.type === 'html') reportLeftInHtml(node, { text, report })
    if (node.type === 'paragraph') reportMarks(lineMarks, { ...pieceOf(node, text), text, report })
    if (node.type === 'blockquote' && /^>{7}[ \t]+\S/.test(sourceOf(node, text)))
      report('markup-left', {
        span: { ...spanOf(node), endLine: spanOf(node).line, endColumn: spanOf(node).column + 7 },
        message: '">>>>>>>" is read as seven quotes',
        hint: 'Resolve the conflict that git has left here',
      })
    if (node.type === 'listItem' && node.children.length > 0 && node.children.every(({ type }) => type === 'definition'))
      report('markup-left', {
        span: spanOf(node),
        message: 'The item of this list shows nothing: it only says where a link leads',
        hint: 'Write the line without the mark of a list, or give the item words: `- [Title](https://example.com)`',
      })
    if (isTruncation(node) && !hasTextBefore(node, root))
      report('markup-left', {
        span: spanOf(node),
        message: 'The mark has no effect inside a block, or before any text',
        hint: 'Write it on a line of its own, between two paragraphs: `<!-- truncate -->`',
      })
    if (node.type !== 'text' || position === undefined || misread.has(node)) continue
    const piece = pieceOf(node, text)
    if (!mayHoldMarks.test(node.value) && !/\\[([]/.test(piece.source)) continue
    reportMarks(marks, { ...piece, text, report })
    // The parser has resolved those that it knows.
    const entity = /(?<!&)&[a-z]{3,8};/.exec(node.value)?.[0]
    const at = entity === undefined ? -1 : text.slice(0, position.end.offset).indexOf(entity, position.start.offset)
    if (entity !== undefined && at !== -1 && text[at - 1] !== '\\')
      report('markup-left', {
        span: spanAtOffset(text, { offset: at, length: entity.length }),
        message: `There is no character "${entity}", so it stays as text`,
        hint: 'Write the character itself, or put the text into backticks',
      })
  }
}

/** A part of a text, and the offset at which it begins. */
type Piece = { readonly source: string; readonly offset: number }

/**
 * The source of a node. A stand-in for what precedes it on its line comes first, unless that is only the mark of a list or a quote. Behind
 * an open bracket, the address or the directive that the parser has found, up to the closing bracket, belongs to it. So does an attribute
 * of Vue behind the name of an element, such as `:class`, which the parser takes for a directive.
 */
function pieceOf(node: Nodes, text: string): Piece {
  const { start: offset, end } = rangeOf(node)
  const own = text.slice(offset, end)
  const behind = text.slice(end, end + 300)
  const rest = /(?:\][ \t]*[(（]|\{)$/.test(own)
    ? /^(?:https?)?:[^\s()（）{}]*[)）}]/.exec(behind)
    : /<[A-Za-z][\w-]*\s+$/.test(own)
      ? /^:[a-z][\w-]*=[^<>]*>?/.exec(behind)
      : null
  const source = own + (rest?.[0] ?? '')
  // No more than what a line can begin with: with the whole line, a long one with many nodes would take seconds.
  const before = text.slice(Math.max(0, offset - 300), offset)
  const isFirst = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*$/.test(before.slice(before.lastIndexOf('\n') + 1))
  return isFirst ? { source, offset } : { source: `\uFFFC${source}`, offset: offset - 1 }
}

/** Reports the first of each mark in a piece of a text. */
function reportMarks(marks: readonly Mark[], { source, offset, text, report }: Piece & Pick<Pass, 'text' | 'report'>): void {
  for (const { code, pattern, message, hint } of marks) {
    const found = pattern.exec(source)
    if (found === null || source[found.index - 1] === '\\') continue
    const mark = found[0].replace(/^[ \t>]+/, '')
    const span = spanAtOffset(text, { offset: offset + found.index + found[0].length - mark.length, length: mark.length })
    report(code, { span, message: message(mark), hint: hint(mark) })
  }
}

/** Whether a node is the mark at which lists of posts break off: `<!-- truncate -->`, or as other generators write it. */
export function isTruncation(node: Nodes): boolean {
  return node.type === 'html' && /^<!--\s*(?:truncate|more)\s*-->$/i.test(node.value.trim())
}

/** Whether a text has something before the mark, which lists of posts show. */
export function hasTextBefore(mark: Nodes, root: Root): boolean {
  return root.children
    .slice(0, Math.max(0, (root.children as Nodes[]).indexOf(mark)))
    .some(({ type }) => type !== 'yaml' && type !== 'html')
}

/** Braces at the end of a heading hold its id and its kind, whatever is written in them. */
function reportLostWords(node: Heading, { text, report }: Pick<Pass, 'text' | 'report'>): void {
  const source = sourceOf(node, text)
  const braces = /(?<!\\)\{([^{}\n]*)\}(?=[ \t]*(?:\n.*)?$)/.exec(source)
  if (braces === null || /^(?:#[^\s#]+)?(?:[ \t]*\.[^\s#.]+)?$/.test((braces[1] ?? '').trim())) return
  report('heading-text-lost', {
    span: spanAtOffset(text, { offset: rangeOf(node).start + braces.index, length: braces[0].length }),
    message: `"${braces[0]}" at the end of a heading is not shown, because an id is expected there`,
    hint: 'Write `{#my-id}` for an id, `{#my-id .function}` for an id and a kind, or `\\{` for a brace',
  })
}
