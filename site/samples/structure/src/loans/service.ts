import type { TypeOf } from 'farrow-schema'
import type { Books } from '../books/service'
import type { Loan } from './schemas'

// What loans need from the rest of the application, and no more.
export type Needs = {
  books: Pick<Books, 'find'>
  loanDays: number
  now: () => Date
}

export const createLoans = ({ books, loanDays, now }: Needs) => {
  const loans: TypeOf<typeof Loan>[] = []

  return {
    of: (member: string) => loans.filter((loan) => loan.member === member),

    lend: (member: string, id: number) => {
      const book = books.find(id)
      if (!book) return 'unknown'
      const lent = loans.filter((loan) => loan.book === id).length
      if (lent >= book.copies) return 'all lent'

      const due = new Date(now().getTime() + loanDays * 86_400_000)
      const loan = { book: id, member, due: due.toISOString().slice(0, 10) }
      loans.push(loan)
      return loan
    },
  }
}

export type Loans = ReturnType<typeof createLoans>
