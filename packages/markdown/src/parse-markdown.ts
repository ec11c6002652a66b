import { type Span, spanAt, spanAtOffset } from '@pagewright/model'
import type { Delete, Nodes, Root } from 'mdast'
import { markdownToMdast } from 'satteri'
import { toAdmonition } from './alerts.ts'
import { addressEnds, cjkFillers } from './cjk-emphasis.ts'
import { colonsBeforeDigits, directiveEnds, otherSpellings } from './directive-lines.ts'
import { assignHeadingIds, keptBraces } from './heading-ids.ts'
import { findDeepLine, findDeepNode, findSlowBlock } from './parser-limits.ts'
import type { Report } from './pass.ts'
import { plainText } from './plain-text.ts'
import { type Replacement, replaceRanges, undoReplacements } from './replace-ranges.ts'
import { withoutStandIns } from './stand-ins.ts'
import { rangeOf, replaceNodes, sourceOf, spanOf } from './tree.ts'
import { unquotedSlashes } from './unquoted-values.ts'

/** A text that cannot be read: nested too deep, or too much for the parser. */
class UnreadableMarkdown extends Error {
  readonly span: Span

  constructor(message: string, { span, cause }: { span: Span; cause?: unknown }) {
    super(message, { cause })
    this.span = span
  }
}

/** The tree of a text; an empty one, with a problem, for a text that cannot be read. */
export function readMarkdown(text: string, report: Report): Root {
  try {
    return parseMarkdown(text)
  } catch (error) {
    if (!(error instanceof UnreadableMarkdown)) throw error
    report('markdown-unreadable', { span: error.span, message: error.message, hint: 'Make it simpler, or split it' })
    return { type: 'root', children: [] }
  }
}

/**
 * The tree of a text, with positions: CommonMark with GFM, directives, alerts, heading attributes and emphasis that suits
 * Chinese. Every heading has its id. Throws UnreadableMarkdown.
 */
export function parseMarkdown(source: string): Root {
  const text = withoutTabs(withoutStandIns(source))
  const deepLine = findDeepLine(text)
  if (deepLine !== null) throw new UnreadableMarkdown(tooDeep, { span: spanAtOffset(text, { offset: deepLine }) })
  const slow = findSlowBlock(text)
  if (slow !== null) throw new UnreadableMarkdown(tooSlow, { span: spanAtOffset(text, slow) })
  const fillers = [...cjkFillers(text), ...addressEnds(text), ...colonsBeforeDigits(text), ...unquotedSlashes(text)]
  const first = parseWith(fillers, text)
  const ends = [...directiveEnds(text, first), ...keptBraces(text, first)]
  const second = ends.length === 0 ? first : parseWith([...fillers, ...ends], text)
  // Where one directive ends decides whether a line below it begins another one.
  const spellings = otherSpellings(text, second)
  const root = spellings.length === 0 ? second : parseWith([...fillers, ...ends, ...spellings], text)
  return assignHeadingIds(replaceNodes(root, (node) => toMeaning(node, text)))
}

/** A text with spaces for the tabs of its front matter, after whose last line the parser accepts only spaces. */
function withoutTabs(text: string): string {
  return text.replace(/^---[ \t]*\n(?:[\s\S]*?\n)??---[ \t]*(?=\n|$)/, (matter) => matter.replaceAll('\t', ' '))
}

/** What a node means here: a quote may be an alert, and not every colon or tilde is a mark. */
function toMeaning(node: Nodes, text: string): Nodes | Nodes[] {
  if (node.type === 'blockquote') return toAdmonition(node, text) ?? node
  if (node.type === 'delete') return withTildes(node, text)
  // The parser takes a colon and a word for a directive, also in `node:fs` and `10:30`.
  const isWord = node.type === 'textDirective' && sourceOf(node, text) === `:${node.name}`
  return isWord ? { type: 'text', value: `:${node.name}`, position: node.position } : node
}

/**
 * The tildes of two ranges, `3~5 to 10~20`, strike out nothing. The parser reads single tildes like `~~`, as GitHub does, and an
 * `an ~old~ name` stays struck out.
 */
function withTildes(node: Delete, text: string): Nodes | Nodes[] {
  const { children, position } = node
  const { start, end } = rangeOf(node)
  const isInWord = /[\p{L}\p{N}]/u.test(`${text[start - 1] ?? ''}${text[end] ?? ''}`)
  if (position === undefined || !isInWord || /^~~/.test(sourceOf(node, text))) return node
  // In one piece, so that `H~2~O` can be reported.
  if (children.every(({ type }) => type === 'text')) return { type: 'text', value: `~${plainText(node)}~`, position }
  const tildeAt = (place: typeof position.start): Nodes => ({ type: 'text', value: '~', position: { start: place, end: place } })
  return [tildeAt(position.start), ...children, tildeAt(position.end)]
}

const tooDeep = 'Quotes, lists or directives are nested too deeply'
const tooSlow =
  'This paragraph or table is very long and has thousands of colons, asterisks or underscores, which would take the parser too much time'

/** The tree of a text after replacements, with the positions that its parts have in the text itself. */
function parseWith(replacements: readonly Replacement[], text: string): Root {
  const root = parse(replaceRanges(text, replacements))
  const deep = findDeepNode(root)
  if (deep !== null) throw new UnreadableMarkdown(tooDeep, { span: spanOf(deep) })
  return undoReplacements(root, { text, replacements })
}

function parse(text: string): Root {
  try {
    return markdownToMdast(text, { features: { gfm: true, frontmatter: true, directive: true, headingAttributes: true } }) as Root
  } catch (error) {
    // The parser joins the pieces of long runs of entities one by one, until they exceed the longest string there can be.
    throw new UnreadableMarkdown('The Markdown is too much for the parser: somewhere in it, one thing follows another thousands of times', {
      span: spanAt(1, 1),
      cause: error,
    })
  }
}
