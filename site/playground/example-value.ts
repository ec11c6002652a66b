import type { ExportedSchema } from './find-schemas.ts'

/** A JSON value for each scalar type of Farrow, by its name. */
export const exampleScalars: Readonly<Record<string, unknown>> = {
  String: 'text',
  Number: 1.5,
  Int: 1,
  Float: 1.5,
  Boolean: true,
  ID: 'a1',
  Date: '2026-01-01',
  Null: null,
}

/**
 * A JSON text that fits a schema, made from its declaration: enough to begin with. What it cannot read becomes `null`. `others` are
 * the schemas that the declaration may name.
 */
export function exampleValue(schema: ExportedSchema, others: readonly ExportedSchema[]): string {
  const declarations = new Map(others.map(({ name, text }) => [name, text]))
  return JSON.stringify(readDeclaration(schema.text, { declarations, inside: [schema.name] }) ?? null, null, 2)
}

type Context = {
  readonly declarations: ReadonlyMap<string, string>
  /** The schemas that are being read. One of them inside of itself is left out. */
  readonly inside: readonly string[]
}

function readDeclaration(text: string, context: Context): unknown {
  const code = text.replace(/\/\/.*$/gm, '').replace(/\/\*.*?\*\//gs, '')
  const body = /^export class[^{]*\{(.*)\}\s*$/s.exec(code)?.[1]
  if (body === undefined) return readExpression(code.replace(/^export const [^=]*=/, ''), context)
  const fields = splitAt(body, /^[\n;]$/).flatMap((line) => [...line.matchAll(/^\s*(?:readonly )?(\w+)\s*=\s*(.+?)\s*$/gs)])
  return readFields(fields, context)
}

/** Reads fields that were found in a text: a match has the name and the expression of one of them. */
function readFields(fields: readonly RegExpExecArray[], context: Context): unknown {
  const value: Record<string, unknown> = {}
  for (const [, name = '', expression = ''] of fields) {
    const one = readExpression(expression, context)
    // An optional field is left out.
    if (one !== undefined) value[name] = one
  }
  return value
}

function readExpression(text: string, context: Context): unknown {
  const code = text.trim().replace(/[,;]$/, '')
  if (context.inside.includes(code)) return undefined
  if (Object.hasOwn(exampleScalars, code)) return exampleScalars[code]
  const named = context.declarations.get(code)
  if (named !== undefined) return readDeclaration(named, { ...context, inside: [...context.inside, code] })
  if (code.startsWith('{')) {
    const fields = splitAt(code.slice(1, -1), /^[,\n]$/).flatMap((line) => [...line.matchAll(/^\s*(\w+|\[Type\])\s*:\s*(.+?)\s*$/gs)])
    const [, , typed] = fields.find(([, name]) => name === '[Type]') ?? []
    return typed === undefined ? readFields(fields, context) : readExpression(typed, context)
  }
  const [, builder = '', inside = ''] = /^(\w+)\((.*)\)$/s.exec(code) ?? []
  const parts = splitAt(inside, /^,$/).filter((part) => part.trim() !== '')
  const first = parts[0] ?? ''
  if (builder === 'Literal') return readLiteral(first)
  if (builder === 'List') return [readExpression(first, context)].filter((item) => item !== undefined)
  if (builder === 'Tuple') return parts.map((part) => readExpression(part, context))
  if (builder === 'Record') return { key: readExpression(first, context) }
  if (builder === 'Optional') return undefined
  if (builder === 'Intersect') return Object.assign({}, ...parts.map((part) => readExpression(part, context)))
  if (builder === 'Nullable') return readExpression(first, context) ?? null
  if (['Union', 'Struct', 'Strict', 'NonStrict', 'ReadOnly', 'ReadOnlyDeep'].includes(builder)) return readExpression(first, context)
  return null
}

function readLiteral(text: string): unknown {
  const quoted = /^\s*(['"])(.*)\1\s*$/s.exec(text)?.[2]
  if (quoted !== undefined) return quoted
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** The parts of a text between characters that match and are in no brackets. */
function splitAt(text: string, separator: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if ('([{'.includes(character)) depth += 1
    else if (')]}'.includes(character)) depth -= 1
    if (depth === 0 && separator.test(character)) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}
