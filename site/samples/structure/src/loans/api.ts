import { Api } from 'farrow-api'
import { Int, List } from 'farrow-schema'
import { currentMember } from '../member'
import { Loan } from './schemas'
import type { Loans } from './service'

export const createLoanApi = (loans: Loans) => ({
  mine: Api({ input: {}, output: List(Loan) }, () => {
    return loans.of(currentMember())
  }),

  lend: Api({ input: { book: Int }, output: Loan }, ({ book }) => {
    const loan = loans.lend(currentMember(), book)
    if (typeof loan === 'string') throw new Error(`Book ${book}: ${loan}`)
    return loan
  }),
})
