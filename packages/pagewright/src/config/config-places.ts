import { join } from 'node:path'
import { type Span, spanAtOffset } from '@pagewright/model'
// biome-ignore lint/style/noRestrictedImports: a parser for TypeScript that is installed anyhow; nothing of the bundler
import type { ESTree } from 'vite'
import { readText } from '../cache/files.ts'

/** A node of a parsed source, with its offsets. */
export type ConfigNode = { readonly type: string; readonly start: number; readonly end: number }

/** Where a configuration writes the value at a path (its key or list element), or else the deepest part of it; null for no part. */
export async function findConfigSpan(source: string, path: readonly PropertyKey[]): Promise<Span | null> {
  const { place } = await findConfigPart(source, path)
  return place === null ? null : spanAtOffset(source, { offset: place.start, length: place.end - place.start })
}

/** Parses a configuration, or another module of it. What cannot be parsed is left out. */
export async function parseConfig(source: string): Promise<ESTree.Program> {
  // Loaded only when it is needed, since that takes half a second.
  // biome-ignore lint/style/noRestrictedImports: as above
  const { parseSync } = await import('vite')
  return parseSync('site.config.ts', source).program
}

type ConfigPart = {
  /** The key or the element that names it; null for the whole configuration. */
  readonly place: ConfigNode | null
  /** What it is set to; null where that is imported or computed. */
  readonly value: ConfigNode | null
  /** Whether the path was followed to its end; otherwise this is the deepest part that there is. */
  readonly isWhole: boolean
}

/** The part of a configuration at a path, with its value. */
export async function findConfigPart(source: string, path: readonly PropertyKey[]): Promise<ConfigPart> {
  const program = await parseConfig(source)
  const constants = new Map(program.body.flatMap(declarationsOf))
  let node = resolve(program.body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration, constants)
  let place: ConfigNode | null = null
  let isWhole = true
  for (const key of path) {
    const found = node === null ? null : childOf(node, key)
    if (found === null) {
      isWhole = false
      break
    }
    place = found.place
    node = resolve(found.value, constants)
  }
  return { place, value: node, isWhole }
}

function declarationsOf(statement: ESTree.Statement | ESTree.Directive): [string, ConfigNode][] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }): [string, ConfigNode][] =>
    id.type === 'Identifier' && init !== null ? [[id.name, init]] : [],
  )
}

/** What an expression stands for: `defineSite(x)`, `x as T`, `x satisfies T`, `(x)` and a constant are their `x`. */
function resolve(node: ConfigNode | null | undefined, constants: ReadonlyMap<string, ConfigNode>): ConfigNode | null {
  let current = node ?? null
  for (let steps = 0; current !== null && steps < 20; steps++) {
    const {
      name,
      expression,
      arguments: given,
    } = current as Partial<{ name: string; expression: ConfigNode; arguments: readonly ConfigNode[] }>
    if (current.type === 'Identifier') current = constants.get(name ?? '') ?? null
    else if (current.type === 'CallExpression') current = given?.[0] ?? null
    else if (expression !== undefined && /^(TS|Parenthesized)/.test(current.type)) current = expression
    else return current
  }
  return current
}

function childOf(node: ConfigNode, key: PropertyKey): { readonly place: ConfigNode; readonly value: ConfigNode } | null {
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

function nameOf(key: ConfigNode): string | null {
  const { name, value } = key as Partial<{ name: string; value: unknown }>
  return key.type === 'Identifier' ? (name ?? null) : value === undefined ? null : String(value)
}

type Place = { readonly file: string; readonly span: Span | null }

export type ConfigPlaces = ReturnType<typeof createConfigPlaces>

/** Finds where something stands in the files of the configuration (paths from the root), so that a problem can point there. */
export function createConfigPlaces(root: string, files: readonly string[]) {
  const sources = new Map<string, string>()
  const find = (pattern: string, { length }: { length: number }, { isLast = false } = {}): Place => {
    for (const file of isLast ? [...files].reverse() : files) {
      const source = sources.get(file) ?? readText(join(root, file)) ?? ''
      sources.set(file, source)
      const match = [...source.matchAll(new RegExp(pattern, 'gm'))].at(isLast ? -1 : 0)
      if (match !== undefined) return { file, span: spanAtOffset(source, { offset: match.index, length }) }
    }
    return { file: files[0] ?? '', span: null }
  }
  return {
    /** A text in quotes, behind a key if there is one; where there is none, the first file, without a span. */
    text: (text: string, key?: string) => {
      const place = key === undefined ? null : find(`(?<=\\b${key}['"]?\\s*:\\s*${quoted(text)}`, text)
      return place?.span ? place : find(`(?<=${quoted(text)}`, text)
    },
    /** The last of several places where a text stands in quotes. */
    lastText: (text: string) => find(`(?<=${quoted(text)}`, text, { isLast: true }),
    /** A key of an object; otherwise like `text`. */
    key: (name: string) => find(`(?<=(?:^|[{,\\s])['"]?)${escapePattern(name)}(?=['"]?\\s*:)`, name),
  }
}

/** The end of a pattern that matches a text in quotes: the opening quote ends a lookbehind, and a lookahead has the closing one. */
function quoted(text: string): string {
  return `(['"\`]))${escapePattern(text)}(?=\\1)`
}

/** A text as a pattern that matches only it. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
