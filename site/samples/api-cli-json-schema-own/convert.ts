import assert from 'node:assert/strict'
import Ajv from 'ajv'
import * as S from 'farrow-schema'
// #region convert
import { Int, List, Nullable, ObjectType, Optional, Type } from 'farrow-schema'
import { toJsonSchema } from './src/to-json-schema'

class Comment extends ObjectType {
  text = { [Type]: String, description: 'plain text' }
  stars = Nullable(Int)
  author = Optional(String)
  replies = List(Comment)
}

console.log(JSON.stringify(toJsonSchema(Comment), null, 2))
// #endregion convert

const accepts = (schema: S.SchemaCtor, data: unknown) =>
  new Ajv({ strict: false }).compile(toJsonSchema(schema))(data)

const reply = { text: 'b', stars: null, replies: [] }
assert.ok(accepts(Comment, { text: 'a', stars: 5, replies: [reply] }))
assert.ok(accepts(Comment, { text: 'a', stars: 5, author: 'x', replies: [] }))
assert.ok(!accepts(Comment, { text: 'a', replies: [] }))
assert.ok(!accepts(Comment, { text: 'a', stars: 5, replies: [{ text: 'b' }] }))
assert.ok(!accepts(Comment, { text: 1, stars: 5, replies: [] }))
assert.ok(accepts(S.Tuple(Int, String), [1, 'a']))
assert.ok(!accepts(S.Tuple(Int, String), [1]))
assert.ok(accepts(S.Union(S.Literal('a'), Int), 'a'))
assert.ok(!accepts(S.Union(S.Literal('a'), Int), 'b'))
assert.ok(accepts(S.Record(Int), { a: 1 }))
assert.ok(!accepts(S.Record(Int), { a: 'x' }))
assert.ok(!accepts(S.Intersect({ a: Int }, { b: Int }), { a: 1 }))
assert.ok(!accepts(S.ID, ''))
assert.ok(accepts(S.Json, { a: [1] }))
assert.ok(!accepts(S.Never, 1))
assert.ok(accepts(S.partial(Comment), {}))
assert.ok(!accepts(S.ReadOnlyDeep(S.Strict(Int)), 'x'))
