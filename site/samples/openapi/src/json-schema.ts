import { toSchemaCtor, type SchemaCtorInput } from 'farrow-schema'
import { formatSchema, type FormatFields } from 'farrow-schema/formatter'

export type JsonSchema = { [key: string]: unknown }
export type Components = { [name: string]: JsonSchema }

const scalars: { [name: string]: JsonSchema } = {
  String: { type: 'string' },
  ID: { type: 'string', minLength: 1 },
  Number: { type: 'number' },
  Float: { type: 'number' },
  Int: { type: 'integer' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date-time' },
  Null: { type: 'null' },
  Any: {},
  Unknown: {},
  Json: {},
}

// Classes go to `components` by name, so they may refer to themselves.
export const toJsonSchema = (
  input: SchemaCtorInput,
  components: Components,
) => {
  const { typeId, types } = formatSchema(toSchemaCtor(input))
  const visited = new Set<number>()

  const fieldsOf = (fields: FormatFields): JsonSchema => {
    const entries = Object.entries(fields)
    const required = entries
      .filter(([, field]) => types[field.typeId]?.type !== 'Optional')
      .map(([name]) => name)
    const properties = entries.map(([name, field]) => {
      const { description, deprecated } = field
      return [
        name,
        {
          ...convert(field.typeId),
          ...(description && { description }),
          ...(deprecated && { deprecated: true }),
        },
      ]
    })
    return {
      type: 'object',
      properties: Object.fromEntries(properties),
      ...(required.length > 0 && { required }),
    }
  }

  const named = (id: number, name: string, fields: FormatFields) => {
    if (!visited.has(id)) {
      visited.add(id)
      const schema = fieldsOf(fields)
      const known = JSON.stringify(components[name] ?? schema)
      if (known !== JSON.stringify(schema)) {
        throw new Error(`Two schemas are called ${name}`)
      }
      components[name] = schema
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  const convert = (id: number): JsonSchema => {
    const type = types[id]
    switch (type?.type) {
      case 'Scalar': {
        const scalar = scalars[type.valueName]
        if (scalar) return scalar
        throw new Error(`No JSON Schema for ${type.valueName}`)
      }
      case 'Literal':
        return { const: type.value }
      case 'List':
        return { type: 'array', items: convert(type.itemTypeId) }
      case 'Record':
        return {
          type: 'object',
          additionalProperties: convert(type.valueTypeId),
        }
      case 'Nullable':
        return { anyOf: [convert(type.itemTypeId), { type: 'null' }] }
      case 'Union':
        return { anyOf: type.itemTypes.map((item) => convert(item.typeId)) }
      case 'Intersect':
        return { allOf: type.itemTypes.map((item) => convert(item.typeId)) }
      case 'Tuple': {
        const prefixItems = type.itemTypes.map((item) => convert(item.typeId))
        return { type: 'array', prefixItems, minItems: prefixItems.length }
      }
      case 'Object':
        return named(id, type.name, type.fields)
      case 'Struct':
        if (type.name) return named(id, type.name, type.fields)
        return fieldsOf(type.fields)
      case undefined:
        throw new Error(`No type ${id}`)
      default:
        // Optional, Strict, NonStrict, ReadOnly and ReadOnlyDeep wrap another.
        return convert(type.itemTypeId)
    }
  }

  return convert(typeId)
}
