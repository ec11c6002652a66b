import assert from 'node:assert/strict'
// #region wrap
import { Int, NonStrict, Strict, Struct } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'

const Payment = Struct({ amount: Strict(Number), count: Int })
const fromForm = createSchemaValidator(Payment, { strict: false })

console.log(fromForm({ amount: 9.5, count: '2' }).isOk)
console.log(fromForm({ amount: '9.5', count: '2' }).isOk)

const Limits = Struct({ max: NonStrict(Int) })
const limits = createSchemaValidator(Limits)

console.log(limits({ max: '100' }).value)
// #endregion wrap

assert.deepEqual(limits({ max: '100' }).value, { max: 100 })
