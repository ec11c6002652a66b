import assert from 'node:assert/strict'
// #region validate
import { Int, List, Struct } from 'farrow-schema'
import { ValidationResult, Validator } from 'farrow-schema/validator'

const Order = Struct({ lines: List({ sku: String, count: Int }) })

const explain = (result: ValidationResult) =>
  result.isOk
    ? 'ok'
    : `${(result.value.path ?? []).join('.')}: ${result.value.message}`

console.log(explain(Validator.validate(Order, { lines: [] })))
console.log(
  explain(
    Validator.validate(Order, {
      lines: [
        { sku: 'mug', count: 1 },
        { sku: 'cup', count: '2' },
      ],
    }),
  ),
)
// #endregion validate

assert.equal(
  explain(Validator.validate(Order, { lines: [{ sku: 1 }] })),
  'lines.0.sku: 1 is not a string',
)
assert.equal(typeof Validator.get(Order)?.validate, 'function')
