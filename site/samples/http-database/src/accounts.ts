import { HttpError, Response, Router } from 'farrow-http'
import { Int, List, ObjectType, omit } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'
import { useDatabase } from './database'
import { inTransaction } from './transaction'

// #region schema
export class Account extends ObjectType {
  id = Int
  owner = String
  balance = Int
}

const NewAccount = omit(Account, ['id'])

const readAccounts = createSchemaValidator(List(Account))
// #endregion schema

export const accounts = Router()

// #region list
accounts.get('/').use(() => {
  const rows = useDatabase().all('SELECT * FROM accounts ORDER BY id')
  const result = readAccounts(rows)
  if (result.isErr) throw new Error(`accounts: ${result.value.message}`)
  return Response.json(result.value)
})
// #endregion list

// #region create
accounts.post('/', { body: NewAccount }).use(({ body }) => {
  const { lastInsertRowid } = useDatabase().run(
    'INSERT INTO accounts (owner, balance) VALUES (?, ?)',
    [body.owner, body.balance],
  )
  return Response.status(201).json({ id: Number(lastInsertRowid), ...body })
})
// #endregion create

// #region transfer
class Transfer extends ObjectType {
  from = Int
  to = Int
  amount = Int
}

accounts.post('/transfers', { body: Transfer }).use(({ body }) => {
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
// #endregion transfer
