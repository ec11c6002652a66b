import { Api } from 'farrow-api'
import { Int, List, ObjectType, Type } from 'farrow-schema'

export class Item extends ObjectType {
  sku = String
  title = String
  left = {
    [Type]: Int,
    description: 'pieces on the shelf',
  }
}

const shelf: { sku: string; title: string; left: number }[] = [
  { sku: 'tea-01', title: 'Green tea', left: 4 },
  { sku: 'mug-07', title: 'Blue mug', left: 1 },
]

const list = Api({ input: {}, output: List(Item) }, () => shelf)

const take = Api(
  {
    description: 'take pieces of one item off the shelf',
    input: { sku: String, count: Int },
    output: Item,
  },
  ({ sku, count }) => {
    const item = shelf.find((one) => one.sku === sku)
    if (!item) throw new Error(`No item ${sku}`)
    if (item.left < count) throw new Error(`Only ${item.left} left`)
    item.left -= count
    return item
  },
)

export const entries = { stock: { list, take } }
