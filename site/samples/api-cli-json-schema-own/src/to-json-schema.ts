import { SchemaCtor } from 'farrow-schema'
import { FormatFields, formatSchema, FormatType } from 'farrow-schema/formatter'

export type JsonSchema = { [keyword: string]: unknown }

const scalars: { [name: string]: JsonSchema } = {
  String: { type: 'string' },
  ID: { type: 'string', minLength: 1 },
  Date: { type: 'string' },
  Number: { type: 'number' },
  Float: { type: 'number' },
  Int: { type: 'integer' },
  Boolean: { type: 'boolean' },
  Never: { not: {} },
}

export const toJsonSchema = (schema: SchemaCtor): JsonSchema => {
  const { typeId, types } = formatSchema(schema)
  const ref = (id: number): JsonSchema => ({ $ref: `#/definitions/${id}` })

  const object = (fields: FormatFields): JsonSchema => {
    const properties: { [key: string]: JsonSchema } = {}
    const required: string[] = []
    for (const [key, field] of Object.entries(fields)) {
      const { description } = field
      // `allOf` keeps the description: draft 7 ignores what is beside a $ref
      properties[key] = description
        ? { allOf: [ref(field.typeId)], description }
        : ref(field.typeId)
      if (types[field.typeId].type !== 'Optional') required.push(key)
    }
    return { type: 'object', properties, required }
  }

  const convert = (type: FormatType): JsonSchema => {
    switch (type.type) {
      case 'Scalar':
        return scalars[type.valueName] ?? {}
      case 'Literal':
        return { const: type.value }
      case 'Object':
      case 'Struct':
        return object(type.fields)
      case 'List':
        return { type: 'array', items: ref(type.itemTypeId) }
      case 'Record':
        return { type: 'object', additionalProperties: ref(type.valueTypeId) }
      case 'Tuple': {
        const items = type.itemTypes.map((item) => ref(item.typeId))
        return { type: 'array', items, minItems: items.length }
      }
      case 'Union':
        return { anyOf: type.itemTypes.map((item) => ref(item.typeId)) }
      case 'Intersect':
        return { allOf: type.itemTypes.map((item) => ref(item.typeId)) }
      case 'Nullable':
        return { anyOf: [ref(type.itemTypeId), { type: 'null' }] }
      default:
        // Optional, Strict, NonStrict, ReadOnly, ReadOnlyDeep
        return ref(type.itemTypeId)
    }
  }

  const definitions: { [id: string]: JsonSchema } = {}
  for (const [id, type] of Object.entries(types)) definitions[id] = convert(type)
  return { ...ref(typeId), definitions }
}
