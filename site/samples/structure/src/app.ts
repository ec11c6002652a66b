import { Http } from 'farrow-http'
import { createBookRoutes } from './books/routes'
import { createLoanRoutes } from './loans/routes'
import { readMember } from './member'
import type { Services } from './services'

export const createApp = ({ books, loans }: Services) => {
  const http = Http({ logger: false })

  http.use(readMember)
  http.route('/books').use(createBookRoutes(books))
  http.route('/loans').use(createLoanRoutes(loans))
  return http
}
