import { Api } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { Int, ObjectType } from 'farrow-schema'

// #region api
class Cart extends ObjectType {
  items = Int
}

class Product extends ObjectType {
  sku = String
  amount = Int
}

let items = 0

export const addToCart = Api(
  { input: Product, output: Cart },
  ({ amount }) => ({ items: (items += amount) }),
)
// #endregion api

export const http = Http({ logger: false })

http.route('/api').use(ApiService({ entries: { addToCart } }))
