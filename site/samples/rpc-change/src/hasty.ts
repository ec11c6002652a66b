import { Api } from 'farrow-api'
import { Int, List, Nullable, ObjectType } from 'farrow-schema'

class Item extends ObjectType {
  sku = Nullable(String)
  cost = Int
}

const input = { text: String, limit: Int, sort: Nullable(String) }

export const entries = { search: Api({ input, output: List(Item) }) }
