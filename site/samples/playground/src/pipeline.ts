import { Http, Response } from 'farrow-http'
import {
  createContext,
  createPipeline,
  usePipeline,
} from 'farrow-pipeline'
import { Int, ObjectType, type TypeOf } from 'farrow-schema'

export class Order extends ObjectType {
  items = Int
  price = Int
}

// A value that belongs to one run, and that each step can read.
const IsMember = createContext(false)

// A pipeline has nothing to do with HTTP: it turns one type into
// another, here an order into its total.
const total = createPipeline<TypeOf<typeof Order>, number>()

// A step can change what comes back from the steps after it.
total.use((order, next) => {
  return IsMember.get() ? next(order) * 0.75 : next(order)
})

// It can also change what goes on to them.
total.use((order, next) => {
  const { items, price } = order
  return items < 10 ? next(order) : next({ items, price: price - 1 })
})

// The last step returns a value, and calls none.
total.use(({ items, price }) => items * price)

console.log('Three items cost', total.run({ items: 3, price: 20 }))

const http = Http()

http.use((request, next) => {
  IsMember.set(request.query?.member === 'yes')
  return next()
})

http.post('/total', { body: Order }).use(({ body }) => {
  // The total is calculated with the context of this request.
  const calculate = usePipeline(total)
  return Response.json({ total: calculate(body) })
})

http.listen(3000)
