import { Http, Response, Router } from 'farrow-http'

const products = [
  { id: 1, name: 'Green tea', price: 4.5 },
  { id: 2, name: 'Black tea', price: 3.9 },
  { id: 3, name: 'Cup', price: 12 },
]

const shop = Router()

// The types of `params` and `query` follow from the pattern: `max` is
// a number or undefined.
const all = shop.get('/products?<max?:number>&<sort?:{name}|{price}>')

all.use(({ query }) => {
  const { max = Infinity, sort = 'name' } = query
  const found = products.filter(({ price }) => price <= max)
  found.sort((one, other) => (one[sort] < other[sort] ? -1 : 1))
  return Response.json(found)
})

shop.get('/products/<id:int>').use(({ params }, next) => {
  const product = products.find(({ id }) => id === params.id)
  // Without a product the request goes on, and ends as a 404.
  return product === undefined ? next() : Response.json(product)
})

const http = Http()

http.route('/shop').use(shop)
http.listen(3000)
