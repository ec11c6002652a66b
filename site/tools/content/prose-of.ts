import type { Nodes } from 'mdast'
import { isKeywords, plainText } from './markdown.ts'
import type { Page } from './page.ts'

/** The text of a page without its code fences, and without keywords, which readers type but do not see. */
export function proseOf({ root }: Pick<Page, 'root'>): string {
  return textOf(root)
}

function textOf(node: Nodes): string {
  if (node.type === 'code' || node.type === 'yaml' || isKeywords(node)) return ''
  if (!('children' in node)) return plainText(node)
  const isBlock = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
  return `${(node.children as Nodes[]).map(textOf).join('')}${isBlock ? '\n' : ''}`
}
