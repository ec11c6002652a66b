import { Api } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { Int, List, ObjectType } from 'farrow-schema'

class Item extends ObjectType {
  sku = String
  left = Int
}

const shelf = [{ sku: 'tea-01', left: 4 }]

const list = Api({ input: {}, output: List(Item) }, () => shelf)

const take = Api({ input: { sku: String }, output: Item }, ({ sku }) => {
  const item = shelf.find((one) => one.sku === sku)
  if (!item) throw new Error(`No item ${sku}`)
  item.left -= 1
  return item
})

export const stock = Http({ logger: false })

stock.use(ApiService({ entries: { list, take }, errorStack: false }))
