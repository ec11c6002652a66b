import type { List, ListItem, Nodes } from 'mdast'
import type { Directive } from './directive.ts'
import { escapeText } from './escape.ts'
import type { Pass } from './pass.ts'
import { plainText } from './plain-text.ts'
import { headSpan } from './tree.ts'

/** `:::file-tree` around a list: names, folders by their final slash, comments after a dash. */
export function renderFileTree({ content, node }: Directive, pass: Pass): string {
  const [list] = content
  if (content.length !== 1 || list?.type !== 'list') {
    pass.report('file-tree-invalid', {
      span: headSpan(node, pass.text),
      message: 'A file tree holds one list',
      hint: 'Write `- src/`, and below it, indented, `- index.ts`',
    })
    return pass.render(content)
  }
  return `<div class="file-tree" tabindex="0">${renderFiles(list)}</div>\n`
}

function renderFiles(list: List): string {
  return `<ul>${list.children.map(renderFile).join('')}</ul>`
}

function renderFile(item: ListItem): string {
  const nested = item.children.find((child): child is List => child.type === 'list')
  const text = plainText(item.children.filter((child) => child.type !== 'list') as Nodes[]).trim()
  const [name = '', ...comment] = text.split(/\s+(?:—|–|--|-)\s+/)
  const kind = name.endsWith('/') || nested !== undefined ? 'folder' : 'file'
  const note = comment.length === 0 ? '' : ` <span class="note">${escapeText(comment.join(' – '))}</span>`
  return `<li><span class="${kind}">${escapeText(name)}</span>${note}${nested === undefined ? '' : renderFiles(nested)}</li>`
}
