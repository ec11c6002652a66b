import { Response, Router } from 'farrow-http'
import { Int } from 'farrow-schema'
import { currentMember } from '../member'
import type { Loans } from './service'

export const createLoanRoutes = (loans: Loans) => {
  const routes = Router()

  routes.get('/').use(() => Response.json(loans.of(currentMember())))

  routes.post('/', { body: { book: Int } }).use(({ body }) => {
    const loan = loans.lend(currentMember(), body.book)
    if (typeof loan === 'string') {
      const status = loan === 'unknown' ? 404 : 409
      return Response.status(status).json({ message: loan })
    }
    return Response.status(201).json(loan)
  })

  return routes
}
