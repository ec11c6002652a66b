import type { Nodes } from 'mdast'
import { unescapeText } from './escape.ts'

/** The words of a tree without its marks: for headings, search, alternative texts. `around` is put before and after each piece of code. */
export function plainText(node: Nodes | readonly Nodes[], around = ''): string {
  if (Array.isArray(node)) return node.map((child) => plainText(child as Nodes, around)).join('')
  const single = node as Nodes
  switch (single.type) {
    case 'text':
      return single.value
    case 'inlineCode':
    case 'code':
      return around + single.value + around
    case 'image':
      return single.alt ?? ''
    case 'break':
      return ' '
    case 'html':
      return wordsOfHtml(single.value)
    case 'yaml':
      return ''
    case 'leafDirective':
      // Keywords are for the search alone.
      if (single.name === 'keywords') return ''
      return plainText(single.children as Nodes[], around)
    default:
      return 'children' in single ? plainText(single.children as Nodes[], around) : ''
  }
}

/** The words between tags. A single tag within a sentence is none, unless it breaks the line. */
function wordsOfHtml(html: string): string {
  if (/^<[^>]*>$/.test(html)) return /^<br\b/i.test(html) ? ' ' : ''
  return unescapeText(html.replace(/<!--.*?(?:-->|$)/gs, '').replace(/<[^>]*>/g, ' '))
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
