import assert from 'node:assert/strict'
import Ajv from 'ajv/dist/2020'
import * as S from 'farrow-schema'
import { createSchemaValidator, RegExp } from 'farrow-schema/validator'
import { toJsonSchema } from './src/to-json-schema'

const ajv = new Ajv({ strictTypes: false })
ajv.addFormat('date-time', (text) => !Number.isNaN(Date.parse(text)))

// #region kinds
const show = (name: string, schema: S.SchemaCtor) => {
  const converted = toJsonSchema(schema)
  ajv.compile(converted)
  console.log(name, JSON.stringify({ ...converted, $schema: undefined }))
}

show('Date', S.Date)
show('Tuple', S.Tuple(S.Int, S.String))
show('Record', S.Record(S.Boolean))
show('Intersect', S.Intersect({ a: S.Int }, { b: S.Int }))
show('Strict', S.Strict(S.Number))
show('Struct', S.Struct({ a: { [S.Type]: S.Int, deprecated: 'use b' } }))
// #endregion kinds

// #region errors
const fails = (name: string, schema: S.SchemaCtor) => {
  try {
    toJsonSchema(schema)
    assert.fail(name)
  } catch (error) {
    const [line] = (error as Error).message.split(/ (?:class|function) /)
    console.log(`${name} -> ${line}`)
  }
}

fails('Optional item', S.List(S.Optional(S.Int)))
fails('Literal(undefined)', S.Undefined)
fails('RegExp', RegExp(/^a/))
// #endregion errors

// Accepted by JSON Schema, so accepted by farrow-schema; not always back.
const date = ajv.compile(toJsonSchema(S.Date))
const both = (input: unknown) => [
  date(input),
  createSchemaValidator(S.Date)(input).isOk,
]
assert.deepEqual(both('2024-01-01T00:00:00Z'), [true, true])
assert.deepEqual(both(0), [false, true])
