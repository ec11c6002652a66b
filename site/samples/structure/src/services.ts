import { createBooks } from './books/service'
import { createLoans } from './loans/service'

export type Settings = { loanDays: number; now?: () => Date }

export const createServices = (settings: Settings) => {
  const { loanDays, now = () => new Date() } = settings
  const books = createBooks()
  const loans = createLoans({ books, loanDays, now })
  return { books, loans }
}

export type Services = ReturnType<typeof createServices>
