import { Response, Router } from 'farrow-http'
import { NewBook } from './schemas'
import type { Books } from './service'

export const createBookRoutes = (books: Books) => {
  const routes = Router()

  routes.get('/').use(() => Response.json(books.list()))

  routes.post('/', { body: NewBook }).use(({ body }) => {
    return Response.status(201).json(books.add(body))
  })

  return routes
}
