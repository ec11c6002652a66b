import assert from 'node:assert/strict'
// #region impl
import { Ok, Schema, SchemaCtor } from 'farrow-schema'
import {
  createSchemaValidator,
  SchemaErr,
  Validator,
} from 'farrow-schema/validator'

// a kind of schema with a parameter: the limit
abstract class MaxLengthType extends Schema {
  __type!: string
  abstract limit: number
}

const MaxLength = (limit: number) =>
  class extends MaxLengthType {
    limit = limit
  }

Validator.impl(MaxLengthType, (schema) => ({
  validate: (input) =>
    typeof input === 'string' && input.length <= schema.limit
      ? Ok(input)
      : SchemaErr(`expected at most ${schema.limit} characters`),
}))

const validate = createSchemaValidator(MaxLength(3))

console.log(validate('abc').value)
console.log(validate('abcd').value)
// #endregion impl

assert.ok(validate('abc').isOk)
assert.ok(validate('abcd').isErr)
const ctor: SchemaCtor = MaxLength(1)
assert.equal(typeof ctor, 'function')
