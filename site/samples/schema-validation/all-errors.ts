import assert from 'node:assert/strict'
// #region all
import { Int, Struct, type SchemaCtor } from 'farrow-schema'
import { Validator } from 'farrow-schema/validator'

const fields = { name: String, nights: Int, guests: Int }
const Booking = Struct(fields)

// The first error of each field: for forms that mark every wrong field.
const errorsOf = (
  schemas: Record<string, SchemaCtor>,
  input: Record<string, unknown>,
) =>
  Object.entries(schemas).flatMap(([name, schema]) => {
    const result = Validator.validate(schema, input[name])
    return result.isErr ? [`${name}: ${result.value.message}`] : []
  })

const wrong = { name: 'Ann', nights: 2.5, guests: 'two' }

console.log(Validator.validate(Booking, wrong).value)
console.log(errorsOf(fields, wrong))
// #endregion all

assert.deepEqual(errorsOf(fields, { name: 'Ann', nights: 2, guests: 1 }), [])
