import type { Nodes } from 'mdast'

/** Where a node is: before the steps of a page, in one of them, or after them. */
export type Place = 'before' | 'inside' | 'after'

/** A node of a page and its place. */
export type PlacedNode = { readonly node: Nodes; readonly previous: Nodes | undefined; readonly place: Place }

/**
 * The nodes of a page in reading order. Items of lists come after their content. Exercises are left out, with the hint and the
 * answer that follow up to the next heading: they are solved in the page, and their programs are not the reader's project.
 */
export function placeNodes(root: Nodes): PlacedNode[] {
  const placed: PlacedNode[] = []
  let place: Place = 'before'
  const visit = (node: Nodes, previous: Nodes | undefined): void => {
    const isSteps = node.type === 'containerDirective' && node.name === 'steps'
    if (isSteps) place = 'inside'
    if (node.type !== 'listItem') placed.push({ node, previous, place })
    const children: readonly Nodes[] = 'children' in node ? node.children : []
    let isExercise = false
    for (const [index, child] of children.entries()) {
      if (child.type === 'containerDirective' && child.name === 'exercise') isExercise = true
      else if (child.type === 'heading') isExercise = false
      if (!isExercise) visit(child, children[index - 1])
    }
    if (node.type === 'listItem') placed.push({ node, previous, place })
    if (isSteps) place = 'after'
  }
  visit(root, undefined)
  return placed
}
