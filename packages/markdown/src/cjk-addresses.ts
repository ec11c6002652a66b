import type { Link, Nodes, Root } from 'mdast'
import { cjkPunctuation } from './cjk-emphasis.ts'

/**
 * Ends addresses that are written without marks, `https://example.com`, before Chinese punctuation: GFM takes `。` and `）`, and all that
 * follows up to the next space, for parts of the address.
 */
export function cutAddresses(root: Root): Root {
  const visit = (node: Nodes): Nodes[] => {
    if ('children' in node) node.children = (node.children as Nodes[]).flatMap(visit) as typeof node.children
    return node.type === 'link' ? cutAddress(node) : [node]
  }
  return visit(root)[0] as Root
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
