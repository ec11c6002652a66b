import assert from 'node:assert/strict'

// #region schema
import { Int, ObjectType } from 'farrow-schema'
import type { TypeOf } from 'farrow-schema'
import { formatSchema } from 'farrow-schema/formatter'
import { createSchemaValidator } from 'farrow-schema/validator'

class Order extends ObjectType {
  id = Int
  amount = Number
}

type OrderData = TypeOf<typeof Order>
// #endregion schema

// #region type
const total = (orders: OrderData[]) =>
  orders.reduce((sum, order) => sum + order.amount, 0)

console.log(total([{ id: 1, amount: 12 }, { id: 2, amount: 30 }]))
// #endregion type

// #region validator
const validateOrder = createSchemaValidator(Order)

const result = validateOrder({ id: 7, amount: 'ten' })

console.log(result.isErr && result.value)
// #endregion validator

// #region formatter
const { typeId, types } = formatSchema(Order)

console.log(JSON.stringify(types[typeId], null, 2))
// #endregion formatter

assert.equal(result.isErr, true)
assert.equal(types[typeId].type, 'Object')
