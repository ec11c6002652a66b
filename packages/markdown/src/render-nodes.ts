import type { Nodes } from 'mdast'
import { renderContainer, renderLeaf, renderTextDirective } from './directives.ts'
import { escapeText } from './escape.ts'
import { renderFootnoteReference } from './footnotes.ts'
import { renderHeading } from './headings.ts'
import { renderInlineCode } from './inline-code.ts'
import { asFigure, renderImage, renderImageReference, renderLink, renderLinkReference } from './links.ts'
import { renderList } from './lists.ts'
import type { Pass } from './pass.ts'
import { renderRawHtml } from './raw-html.ts'
import { renderCode } from './render-code.ts'
import { renderTable } from './tables.ts'

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
      return renderCode(node, pass)
    case 'list':
      return renderList(node, pass)
    case 'table':
      return renderTable(node, pass)
    case 'link':
      return renderLink(node, pass)
    case 'linkReference':
      return renderLinkReference(node, pass)
    case 'image':
      return renderImage(node, pass)
    case 'imageReference':
      return renderImageReference(node, pass)
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
