import { Api } from 'farrow-api'
import { Int, List, Nullable, ObjectType } from 'farrow-schema'

export class Item extends ObjectType {
  sku = String
  left = Int
}

const stock = [
  { sku: 'mug-07', left: 1 },
  { sku: 'tea-01', left: 4 },
]

const list = Api(
  { input: { atLeast: Nullable(Int) }, output: List(Item) },
  ({ atLeast }) => stock.filter(({ left }) => left >= (atLeast ?? 0)),
)

export const entries = { list }
