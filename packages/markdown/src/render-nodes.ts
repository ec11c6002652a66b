import type { List, ListItem, Nodes } from 'mdast'
import { renderContainer, renderLeaf, renderTextDirective } from './directives.ts'
import { escapeAttribute, escapeText } from './escape.ts'
import type { CodeBlock } from './fence-meta.ts'
import { renderFootnoteReference } from './footnotes.ts'
import { renderHeading } from './headings.ts'
import { renderInlineCode } from './inline-code.ts'
import { asFigure, renderImage, renderLink, renderReference } from './links.ts'
import type { Pass } from './pass.ts'
import { plainText } from './plain-text.ts'
import { renderRawHtml } from './raw-html.ts'
import { codeFigure } from './render-code.ts'
import { renderTable } from './tables.ts'
import { headSpan, sourceOf } from './tree.ts'

/** HTML of one node: every kind of node has its line here, and its feature in a file. */
export function renderNode(node: Nodes, pass: Pass): string {
  const inner = (): string => ('children' in node ? pass.render(node.children as Nodes[]) : '')
  switch (node.type) {
    case 'text':
      return escapeText(node.value)
    case 'paragraph':
      return asFigure(node.children, pass) ?? `<p>${inner()}</p>\n`
    case 'heading':
      return renderHeading(node, pass)
    case 'emphasis':
      return `<em>${inner()}</em>`
    case 'strong':
      return `<strong>${inner()}</strong>`
    case 'delete':
      return `<del>${inner()}</del>`
    case 'inlineCode':
      return renderInlineCode(node.value)
    case 'break':
      return '<br>'
    case 'thematicBreak':
      return '<hr>\n'
    case 'blockquote':
      return `<blockquote>${inner()}</blockquote>\n`
    case 'code':
      return codeFigure(pass.code.get(node) as CodeBlock, pass)
    case 'list':
      return renderList(node, pass)
    case 'table':
      return renderTable(node, pass)
    case 'link':
      return renderLink(node, pass)
    case 'image':
      return renderImage(node, pass)
    case 'linkReference':
    case 'imageReference':
      return renderReference(node, pass)
    case 'footnoteReference':
      return renderFootnoteReference(node, pass)
    case 'html':
      return renderRawHtml(node, pass)
    case 'containerDirective':
      return renderContainer(node, pass)
    case 'leafDirective':
      return renderLeaf(node, pass)
    case 'textDirective':
      return renderTextDirective(node, pass)
    case 'yaml':
    case 'definition':
    case 'footnoteDefinition':
      return ''
    default:
      return inner()
  }
}

/** A list; items of a tight list hold their text without paragraphs. */
function renderList(node: List, pass: Pass): string {
  const tag = node.ordered ? 'ol' : 'ul'
  const start = node.ordered && node.start !== null && node.start !== undefined && node.start !== 1 ? ` start="${node.start}"` : ''
  const loose = node.spread === true || node.children.some(({ spread }) => spread === true)
  return `<${tag}${start}>${node.children.map((item) => renderItem(item, { loose, pass })).join('')}</${tag}>\n`
}

function renderItem(item: ListItem, { loose, pass }: { loose: boolean; pass: Pass }): string {
  const content = pass.render(item.children.flatMap((child): Nodes[] => (child.type === 'paragraph' && !loose ? child.children : [child])))
  if (item.checked === null || item.checked === undefined) {
    const [, box] = /^(?:[-*+]|\d+[.)])[ \t]+(\[[ x]?\])\p{L}/iu.exec(sourceOf(item, pass.text)) ?? []
    if (box !== undefined)
      pass.report('markup-left', {
        span: headSpan(item, pass.text),
        message: `"${box}" is not a box of a task and stays as text`,
        hint: 'Write a space in the brackets and one behind them: `- [ ] task`',
      })
    return `<li>${content}</li>`
  }
  const label = escapeAttribute(plainText(item.children[0] ?? []).trim())
  const box = `<input type="checkbox" disabled${item.checked ? ' checked' : ''} aria-label="${label}"> `
  // The box stands on the line of the text, even if the text is a paragraph.
  return `<li class="task">${content.startsWith('<p>') ? `<p>${box}${content.slice('<p>'.length)}` : box + content}</li>`
}
