import assert from 'node:assert/strict'

// #region interpreter
import { Int, List, Literal, ObjectType, Union } from 'farrow-schema'
import type { SchemaCtor } from 'farrow-schema'
import { formatSchema } from 'farrow-schema/formatter'
import type { FormatTypes } from 'farrow-schema/formatter'

const example = (types: FormatTypes, id: number | string): unknown => {
  const type = types[id]

  switch (type.type) {
    case 'Object':
    case 'Struct':
      return Object.fromEntries(
        Object.entries(type.fields).map(([name, field]) => {
          return [name, example(types, field.typeId)]
        }),
      )
    case 'List':
      return [example(types, type.itemTypeId)]
    case 'Union':
      return example(types, type.itemTypes[0].typeId)
    case 'Literal':
      return type.value
    case 'Scalar':
      return type.valueType === 'number' ? 1 : type.valueName
    default:
      throw new Error(`No example for ${type.type}`)
  }
}

const exampleOf = (schema: SchemaCtor) => {
  const { types, typeId } = formatSchema(schema)
  return example(types, typeId)
}

class Book extends ObjectType {
  id = Int
  title = String
  status = Union(Literal('unread'), Literal('read'))
  tags = List(String)
}

console.log(exampleOf(Book))
// #endregion interpreter
assert.deepEqual(exampleOf(Book), {
  id: 1,
  title: 'String',
  status: 'unread',
  tags: ['String'],
})
