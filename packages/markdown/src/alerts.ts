import type { Blockquote, Paragraph, PhrasingContent, Text } from 'mdast'
import type { ContainerDirective } from './directive.ts'

/**
 * The admonition for a quote that begins with `[!NOTE]`, in any case, as GitHub has them: `> [!TIP] Title` becomes what `:::tip[Title]` is.
 * The sign by which other tools fold it, as in `[!TIP]-`, is left out. An unknown name is reported like an unknown directive when it is
 * rendered. Null for any other quote.
 */
export function toAdmonition(quote: Blockquote, source: string): ContainerDirective | null {
  const [paragraph, ...rest] = quote.children
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  if (text?.type !== 'text' || text.position === undefined) return null
  const { start, end } = text.position
  const { offset = 0 } = start
  const mark = source[offset] === '[' ? /^\[!([a-z]+)\][+-]?[ \t]*/i.exec(text.value) : null
  if (mark === null) return null
  const { children } = paragraph as Paragraph
  const { length } = mark[0]
  const position = { start: { ...start, column: start.column + length, offset: offset + length }, end }
  const first: Text = { ...text, value: text.value.slice(length), position }
  const [title, body] = splitAtLineBreak([first, ...children.slice(1)])
  return {
    type: 'containerDirective',
    name: (mark[1] as string).toLowerCase(),
    attributes: {},
    children: [
      ...(title.length === 0 ? [] : [{ type: 'paragraph' as const, data: { directiveLabel: true }, children: title }]),
      ...(body.length === 0 ? [] : [{ ...(paragraph as Paragraph), children: body }]),
      ...rest,
    ],
    position: quote.position,
  }
}

/** The nodes of the first line and those of all others, without empty texts. */
function splitAtLineBreak(nodes: readonly PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] {
  const filled = (node: PhrasingContent): boolean => node.type !== 'text' || node.value !== ''
  const index = nodes.findIndex((node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')))
  const node = nodes[index]
  if (node === undefined) return [nodes.filter(filled), []]
  if (node.type !== 'text') return [nodes.slice(0, index).filter(filled), nodes.slice(index + 1)]
  const at = node.value.indexOf('\n')
  const [before, after] = [node.value.slice(0, at), node.value.slice(at + 1)].map((value): Text => ({ ...node, value })) as [Text, Text]
  return [[...nodes.slice(0, index), before].filter(filled), [after, ...nodes.slice(index + 1)].filter(filled)]
}
