import { setTimeout as wait } from 'node:timers/promises'
import { Response, Router } from 'farrow-http'
import { List } from 'farrow-schema'
import { readFixture } from './fixture'
import { Product } from './product'

export const createMocks = () => {
  const products = readFixture('fixtures/products.json', List(Product))
  const mocks = Router()

  mocks.use(async (request, next) => {
    const { headers = {} } = request
    const delay = Number(headers['x-mock-delay'] ?? 0)
    const status = Number(headers['x-mock-status'] ?? 0)
    if (delay) await wait(delay)
    if (status) return Response.status(status).json({ message: 'Mocked' })
    return next()
  })

  mocks.get('/products').use(() => Response.json(products))
  mocks.get('/products/<id:int>').use(({ params }) => {
    const product = products.find(({ id }) => id === params.id)
    return product
      ? Response.json(product)
      : Response.status(404).json({ message: 'No such product' })
  })
  return mocks
}
