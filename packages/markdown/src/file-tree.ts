import type { List, ListItem, Nodes } from 'mdast'
import type { Directive } from './directive.ts'
import { escapeText } from './escape.ts'
import type { Pass } from './pass.ts'
import { plainText } from './plain-text.ts'
import { allNodes, headSpan, sourceOf } from './tree.ts'

/** `:::file-tree` around a list: names, folders by their final slash, comments after a dash. */
export function renderFileTree({ content, node }: Directive, pass: Pass): string {
  const [list] = content
  const stray = content.length === 1 && list?.type === 'list' ? strayIn(list, pass)[0] : node
  if (stray !== undefined || list?.type !== 'list') {
    pass.report('file-tree-invalid', {
      span: headSpan(stray ?? node, pass.text),
      message: 'A file tree holds one list of names without links, each with at most one list below it',
      hint: 'Write `- src/`, and below it, indented, `- index.ts — a comment`, with the same mark before all names of a list',
    })
    return pass.render(content)
  }
  return `<div class="file-tree" tabindex="0">${renderFiles(list, pass)}</div>\n`
}

/** What would be lost: all but a line of words and a list in each item, and links in the words. */
function strayIn(list: List, pass: Pass): Nodes[] {
  return list.children.flatMap(({ children }) =>
    children.flatMap((child, index) => {
      if (index === 0 && child.type === 'paragraph')
        return allNodes(child).filter((node) => /^(?:link|image)/.test(node.type) && /^!?\[/.test(sourceOf(node, pass.text)))
      return index === 1 && child.type === 'list' ? strayIn(child, pass) : [child]
    }),
  )
}

function renderFiles(list: List, pass: Pass): string {
  return `<ul>${list.children.map((item) => renderFile(item, pass)).join('')}</ul>`
}

function renderFile(item: ListItem, pass: Pass): string {
  const nested = item.children.find((child): child is List => child.type === 'list')
  // `__tests__` is a name, not emphasis, and `<topic>` one, not HTML.
  const wordsOf = (node: Nodes): string => {
    const source = sourceOf(node, pass.text)
    const isName = node.type === 'html' || ((node.type === 'strong' || node.type === 'emphasis') && source.startsWith('_'))
    return isName ? source : plainText(node)
  }
  const words = item.children.flatMap((child) => (child.type === 'paragraph' ? child.children.map(wordsOf) : []))
  const text = words.join('').trim()
  const [name = '', ...comment] = text.split(/\s+(?:—|–|--|-)\s+/)
  const kind = name.endsWith('/') || nested !== undefined ? 'folder' : 'file'
  const note = comment.length === 0 ? '' : ` <span class="note">${escapeText(comment.join(' – '))}</span>`
  return `<li><span class="${kind}">${escapeText(name)}</span>${note}${nested === undefined ? '' : renderFiles(nested, pass)}</li>`
}
