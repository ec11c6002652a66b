import type { JsonType, SchemaCtor } from 'farrow-schema'
import { formatSchema } from 'farrow-schema/formatter'
import type { FormatFields, FormatType } from 'farrow-schema/formatter'

export type JsonSchema = { [keyword: string]: JsonType }

// #region scalars
const scalars: Record<string, JsonSchema> = {
  String: { type: 'string' },
  ID: { type: 'string', minLength: 1 },
  Number: { type: 'number' },
  Float: { type: 'number' },
  Int: { type: 'integer' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date-time' },
  Any: {},
  Unknown: {},
  Json: {},
  Never: { not: {} },
}
// #endregion scalars

// #region convert
export const toJsonSchema = (schema: SchemaCtor): JsonSchema => {
  const { typeId, types } = formatSchema(schema)
  const $defs: Record<string, JsonSchema> = {}
  const owners = new Map<string, number>()

  const byId = (id: number): JsonSchema => {
    const type = types[id]
    if (type.type !== 'Object' || !type.name) return convert(type)

    const { name } = type
    const owner = owners.get(name)
    if (owner === undefined) {
      // Known before its fields are visited: recursion ends here.
      owners.set(name, id)
      $defs[name] = convert(type)
    } else if (owner !== id) {
      throw new Error(`Two types are called ${name}`)
    }
    return { $ref: `#/$defs/${name}` }
  }

  const object = (fields: FormatFields): JsonSchema => {
    const properties: Record<string, JsonSchema> = {}
    const required: string[] = []

    for (const [key, field] of Object.entries(fields)) {
      const type = types[field.typeId]
      const optional = type.type === 'Optional'
      const item = byId(optional ? type.itemTypeId : field.typeId)
      if (!optional) required.push(key)

      properties[key] = {
        ...item,
        ...(field.description && { description: field.description }),
        ...(field.deprecated && { deprecated: true }),
      }
    }
    return { type: 'object', properties, required }
  }

  const convert = (type: FormatType): JsonSchema => {
    switch (type.type) {
      case 'Scalar':
        return scalars[type.valueName]
      case 'Object':
      case 'Struct':
        return object(type.fields)
      case 'List':
        return { type: 'array', items: byId(type.itemTypeId) }
      case 'Record':
        return {
          type: 'object',
          additionalProperties: byId(type.valueTypeId),
        }
      case 'Tuple': {
        const prefixItems = type.itemTypes.map((item) => byId(item.typeId))
        const minItems = prefixItems.length
        return { type: 'array', prefixItems, minItems, items: false }
      }
      case 'Union':
        return { anyOf: type.itemTypes.map((item) => byId(item.typeId)) }
      case 'Intersect':
        return { allOf: type.itemTypes.map((item) => byId(item.typeId)) }
      case 'Nullable':
        return { anyOf: [byId(type.itemTypeId), { type: 'null' }] }
      case 'Literal':
        if (type.value === undefined) break
        return { const: type.value }
      case 'Strict':
      case 'NonStrict':
      case 'ReadOnly':
      case 'ReadOnlyDeep':
        return byId(type.itemTypeId)
    }
    throw new Error(`JSON Schema has no ${type.type} here`)
  }

  const root = byId(typeId)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...root,
    ...(owners.size > 0 && { $defs }),
  }
}
// #endregion convert
