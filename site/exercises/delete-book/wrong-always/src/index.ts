import { Http, Response } from 'farrow-http'

const http = Http()

const books = new Map([
  [1, { id: 1, title: 'Emma' }],
  [2, { id: 2, title: 'Walden' }],
])

http.get('/books/<id:int>').use(({ params }) => {
  const book = books.get(params.id)
  if (!book) return Response.status(404).json({ message: 'No such book' })
  return Response.json(book)
})

http.delete('/books/<id:int>').use(({ params }) => {
  books.delete(params.id)
  return Response.status(204).empty()
})

http.listen(3000)
