import { HttpError, Response, Router } from 'farrow-http'
import { Int } from 'farrow-schema'

export const orders = Router()

const stock = new Map([['tea', 4]])

orders.post('/', { body: { item: String, count: Int } }).use(({ body }) => {
  const left = stock.get(body.item)
  if (left === undefined) throw new HttpError(`No item ${body.item}`, 404)
  if (left < body.count) throw new HttpError(`Only ${left} left`, 409)
  stock.set(body.item, left - body.count)
  return Response.status(201).json({ left: left - body.count })
})

// Stands for what a library throws when something is wrong.
orders.get('/report').use(async () => {
  throw new Error('connect ECONNREFUSED db-7.internal:5432 user=shop')
})
