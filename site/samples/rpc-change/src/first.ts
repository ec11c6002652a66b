import { Api } from 'farrow-api'
import { Int, List, ObjectType } from 'farrow-schema'

class Item extends ObjectType {
  sku = String
  price = Int
}

const search = Api({ input: { text: String }, output: List(Item) })

export const entries = { search }
