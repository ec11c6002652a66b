import { Api } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { Int, ObjectType } from 'farrow-schema'

class Stock extends ObjectType {
  item = String
  left = Int
}

const stock = new Map([['tea', 3]])

const take = Api(
  { input: { item: String, count: Int }, output: Stock },
  ({ item, count }) => {
    const left = (stock.get(item) ?? 0) - count
    if (left < 0) throw new Error(`not enough ${item}`)

    stock.set(item, left)
    return { item, left }
  },
)

export const service = ApiService({
  entries: { stock: { take } },
  errorStack: false,
})
