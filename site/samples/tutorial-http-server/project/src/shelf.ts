import type { BookData, NewBookData, StatusData } from './book'

export type BookFilter = {
  readonly status?: StatusData | null
  readonly author?: string | null
}

const books: BookData[] = [
  { id: 1, title: 'Solaris', author: 'Lem', status: 'read', addedBy: 'ada' },
  { id: 2, title: 'Kindred', author: 'Butler', status: 'unread', addedBy: 'ada' },
  { id: 3, title: 'The Invincible', author: 'Lem', status: 'unread', addedBy: 'alan' },
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

  add: (book: NewBookData, addedBy: string): BookData => {
    const added: BookData = { id: ++lastId, ...book, status: 'unread', addedBy }
    books.push(added)
    return added
  },

  mark: (id: number, status: StatusData) => {
    const book = shelf.find(id)
    if (book) book.status = status
    return book
  },

  remove: (id: number) => {
    const index = books.findIndex((book) => book.id === id)
    if (index >= 0) books.splice(index, 1)
    return index >= 0
  },
}
