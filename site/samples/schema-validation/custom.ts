import assert from 'node:assert/strict'
// #region custom
import { Int, Struct } from 'farrow-schema'
import {
  createSchemaValidator,
  RegExp,
  Validator,
  ValidatorType,
} from 'farrow-schema/validator'

class Nights extends ValidatorType<number> {
  validate(input: unknown) {
    const result = Validator.validate(Int, input)
    if (result.isErr) return this.Err(result.value.message)
    if (result.value < 1) return this.Err(`${result.value} is below 1`)
    return this.Ok(result.value)
  }
}

const Stay = Struct({
  code: RegExp(/^[A-Z]{2}\d{3}$/),
  nights: Nights,
})

const validate = createSchemaValidator(Stay)

const report = (input: unknown) => {
  const result = validate(input)
  if (result.isOk) return JSON.stringify(result.value)
  return `${result.value.path?.join('.')}: ${result.value.message}`
}

console.log(report({ code: 'NO123', nights: 2 }))
console.log(report({ code: 'no123', nights: 2 }))
console.log(report({ code: 'NO123', nights: 0 }))
// #endregion custom

assert.match(report({ code: 'NO123', nights: '2' }), /is not an integer/)
