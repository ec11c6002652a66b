import { Api } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { Int, List, ObjectType, Optional } from 'farrow-schema'

class Item extends ObjectType {
  sku = String
  left = Int
  note = Optional(String)
}

const shelf = [{ sku: 'tea-01', left: 4, note: undefined }]

const list = Api({ input: {}, output: List(Item) }, () => shelf)

const take = Api({ input: { sku: String }, output: Item }, ({ sku }) => {
  const item = shelf.find((one) => one.sku === sku)
  if (!item) throw new Error(`No item ${sku}`)
  item.left -= 1
  return item
})

export const entries = { list, take }

export const stock = Http({ logger: false })

stock.route('/api').use(ApiService({ entries, errorStack: false }))
