import { Api } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { Http, useRequestInfo } from 'farrow-http'
import { ID, Int, List, ObjectType } from 'farrow-schema'

class Item extends ObjectType {
  sku = String
  count = Int
}

class Order extends ObjectType {
  id = ID
  by = String
  items = List(Item)
}

const place = Api({ input: { items: List(Item) }, output: Order }, (input) => {
  const by = useRequestInfo().headers?.authorization ?? 'nobody'
  return { id: 'o1', by, items: input.items }
})

export const entries = { place }

export const orders = Http({ logger: false })

orders.route('/api').use(ApiService({ entries, errorStack: false }))
