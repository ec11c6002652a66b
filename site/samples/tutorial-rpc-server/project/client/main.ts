import { api } from './api'

const main = async () => {
  const added = await api.books.add({ title: 'Dawn', author: 'Butler' })
  console.log(`Added ${added.title}, number ${added.id}, ${added.status}`)

  const { book } = await api.books.mark({ id: added.id, status: 'read' })
  console.log(book ? `Marked ${book.title} as ${book.status}` : 'No such book')

  const missing = await api.books.mark({ id: 99, status: 'read' })
  console.log(missing.book ? 'Found number 99' : 'No number 99')

  const unread = await api.books.list({ status: 'unread' })
  console.log(`Unread: ${unread.map((book) => book.title).join(', ')}`)
}

main()
