import { type Span, spanAtOffset } from '@pagewright/model'
// biome-ignore lint/style/noRestrictedImports: a parser for TypeScript that is installed anyhow; nothing of the bundler
import type { ESTree } from 'vite'

type Node = { readonly type: string; readonly start: number; readonly end: number }

/**
 * Where the source of a configuration writes the value at a path: its key, or the element of a list. The deepest part
 * that it writes itself when the rest is imported or computed; null where it writes no part.
 */
export async function findConfigSpan(source: string, path: readonly PropertyKey[]): Promise<Span | null> {
  // Only for a configuration with problems: the parser takes half a second to load.
  // biome-ignore lint/style/noRestrictedImports: as above
  const { parseSync } = await import('vite')
  const { program } = parseSync('site.config.ts', source)
  const constants = new Map(program.body.flatMap(declarationsOf))
  let node = resolve(program.body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration, constants)
  let place: Node | null = null
  for (const key of path) {
    const found = node === null ? null : childOf(node, key)
    if (found === null) break
    place = found.place
    node = resolve(found.value, constants)
  }
  return place === null ? null : spanAtOffset(source, { offset: place.start, length: place.end - place.start })
}

function declarationsOf(statement: ESTree.Statement | ESTree.Directive): [string, Node][] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }): [string, Node][] =>
    id.type === 'Identifier' && init !== null ? [[id.name, init]] : [],
  )
}

/** What an expression stands for: `defineSite(x)`, `x as T`, `x satisfies T`, `(x)` and a constant are their `x`. */
function resolve(node: Node | null | undefined, constants: ReadonlyMap<string, Node>): Node | null {
  let current = node ?? null
  for (let steps = 0; current !== null && steps < 20; steps++) {
    const { name, expression, arguments: given } = current as Partial<{ name: string; expression: Node; arguments: readonly Node[] }>
    if (current.type === 'Identifier') current = constants.get(name ?? '') ?? null
    else if (current.type === 'CallExpression') current = given?.[0] ?? null
    else if (expression !== undefined && /^(TS|Parenthesized)/.test(current.type)) current = expression
    else return current
  }
  return current
}

function childOf(node: Node, key: PropertyKey): { readonly place: Node; readonly value: Node } | null {
  if (node.type === 'ArrayExpression') {
    const element = (node as ESTree.ArrayExpression).elements[Number(key)] ?? null
    return element === null ? null : { place: element, value: element }
  }
  if (node.type !== 'ObjectExpression') return null
  for (const property of (node as ESTree.ObjectExpression).properties) {
    if (property.type === 'Property' && nameOf(property.key) === String(key)) return { place: property.key, value: property.value }
  }
  return null
}

function nameOf(key: Node): string | null {
  const { name, value } = key as Partial<{ name: string; value: unknown }>
  return key.type === 'Identifier' ? (name ?? null) : value === undefined ? null : String(value)
}
