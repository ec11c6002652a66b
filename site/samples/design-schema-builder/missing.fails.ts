import { Int, ObjectType } from 'farrow-schema'
import type { TypeOf } from 'farrow-schema'

class Order extends ObjectType {
  id = Int
  amount = Number
}

export const total = (order: TypeOf<typeof Order>) => order.amout

export const order: TypeOf<typeof Order> = { id: 7, amount: 'ten' }
