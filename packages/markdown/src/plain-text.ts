import type { Nodes } from 'mdast'

/** The words of a tree without its marks: for headings, search, alternative texts. */
export function plainText(node: Nodes | readonly Nodes[]): string {
  if (Array.isArray(node)) return node.map((child) => plainText(child as Nodes)).join('')
  const single = node as Nodes
  switch (single.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return single.value
    case 'image':
      return single.alt ?? ''
    case 'break':
      return ' '
    case 'html':
    case 'yaml':
      return ''
    default:
      return 'children' in single ? plainText(single.children as Nodes[]) : ''
  }
}

const han = /\p{Script=Han}/gu

/** Counts words; each Han character counts as one. */
export function countWords(text: string): number {
  const characters = text.match(han)?.length ?? 0
  const words = text.replace(han, ' ').match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  return characters + words
}

/** Minutes to read a number of words, at 300 a minute; at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 300))
}
