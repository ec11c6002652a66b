import type { Nodes, Root } from 'mdast'

/** Levels of the tree: some forty lists in lists. No text needs more, and what reads the tree is recursive. */
const deepest = 100

// A line that opens so many quotes and lists takes the parser itself minutes. A rule (`- - - …`) opens none.
const marks = /^(?![ \t*+-]*$)(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){50,}/m

/** Offset of a line that opens too many quotes and lists at once; null where there is none. */
export function findDeepLine(text: string): number | null {
  return marks.exec(text)?.index ?? null
}

/** The first node that lies too deep in a tree; null where none does. */
export function findDeepNode(root: Root): Nodes | null {
  let level: Nodes[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return level[0] as Nodes
    level = level.flatMap((node) => ('children' in node ? (node.children as Nodes[]) : []))
  }
  return null
}
