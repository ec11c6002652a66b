import { Http, Response } from 'farrow-http'

export const http = Http()
const books = new Map([[1, { id: 1, title: 'Emma' }]])

http.use(async (request, next) => {
  const response = await next(request)
  return response.header('Cache-Control', 'no-store')
})

http.get('/books/<id:int>').use(({ params }) => {
  const book = books.get(params.id)
  if (!book) return Response.status(404).json({ message: 'No such book' })
  return Response.json(book)
})

http.post('/books', { body: { title: String } }).use(({ body }) => {
  const book = { id: books.size + 1, title: body.title }
  books.set(book.id, book)
  return Response.status(201).json(book)
})
