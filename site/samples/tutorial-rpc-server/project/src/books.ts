import { Response, Router } from 'farrow-http'
import { NewBook, Status } from './book'
import { notFound } from './errors'
import { useReader } from './reader'
import { shelf } from './shelf'

export const books = Router()

books.get('/?<status?:{unread}|{read}>&<author?:string>').use((request) => {
  return Response.json(shelf.list(request.query))
})

books.post('/', { body: NewBook }).use((request) => {
  const book = shelf.add(request.body, useReader())

  return Response.status(201).json(book)
})

books.get('/<id:int>').use((request) => {
  const book = shelf.find(request.params.id)

  return book ? Response.json(book) : notFound('No such book')
})

books.patch('/<id:int>', { body: { status: Status } }).use((request) => {
  const book = shelf.mark(request.params.id, request.body.status)

  return book ? Response.json(book) : notFound('No such book')
})

books.delete('/<id:int>').use((request) => {
  const removed = shelf.remove(request.params.id)

  return removed ? Response.status(204) : notFound('No such book')
})
