import assert from 'node:assert/strict'
// #region names
import {
  Int,
  Literal,
  ObjectType,
  pick,
  Struct,
  Union,
  UnionType,
} from 'farrow-schema'
import { formatSchema, isNamedFormatType } from 'farrow-schema/formatter'

class User extends ObjectType {
  static namespace = 'account'
  id = Int
  name = String
}

// a class of its own gives a picked schema a name
class UserKey extends pick(User, ['id']) {}

const Point = Struct({ x: Int })
Point.displayName = 'Point'

class Status extends UnionType {
  static displayName = 'Status'
  Items = [Literal('on'), Literal('off')]
}

const schemas = [User, pick(User, ['name']), UserKey, Point, Status, Union(Int)]

for (const schema of schemas) {
  const { typeId, types } = formatSchema(schema)
  const type = types[typeId]
  if (isNamedFormatType(type)) {
    console.log(type.type, type.name, type.namespace)
  }
}
// #endregion names

assert.equal(isNamedFormatType({ type: 'Literal', value: 1 }), false)
