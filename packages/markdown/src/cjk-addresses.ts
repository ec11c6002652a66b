import type { Link, Nodes, Root } from 'mdast'
import { cjkPunctuation } from './cjk-emphasis.ts'
import { replaceNodes } from './tree.ts'

/**
 * Ends addresses that are written without marks, `https://example.com`, before Chinese punctuation: GFM takes `。` and `）`, and all that
 * follows up to the next space, for parts of the address.
 */
export function cutAddresses(root: Root): Root {
  return replaceNodes(root, (node) => (node.type === 'link' ? cutAddress(node) : node))
}

function cutAddress(link: Link): Nodes[] {
  const [words] = link.children
  if (words?.type !== 'text' || link.children.length > 1 || !link.url.endsWith(words.value)) return [link]
  // Words in brackets and addresses in angle brackets do not begin where the link begins.
  if (words.position?.start.offset !== link.position?.start.offset) return [link]
  const at = words.value.search(cjkPunctuation)
  if (at === -1) return [link]
  const rest = words.value.slice(at)
  return [
    { ...link, url: link.url.slice(0, -rest.length), children: [{ ...words, value: words.value.slice(0, at) }] },
    { type: 'text', value: rest },
  ]
}
