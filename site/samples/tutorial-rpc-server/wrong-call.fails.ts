import { createLoader } from 'farrow-api-client'
import { createApiClient } from './project/client/api'

const loader = createLoader('http://localhost:3000/api', { stream: false })
const api = createApiClient({ loader })

api.books.mark({ id: 1, status: 'lost' })

api.books.list({}).then((books) => books.map((book) => book.isbn))
