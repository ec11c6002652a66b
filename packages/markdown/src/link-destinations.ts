import { isExternal } from '@pagewright/model'
import type { Definition, Image, Link, Root } from 'mdast'
import type { Reference } from './compiled.ts'
import { allNodes, rangeOf, spanOf } from './tree.ts'

/** A link or an image that leads to a part of the site, and where its destination is written. */
type LinkDestination = Reference & {
  /** Offsets of the destination in the text, without angle brackets; null where it is written in a way that cannot be replaced. */
  readonly range: { readonly start: number; readonly end: number } | null
}

const title = String.raw`(?:\s+(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:\\.|[^)\\])*\)))?\s*`
const destination = String.raw`(?:<([^<>\n]*)>|([^\s<]\S*?|))`
const inline = new RegExp(String.raw`\]\(\s*${destination}${title}\)$`, 'ds')
const defined = new RegExp(String.raw`^\[(?:\\.|[^\]\\])+\]:\s*${destination}${title}$`, 'ds')

/** The destinations of a text's links, images and link definitions within the site, in reading order. */
export function linkDestinations(root: Root, text: string): LinkDestination[] {
  return allNodes(root).flatMap((node): LinkDestination[] => {
    if ((node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') || isExternal(node.url)) return []
    return [{ kind: node.type === 'image' ? 'image' : 'link', url: node.url, span: spanOf(node), range: destinationRange(node, text) }]
  })
}

/** Where the destination of a link, an image or a link definition is written. */
export function destinationRange(node: Link | Image | Definition, text: string): LinkDestination['range'] {
  // The words of a link may look like its end.
  const words = 'children' in node ? node.children.at(-1) : undefined
  const start = words === undefined ? rangeOf(node).start : rangeOf(words).end
  const match = (node.type === 'definition' ? defined : inline).exec(text.slice(start, rangeOf(node).end))
  const [from, to] = match?.indices?.[1] ?? match?.indices?.[2] ?? [0, 0]
  const isSure = match !== null && text.slice(start + from, start + to).replaceAll('\\', '') === node.url.replaceAll('\\', '')
  return isSure ? { start: start + from, end: start + to } : null
}
