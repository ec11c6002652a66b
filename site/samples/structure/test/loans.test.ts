import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createContainer } from 'farrow-pipeline'
import { createLoanRoutes } from '../src/loans/routes'
import { createLoans } from '../src/loans/service'
import { MemberContext } from '../src/member'

// One book with one copy, and a clock that stands still.
const start = () => {
  const tea = { id: 1, title: 'The Book of Tea', copies: 1 }
  const loans = createLoans({
    books: { find: (id) => (id === 1 ? tea : undefined) },
    loanDays: 14,
    now: () => new Date('2026-03-01T10:00:00Z'),
  })
  const routes = createLoanRoutes(loans)

  return async (member: string | null, book: number) => {
    const request = { method: 'POST', pathname: '/', body: { book } }
    const values = { member: MemberContext.create(member) }
    const container = createContainer(values)
    const { info } = await routes.run(request, { container })
    return info
  }
}

test('a loan ends after two weeks', async () => {
  const { body } = await start()('ann', 1)
  const value = { book: 1, member: 'ann', due: '2026-03-15' }
  assert.deepEqual(body, { type: 'json', value })
})

test('the last copy is lent once', async () => {
  const lend = start()
  assert.equal((await lend('ann', 1)).status?.code, 201)
  assert.equal((await lend('bob', 1)).status?.code, 409)
})

test('only members borrow, and only books that exist', async () => {
  const lend = start()
  await assert.rejects(lend(null, 1), { statusCode: 401 })
  assert.equal((await lend('ann', 2)).status?.code, 404)
})
