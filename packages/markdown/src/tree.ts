import { type Span, spanAt } from '@pagewright/model'
import type { Nodes, Root } from 'mdast'

type NodeOf<T extends Nodes['type']> = Extract<Nodes, { type: T }>

/** A node and all nodes below it, in reading order. */
export function allNodes(node: Nodes): Nodes[] {
  const found: Nodes[] = []
  const visit = (one: Nodes): void => {
    found.push(one)
    if ('children' in one) one.children.forEach(visit)
  }
  visit(node)
  return found
}

/** All nodes of a type, in reading order. */
export function nodesOf<T extends Nodes['type']>(root: Nodes, type: T): NodeOf<T>[] {
  return allNodes(root).filter((node): node is NodeOf<T> => node.type === type)
}

/** Puts what `replace` returns in the place of each node, in the tree itself. The nodes below a node are replaced before it is. */
export function replaceNodes(root: Root, replace: (node: Nodes) => Nodes | Nodes[]): Root {
  const visit = (node: Nodes): Nodes | Nodes[] => {
    if ('children' in node) node.children = (node.children as Nodes[]).flatMap(visit) as typeof node.children
    return replace(node)
  }
  return visit(root) as Root
}

/** A node's place in its file. */
export function spanOf({ position }: Pick<Nodes, 'position'>): Span {
  if (position === undefined) return spanAt(1, 1)
  return { line: position.start.line, column: position.start.column, endLine: position.end.line, endColumn: position.end.column }
}

/** The offsets of a node in its text. */
export function rangeOf({ position }: Pick<Nodes, 'position'>): { readonly start: number; readonly end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}

/** The source text that a node was made from. */
export function sourceOf(node: Pick<Nodes, 'position'>, text: string): string {
  const { start, end } = rangeOf(node)
  return text.slice(start, end)
}

/** The place of a node's first line. */
export function headSpan(node: Pick<Nodes, 'position'>, text: string): Span {
  const { line, column } = spanOf(node)
  const head = sourceOf(node, text).split('\n', 1)[0] ?? ''
  return spanAt(line, column, head.trimEnd().length)
}
