import { Http, Response } from 'farrow-http'
import {
  Int, List, Literal, ObjectType, Optional, Strict, String, Union,
} from 'farrow-schema'

export class Item extends ObjectType {
  name = String
  // In a request body "2" is converted to 2. `Strict` refuses it.
  count = Strict(Int)
}

export const Delivery = Union(Literal('post'), Literal('pick up'))

export class Order extends ObjectType {
  items = List(Item)
  delivery = Delivery
  remark = Optional(String)
}

const http = Http()

http.post('/orders', { body: Order }).use(({ body }) => {
  const { items, delivery } = body
  const count = items.reduce((sum, item) => sum + item.count, 0)
  return Response.status(201).json({ count, delivery })
})

http.listen(3000)
