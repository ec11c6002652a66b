import { createLoader } from 'farrow-api-client'
import { createApiClient } from './api'

const loader = createLoader('http://localhost:3000/api', { stream: false })
const api = createApiClient({ loader })

const main = async () => {
  const added = await api.books.add({ title: 'Kim', author: 'Kipling' })
  console.log(`Added ${added.title}, number ${added.id}, ${added.status}`)

  const { book } = await api.books.mark({ id: added.id, status: 'read' })
  console.log(book ? `Marked ${book.title} as ${book.status}` : 'No such book')

  const [read, unread] = await Promise.all([
    api.books.list({ status: 'read' }),
    api.books.list({ status: 'unread' }),
  ])
  console.log(`${read.length} read, ${unread.length} unread`)
}

main()
