import type { JsonSchema } from './json-schema'

const types: { [name: string]: JsonSchema } = {
  string: { type: 'string' },
  id: { type: 'string', minLength: 1 },
  number: { type: 'number' },
  float: { type: 'number' },
  int: { type: 'integer' },
  boolean: { type: 'boolean' },
}

const schemaOf = (type: string): JsonSchema => {
  if (type.includes('|')) return { anyOf: type.split('|').map(schemaOf) }
  if (type.startsWith('{')) return { const: type.slice(1, -1) }
  return types[type] ?? {}
}

const pattern = /^<(\w+)([?*+]?):(.+)>$/

// `<page?:int>` in a query, or `kind=cat`.
const queryParameter = (part: string) => {
  const [, name, modifier, type] = pattern.exec(part) ?? []
  if (!name || type === undefined) {
    const [key, value] = part.split('=')
    return { name: key, in: 'query', required: true, schema: { const: value } }
  }
  const one = schemaOf(type)
  const isList = modifier === '*' || modifier === '+'
  return {
    // Under this name, one value alone is a list as well.
    name: isList ? `${name}[]` : name,
    in: 'query',
    required: modifier === '' || modifier === '+',
    schema: isList ? { type: 'array', items: one } : one,
  }
}

const pathParameter = (part: string) => {
  const [, name, modifier, type] = pattern.exec(part) ?? []
  if (!name || type === undefined || modifier) {
    throw new Error(`OpenAPI cannot describe ${part} in a path`)
  }
  return { name, in: 'path', required: true, schema: schemaOf(type) }
}

// Splits a URL pattern of Farrow into what OpenAPI calls path and parameters.
export const readUrl = (url: string) => {
  // A `?` after a name belongs to the name, any other begins the query.
  const at = url.search(/\?(?![^<]*>)/)
  const pathname = at < 0 ? url : url.slice(0, at)
  const query = at < 0 ? '' : url.slice(at + 1)

  const parts = pathname.match(/<[^>]*>/g) ?? []
  return {
    path: pathname.replace(/<(\w+)[^>]*>/g, '{$1}'),
    parameters: [
      ...parts.map(pathParameter),
      ...query.split('&').filter(Boolean).map(queryParameter),
    ],
  }
}
