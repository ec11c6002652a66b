import assert from 'node:assert/strict'
import { createContainer, runWithContainer } from 'farrow-pipeline'
import { createLoanApi } from './src/loans/api'
import { MemberContext } from './src/member'
import { createServices } from './src/services'

const main = async () => {
  const { books, loans } = createServices({
    loanDays: 14,
    now: () => new Date('2026-03-01T10:00:00Z'),
  })
  books.add({ title: 'The Book of Tea', copies: 1 })

  // #region api
  const entries = { loans: createLoanApi(loans) }

  const member = MemberContext.create('ann')
  await runWithContainer(async () => {
    console.log(await entries.loans.lend({ book: 1 }))
    try {
      await entries.loans.lend({ book: 1 })
    } catch (error) {
      console.log(String(error))
    }
  }, createContainer({ member }))
  // #endregion api

  assert.equal(loans.of('ann').length, 1)
}

main()
