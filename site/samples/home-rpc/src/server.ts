import { Api } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { Int, ObjectType } from 'farrow-schema'

class Product extends ObjectType {
  sku = String
  amount = Int
}

class Cart extends ObjectType {
  items = Int
}

let items = 0

export const addToCart = Api(
  { input: Product, output: Cart },
  ({ amount }) => ({ items: (items += amount) }),
)

export const entries = { addToCart }
export const http = Http({ logger: false })

http.route('/api').use(ApiService({ entries }))
