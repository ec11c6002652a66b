import type { Nodes, Root } from 'mdast'

/** Levels of the tree: about forty lists in lists. No text needs more, and the functions that read the tree are recursive. */
const deepest = 100

// A line that opens so many quotes and lists takes the parser itself minutes. A rule (`- - - …`) opens none.
const marks = /^(?!(?:[ \t]*-)*[ \t]*$|(?:[ \t]*\*)*[ \t]*$)(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){50,}/m

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

/**
 * For each of these marks, the parser looks at the rest of the paragraph or table, so its time grows with their number
 * times the length of the block: about a second for 10⁹. A colon, which may begin a directive, costs three times as much, and an
 * underscore half as much.
 */
const costs: readonly (readonly [mark: RegExp, cost: number])[] = [
  [/:/g, 3],
  [/\*+|~~|&#?\w+;/g, 1],
  [/_+/g, 0.5],
]
const highestCost = 6e8
/** A row that is shorter than the head of its table is filled with empty cells, so a few letters may stand for very many. */
const mostCells = 100_000
// Blank lines, new items of a list and headings end a paragraph; so do fences, between which nothing is looked at.
const blockEnd = /^[ \t>]*(?:$|[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t])/
const fence = /^[ \t>]*(?:[-+*][ \t]+)?(`{3,}|~{3,})/

/** Offset and first line of a paragraph or table that would take the parser seconds; null where there is none. */
export function findSlowBlock(text: string): { readonly offset: number; readonly length: number } | null {
  let start = 0
  let at = 0
  let open: string | null = null
  for (const line of [...text.split('\n'), '']) {
    const mark = fence.exec(line)?.[1] ?? null
    const isFence = mark !== null && (open === null || mark.startsWith(open))
    if (open === null && (isFence || blockEnd.test(line))) {
      if (isSlow(text.slice(start, at))) return { offset: start, length: Math.max(1, text.slice(start, at).indexOf('\n')) }
      start = at
    }
    at += line.length + 1
    if (isFence) open = open === null ? mark : null
    if (isFence || /^[ \t>]*$/.test(line)) start = at
  }
  return null
}

function isSlow(block: string): boolean {
  // No marks can cost so much in a short block: that spares most texts from counting.
  if (3 * block.length ** 2 < highestCost) return false
  const lines = block.split('\n')
  const isHuge = (line: string, index: number): boolean =>
    /^[ \t>|:-]+$/.test(line) && line.split('|').length * (lines.length - index) > mostCells
  if (lines.some(isHuge)) return true
  return costs.reduce((sum, [mark, cost]) => sum + cost * (block.match(mark)?.length ?? 0), 0) * block.length > highestCost
}
