import { Http, Response } from 'farrow-http'

const books = [
  { id: 1, title: 'Solaris', author: 'Lem' },
  { id: 2, title: 'Kindred', author: 'Butler' },
  { id: 3, title: 'The Invincible', author: 'Lem' },
]

export const http = Http()

http.get('/').use(() => Response.text('Reading list'))

http.get('/books?<author?:string>').use((request) => {
  const { author } = request.query

  return Response.json(
    books.filter((book) => author === undefined || book.author === author),
  )
})

http.get('/books/<id:int>').use((request) => {
  const book = books.find((book) => book.id === request.params.id)

  if (!book) {
    return Response.status(404).json({ error: 'No such book' })
  }

  return Response.json(book)
})
