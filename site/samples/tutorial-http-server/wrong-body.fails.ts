import { Response, Router } from 'farrow-http'
import { NewBook } from './project/src/book'

const books = Router()

books.post('/', { body: NewBook }).use((request) => {
  const { title, isbn } = request.body

  return Response.status(201).json({ title, isbn })
})
