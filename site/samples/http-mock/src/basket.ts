import { Response, Router } from 'farrow-http'
import { Int, ObjectType, type TypeOf } from 'farrow-schema'

class Item extends ObjectType {
  product = Int
  count = Int
}

export const createBasketMock = () => {
  const items = new Map<number, TypeOf<typeof Item>>()
  const mocks = Router()

  mocks.get('/basket').use(() => Response.json([...items.values()]))
  mocks.put('/basket', { body: Item }).use(({ body }) => {
    items.set(body.product, body)
    return Response.json(body)
  })
  mocks.delete('/basket/<product:int>').use(({ params }) => {
    const known = items.delete(params.product)
    return Response.status(known ? 204 : 404)
  })
  return mocks
}
