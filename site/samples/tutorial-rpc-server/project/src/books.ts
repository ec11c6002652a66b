import { HttpError, Response, Router } from 'farrow-http'
import { NewBook, Status } from './book'
import { useReader } from './reader'
import { shelf } from './shelf'

export const books = Router()

books.get('/?<status?:{unread}|{read}>&<author?:string>').use((request) => {
  return Response.json(shelf.list(request.query))
})

books.get('/<id:int>').use((request) => {
  const book = shelf.find(request.params.id)
  if (!book) throw new HttpError('No such book', 404)

  return Response.json(book)
})

books.post('/', { body: NewBook }).use((request) => {
  const book = shelf.add(request.body, useReader())

  return Response.status(201).json(book)
})

books.patch('/<id:int>', { body: { status: Status } }).use((request) => {
  const book = shelf.mark(request.params.id, request.body.status)
  if (!book) throw new HttpError('No such book', 404)

  return Response.json(book)
})
