import type { List, ListItem } from 'mdast'
import { escapeAttribute } from './escape.ts'
import type { Pass } from './pass.ts'
import { plainText } from './plain-text.ts'

/** A list; items of a tight list hold their text without paragraphs. */
export function renderList(node: List, pass: Pass): string {
  const tag = node.ordered ? 'ol' : 'ul'
  const start = node.ordered && node.start !== null && node.start !== undefined && node.start !== 1 ? ` start="${node.start}"` : ''
  const loose = node.spread === true || node.children.some(({ spread }) => spread === true)
  return `<${tag}${start}>${node.children.map((item) => renderItem(item, { loose, pass })).join('')}</${tag}>\n`
}

function renderItem(item: ListItem, { loose, pass }: { loose: boolean; pass: Pass }): string {
  const content = item.children
    .map((child) => (child.type === 'paragraph' && !loose ? pass.render(child.children) : pass.render([child])))
    .join('')
  if (item.checked === null || item.checked === undefined) return `<li>${content}</li>`
  const label = escapeAttribute(plainText(item.children[0] ?? []).trim())
  const box = `<input type="checkbox" disabled${item.checked ? ' checked' : ''} aria-label="${label}"> `
  // The box stands on the line of the text, even if the text is a paragraph.
  return `<li class="task">${content.startsWith('<p>') ? `<p>${box}${content.slice('<p>'.length)}` : box + content}</li>`
}
