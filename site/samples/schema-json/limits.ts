import assert from 'node:assert/strict'
import Ajv from 'ajv'
import { transform } from 'farrow-json-schema'
import * as S from 'farrow-schema'
import { createSchemaValidator, RegExp } from 'farrow-schema/validator'
import { mend } from './src/mend'

class Step extends S.ObjectType {
  text = String
  details = S.List(Step)
}

// #region limits
const show = (name: string, schema: S.SchemaCtor) => {
  try {
    const { definitions, $ref = '' } = mend(transform(schema))
    const root = definitions?.[$ref.split('/')[2]]
    console.log(`${name} -> ${JSON.stringify(root)}`)
  } catch (error) {
    const [line] = (error as Error).message.split(/ (?:class|function) /)
    console.log(`${name} -> throws: ${line}`)
  }
}

show('ID', S.ID)
show('Date', S.Date)
show('Intersect', S.Intersect({ a: S.Int }, { b: S.Int }))
show('Optional field', S.Struct({ a: S.Optional(S.Int) }))
show('class that contains itself', Step)
show('RegExp', RegExp(/^a/))
// #endregion limits

// The differences that the page names.
const ajv = (schema: S.SchemaCtor) =>
  new Ajv({ strict: false }).compile(mend(transform(schema)))
const farrow = (schema: S.SchemaCtor, input: unknown) =>
  createSchemaValidator(schema)(input).isOk

assert.deepEqual([ajv(S.Date)('soon'), farrow(S.Date, 'soon')], [true, false])
assert.deepEqual([ajv(S.Date)(0), farrow(S.Date, 0)], [false, true])
const pair = S.Tuple(S.Int, S.String)
assert.equal(new Ajv().compile(mend(transform(pair)))([1, 'a']), true)
assert.equal(ajv(pair)([1]), false)
const three = [1, 'a', 2]
assert.deepEqual([ajv(pair)(three), farrow(pair, three)], [false, true])
const record = S.Record(S.Boolean)
assert.equal(ajv(record)({ a: true }), true)
assert.equal(ajv(record)({ a: 1 }), false)
const struct = S.Struct({ length: S.Int })
assert.deepEqual([ajv(struct)([]), farrow(struct, [])], [false, true])
const numbers = S.Union(S.Int, S.Number)
assert.deepEqual([ajv(numbers)(1), farrow(numbers, 1)], [false, true])
