import assert from 'node:assert/strict'
import * as S from 'farrow-schema'
import { formatSchema } from 'farrow-schema/formatter'
import { RegExp as Matches, Validator } from 'farrow-schema/validator'

const rows: [string, S.SchemaCtor, unknown, boolean?][] = [
  ['String', String, 1],
  ['Number', Number, NaN],
  ['Int', S.Int, 1.5],
  ['Float', S.Float, 'abc'],
  ['Boolean', Boolean, 'TRUE', false],
  ['ID', S.ID, ''],
  ['ID', S.ID, 1, false],
  ['Date', Date, 'tomorrow'],
  ['Literal', S.Literal('a'), 'c'],
  ['List', S.List(S.Int), {}],
  ['Tuple', S.Tuple(S.Int), 1],
  ['Struct', S.Struct({}), null],
  ['Record', S.Record(S.Int), 'x'],
  ['Union', S.Union(S.Literal('a'), S.Int), 'c'],
  ['RegExp', Matches(/^\d+$/), 'x'],
]

for (const [name, schema, input, strict] of rows) {
  const result = Validator.validate(schema, input, { strict })
  assert.ok(result.isErr)
  console.log(`${name}: ${result.value.message}`)
}

const messageOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return (error as Error).message.split('\n')[0]
  }
  throw new Error('expected an error')
}

class Bare extends S.Schema {
  __type!: string
}

assert.match(
  messageOf(() => Validator.validate(Bare, 1)),
  /^No impl found for Validator, Ctor: /,
)
assert.match(
  messageOf(() => formatSchema(Bare)),
  /^No impl found for Formatter, Ctor: /,
)
assert.match(
  messageOf(() => formatSchema(Matches(/x/))),
  /^No impl found for Formatter, Ctor: /,
)
assert.match(
  messageOf(() => S.pick(S.List(S.Int) as any, [])),
  /^Unknown Schema Constructor: /,
)
assert.equal(messageOf(() => S.toSchemaCtors(1 as any)), 'Unknown inputs: 1')
assert.equal(
  messageOf(() => Validator.validate(S.Json, { a: undefined })),
  'undefined is not a valid json',
)
assert.equal(
  messageOf(() => Validator.validate(S.Never, 1)),
  'Should not validate here, got 1',
)

// a field that is not a schema (a circular import) is dropped in silence
class Broken extends S.ObjectType {
  id = S.Int
  owner = undefined as any
}
assert.deepEqual(S.keyof(Broken), ['id'])
assert.deepEqual(Validator.validate(Broken, { id: 1, owner: 'x' }).value, {
  id: 1,
})

// what passes although it may surprise
const value = (
  schema: S.SchemaCtor,
  input: unknown,
  strict = true,
): any => {
  const result = Validator.validate(schema, input, { strict })
  return result.isOk ? result.value : undefined
}
assert.equal(value(Number, Infinity), Infinity)
assert.equal(value(Number, '1px', false), 1)
assert.equal(value(S.Int, -1.5, false), -2)
assert.equal(value(S.Int, '3.9', false), 3)
assert.equal(value(S.Int, 'Infinity', false), Infinity)
assert.ok(Number.isNaN(value(Date, new Date('x')).getTime()))
assert.ok(Number.isNaN(value(Date, NaN).getTime()))
assert.deepEqual(value(S.Record(S.Int), [1, 2]), { 0: 1, 1: 2 })
assert.deepEqual(value(S.Intersect(S.Int, S.Float), 1), {})
assert.deepEqual(value(S.Tuple(S.Int), [1, 2]), [1])
assert.equal(value(S.Union(String, S.Int), '1', false), '1')
assert.deepEqual(value(S.Struct({ a: S.Int }), '{"a":1}', false), { a: 1 })
assert.equal(Object.isFrozen(value(S.ReadOnly({ a: S.Int }), { a: 1 })), false)

// the path of a Tuple puts the index last
const tuple = Validator.validate(S.Tuple(S.Int, { a: S.Int }), [1, { a: 'x' }])
assert.ok(tuple.isErr)
assert.deepEqual(tuple.value.path, ['a', 1])
