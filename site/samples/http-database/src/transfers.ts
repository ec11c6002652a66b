import { HttpError, Response, Router } from 'farrow-http'
import { Int, ObjectType } from 'farrow-schema'
import { useDatabase } from './database'
import { inTransaction } from './transaction'

class Transfer extends ObjectType {
  from = Int
  to = Int
  amount = Int
}

export const transfers = Router()

transfers.post('/', { body: Transfer }).use(({ body }) => {
  if (body.amount <= 0) throw new HttpError('Nothing to transfer', 400)

  const db = useDatabase()
  const move = (id: number, amount: number) => {
    const { changes } = db.run(
      'UPDATE accounts SET balance = balance + ? WHERE id = ?',
      [amount, id],
    )
    if (changes === 0) throw new HttpError(`No account ${id}`, 404)
  }

  inTransaction(db, () => {
    move(body.from, -body.amount)
    move(body.to, body.amount)
  })
  return Response.status(204)
})
