import type { TypeOf } from 'farrow-schema'
import type { Book, NewBook } from './schemas'

// In memory here; a database in your program.
export const createBooks = () => {
  const books = new Map<number, TypeOf<typeof Book>>()

  return {
    list: () => [...books.values()],
    find: (id: number) => books.get(id),
    add: (book: TypeOf<typeof NewBook>) => {
      const added = { id: books.size + 1, ...book }
      books.set(added.id, added)
      return added
    },
  }
}

export type Books = ReturnType<typeof createBooks>
