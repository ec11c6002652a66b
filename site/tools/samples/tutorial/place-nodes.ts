import type { Nodes } from 'mdast'

/** Where a node stands: before a page's steps, in one of them, or after. */
export type Place = 'before' | 'inside' | 'after'

/** A node of a page in reading order. Items of lists come after what they hold. */
export type PlacedNode = { readonly node: Nodes; readonly previous: Nodes | undefined; readonly place: Place }

/** A page's nodes in reading order, with the place of each. */
export function placeNodes(root: Nodes): PlacedNode[] {
  const placed: PlacedNode[] = []
  let place: Place = 'before'
  const visit = (node: Nodes, previous: Nodes | undefined): void => {
    const isSteps = node.type === 'containerDirective' && node.name === 'steps'
    if (isSteps) place = 'inside'
    if (node.type !== 'listItem') placed.push({ node, previous, place })
    const children: readonly Nodes[] = 'children' in node ? node.children : []
    for (const [index, child] of children.entries()) visit(child, children[index - 1])
    if (node.type === 'listItem') placed.push({ node, previous, place })
    if (isSteps) place = 'after'
  }
  visit(root, undefined)
  return placed
}
