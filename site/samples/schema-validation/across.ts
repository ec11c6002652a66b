import assert from 'node:assert/strict'
// #region across
import { Struct, type TypeOf } from 'farrow-schema'
import {
  createSchemaValidator,
  Validator,
  ValidatorType,
  type ValidatorOptions,
} from 'farrow-schema/validator'

const Dates = Struct({ from: Date, to: Date })

class Period extends ValidatorType<TypeOf<typeof Dates>> {
  validate(input: unknown, options?: ValidatorOptions) {
    const result = Validator.validate(Dates, input, options)
    if (result.isErr || result.value.from < result.value.to) return result
    return this.Err('is not after the arrival', ['to'])
  }
}

const validate = createSchemaValidator(Struct({ period: Period }))

const report = (from: string, to: string) => {
  const result = validate({ period: { from, to } })
  if (result.isOk) return 'ok'
  return `${result.value.path?.join('.')}: ${result.value.message}`
}

console.log(report('2024-07-01', '2024-07-04'))
console.log(report('2024-07-04', '2024-07-01'))
console.log(report('soon', '2024-07-01'))
// #endregion across

assert.equal(report('2024-07-01', '2024-07-04'), 'ok')
