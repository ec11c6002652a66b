import { Api } from 'farrow-api'
import { Int, List, ObjectType, Optional, Type } from 'farrow-schema'

class Item extends ObjectType {
  sku = String
  price = { [Type]: Int, deprecated: 'use cost' }
  cost = Int
}

const input = { text: String, limit: Optional(Int) }

export const search = Api({
  deprecated: 'use items.search',
  input,
  output: List(Item),
})

export const entries = {
  search,
  items: { search: Api({ input, output: List(Item) }) },
}
