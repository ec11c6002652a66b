import { Api } from 'farrow-api'
import { Int, ObjectType } from 'farrow-schema'

export class Quote extends ObjectType {
  seats = Int
  price = Number
}

export const quote = Api(
  {
    input: { seats: Int },
    output: Quote,
  },
  ({ seats }) => ({ seats, price: seats * 12.5 }),
)

export const entries = { tickets: { quote } }
