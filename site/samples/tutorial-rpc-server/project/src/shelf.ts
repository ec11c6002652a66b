import type { BookData, NewBookData, StatusData } from './book'

export type BookFilter = {
  readonly status?: StatusData
  readonly author?: string
}

const books: BookData[] = [
  { id: 1, title: 'Solaris', author: 'Lem', status: 'read', addedBy: 'ada' },
  { id: 2, title: 'Kindred', author: 'Butler', status: 'unread', addedBy: 'ada' },
  { id: 3, title: 'Fiasco', author: 'Lem', status: 'unread', addedBy: 'alan' },
]

let lastId = books.length

export const shelf = {
  list: ({ status, author }: BookFilter) =>
    books.filter(
      (book) =>
        (!status || book.status === status) &&
        (!author || book.author === author),
    ),

  find: (id: number) => books.find((book) => book.id === id),

  add: (book: NewBookData, addedBy = 'guest'): BookData => {
    const added: BookData = { id: ++lastId, ...book, status: 'unread', addedBy }
    books.push(added)
    return added
  },

  mark: (id: number, status: StatusData) => {
    const book = shelf.find(id)
    if (book) book.status = status
    return book
  },
}
