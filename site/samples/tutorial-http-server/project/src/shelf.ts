import type { BookData, NewBookData, StatusData } from './book'

export type BookFilter = {
  readonly status?: StatusData
  readonly author?: string
}

const books: BookData[] = []
let lastId = 0

export const shelf = {
  list: ({ status, author }: BookFilter) =>
    books.filter(
      (book) =>
        (!status || book.status === status) &&
        (!author || book.author === author),
    ),

  find: (id: number) => books.find((book) => book.id === id),

  add: (book: NewBookData, addedBy = 'guest'): BookData => {
    const id = ++lastId
    const added: BookData = { id, ...book, status: 'unread', addedBy }
    books.push(added)
    return added
  },

  mark: (id: number, status: StatusData) => {
    const book = shelf.find(id)
    if (book) book.status = status
    return book
  },
}

shelf.add({ title: 'Solaris', author: 'Lem' }, 'ada')
shelf.add({ title: 'Kindred', author: 'Butler' }, 'ada')
shelf.add({ title: 'Fiasco', author: 'Lem' }, 'alan')
shelf.mark(1, 'read')
