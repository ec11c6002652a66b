import assert from 'node:assert/strict'
import { createSchemaValidator } from 'farrow-schema/validator'
import { Stay } from './src/hotel'

// #region errors
const validate = createSchemaValidator(Stay)

const stay = {
  room: 'double',
  from: '2024-07-01',
  nights: 3,
  guests: [{ name: 'Ann', email: null }],
  address: { street: 'Quay 1', city: 'Bergen' },
}

const report = (input: unknown) => {
  const result = validate(input)
  if (result.isOk) return 'ok'
  const { path = [], message } = result.value
  return `${path.join('.') || '(root)'}: ${message}`
}

console.log(report(stay))
console.log(report({ ...stay, nights: 2.5 }))
console.log(report({ ...stay, from: 'soon' }))
console.log(report({ ...stay, guests: [{ name: 'Ann', email: 7 }] }))
console.log(report({ ...stay, address: null }))
console.log(report({ ...stay, room: 'triple' }))
console.log(report('double'))
// #endregion errors

// #region clean
const result = validate({ ...stay, coupon: 'FREE' })
const clean = result.isOk ? result.value : undefined

assert.ok(clean?.from instanceof Date)
assert.equal('coupon' in clean, false)
assert.deepEqual(Object.keys(clean.guests[0]), ['name', 'email', 'note'])
// #endregion clean
