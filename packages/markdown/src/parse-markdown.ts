import { type Span, spanAt, spanAtOffset } from '@pagewright/model'
import type { Nodes, Root } from 'mdast'
import { markdownToMdast } from 'satteri'
import { fillCjk, unfillTree } from './cjk-emphasis.ts'
import { assignHeadingIds } from './headings.ts'
import { findDeepLine, findDeepNode } from './nesting.ts'

/** A text that cannot be read: nested too deep, or too much for the parser. */
export class UnreadableMarkdown extends Error {
  readonly span: Span

  constructor(message: string, { span, cause }: { span: Span; cause?: unknown }) {
    super(message, { cause })
    this.span = span
  }
}

/**
 * CommonMark with GFM, directives, heading attributes and emphasis that suits Chinese, as a tree with positions. Throws
 * UnreadableMarkdown.
 */
export function parseMarkdown(text: string): Root {
  const features = { gfm: true, frontmatter: true, directive: true, headingAttributes: true }
  const line = findDeepLine(text)
  if (line !== null) throw new UnreadableMarkdown(tooDeep, { span: spanAtOffset(text, { offset: line }) })
  const filled = fillCjk(text)
  const root = parse(filled.text, features)
  const deep = findDeepNode(root)
  if (deep !== null) throw new UnreadableMarkdown(tooDeep, { span: spanOf(deep) })
  return assignHeadingIds(unfillTree(root, filled))
}

const tooDeep = 'Quotes, lists or directives lie in each other too deep'

function parse(text: string, features: NonNullable<Parameters<typeof markdownToMdast>[1]>['features']): Root {
  try {
    return markdownToMdast(text, { features }) as Root
  } catch (error) {
    // It joins the pieces of long runs of entities one by one, until its texts are longer than any may be.
    throw new UnreadableMarkdown('The Markdown is too much for the parser: somewhere in it, one thing follows another thousands of times', {
      span: spanAt(1, 1),
      cause: error,
    })
  }
}

/** A node's place in its file. */
export function spanOf(node: Pick<Nodes, 'position'>): Span {
  const { position } = node
  if (position === undefined) return spanAt(1, 1)
  return { line: position.start.line, column: position.start.column, endLine: position.end.line, endColumn: position.end.column }
}

/** The source text that a node was made from. */
export function sourceOf(node: Pick<Nodes, 'position'>, text: string): string {
  return text.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
}
