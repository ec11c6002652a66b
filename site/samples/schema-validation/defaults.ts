import assert from 'node:assert/strict'
// #region defaults
import { Int, Struct, type SchemaCtor, type TypeOf } from 'farrow-schema'
import {
  createSchemaValidator,
  Validator,
  ValidatorType,
  type ValidatorOptions,
} from 'farrow-schema/validator'

const withDefault = <T extends SchemaCtor>(schema: T, value: TypeOf<T>) =>
  class extends ValidatorType<TypeOf<T>> {
    validate(input: unknown, options?: ValidatorOptions) {
      if (input === undefined) return this.Ok(value)
      return Validator.validate(schema, input, options)
    }
  }

const Search = Struct({
  city: String,
  guests: withDefault(Int, 2),
})

const validate = createSchemaValidator(Search)

console.log(JSON.stringify(validate({ city: 'Bergen' }).value))
console.log(JSON.stringify(validate({ city: 'Bergen', guests: 4 }).value))
console.log(JSON.stringify(validate({ city: 'Bergen', guests: null }).value))
// #endregion defaults

const { value } = validate({ city: 'Bergen' })
assert.deepEqual(value, { city: 'Bergen', guests: 2 })
