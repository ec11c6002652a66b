import { createHash } from 'node:crypto'
import type { Heading, Nodes, Root } from 'mdast'
import { idOfHeading } from './headings.ts'

/**
 * Hash of each section's source, by its heading's id. What stands before the first heading, front matter included, has
 * the id ''. Records of translations hold these hashes: another way of making them would make all translations old.
 */
export function sectionHashes(root: Root, text: string): Readonly<Record<string, string>> {
  const starts = [
    { id: '', start: 0 },
    ...headings(root).map((node) => ({ id: idOfHeading(node), start: node.position?.start.offset ?? 0 })),
  ]
  return Object.fromEntries(starts.map(({ id, start }, index) => [id, hashOf(text.slice(start, starts[index + 1]?.start))]))
}

function headings(node: Nodes): Heading[] {
  if (node.type === 'heading') return [node]
  return 'children' in node ? (node.children as Nodes[]).flatMap(headings) : []
}

/** Layout does not count: lines may be wrapped anew without making a translation old. */
function hashOf(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 16)
}
