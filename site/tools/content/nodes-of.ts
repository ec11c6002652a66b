import type { Nodes } from 'mdast'

type NodeOf<T extends Nodes['type']> = Extract<Nodes, { type: T }>

/** All nodes of a type, in reading order. */
export function nodesOf<T extends Nodes['type']>(node: Nodes, type: T): NodeOf<T>[] {
  const own = node.type === type ? [node as NodeOf<T>] : []
  return 'children' in node ? [...own, ...(node.children as Nodes[]).flatMap((child) => nodesOf(child, type))] : own
}
