import { api } from './project/client/api'

export const marked = api.books.mark({ id: 1, status: 'lost' })

export const titles = api.books
  .list({})
  .then((books) => books.map((book) => book.isbn))
