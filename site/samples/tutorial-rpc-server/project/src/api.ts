import { Api } from 'farrow-api'
import { Int, List, Nullable, Optional } from 'farrow-schema'
import { Book, NewBook, Status } from './book'
import { useReader } from './reader'
import { shelf } from './shelf'

const list = Api(
  {
    description: 'books on the shelf, filtered by status and author',
    input: { status: Optional(Status), author: Optional(String) },
    output: List(Book),
  },
  (filter) => shelf.list(filter),
)

const add = Api(
  {
    description: 'puts a book on the shelf',
    input: NewBook,
    output: Book,
  },
  (book) => shelf.add(book, useReader()),
)

const mark = Api(
  {
    description: 'marks a book as read or unread',
    input: { id: Int, status: Status },
    output: { book: Nullable(Book) },
  },
  ({ id, status }) => ({ book: shelf.mark(id, status) ?? null }),
)

export const entries = { books: { list, add, mark } }
