import assert from 'node:assert/strict'
// #region format
import { Int, List, ObjectType, Optional, Type } from 'farrow-schema'
import { formatSchema } from 'farrow-schema/formatter'

class Comment extends ObjectType {
  id = Int
  text = { [Type]: String, description: 'plain text' }
  author = Optional(String)
  replies = List(Comment)
}

console.log(JSON.stringify(formatSchema(Comment), null, 2))
// #endregion format

const { typeId, types } = formatSchema(Comment)
assert.equal(types[typeId].type, 'Object')
