import type { List, ListItem, Nodes } from 'mdast'
import type { Directive } from './directive.ts'
import { escapeText } from './escape.ts'
import type { Pass } from './pass.ts'
import { plainText } from './plain-text.ts'
import { headSpan, sourceOf } from './tree.ts'

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
  return `<div class="file-tree" tabindex="0">${renderFiles(list, pass)}</div>\n`
}

function renderFiles(list: List, pass: Pass): string {
  return `<ul>${list.children.map((item) => renderFile(item, pass)).join('')}</ul>`
}

function renderFile(item: ListItem, pass: Pass): string {
  const nested = item.children.find((child): child is List => child.type === 'list')
  // `__tests__` is a name, not emphasis.
  const wordsOf = (node: Nodes): string => {
    const source = sourceOf(node, pass.text)
    return (node.type === 'strong' || node.type === 'emphasis') && source.startsWith('_') ? source : plainText(node)
  }
  const words = item.children.flatMap((child) => (child.type === 'paragraph' ? child.children.map(wordsOf) : []))
  const text = words.join('').trim()
  const [name = '', ...comment] = text.split(/\s+(?:—|–|--|-)\s+/)
  const kind = name.endsWith('/') || nested !== undefined ? 'folder' : 'file'
  const note = comment.length === 0 ? '' : ` <span class="note">${escapeText(comment.join(' – '))}</span>`
  return `<li><span class="${kind}">${escapeText(name)}</span>${note}${nested === undefined ? '' : renderFiles(nested, pass)}</li>`
}
