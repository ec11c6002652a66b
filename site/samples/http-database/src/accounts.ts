import { Response, Router } from 'farrow-http'
import { NewAccount, readAccounts } from './account'
import { useDatabase } from './database'

export const accounts = Router()

accounts.get('/').use(() => {
  const rows = useDatabase().all('SELECT * FROM accounts ORDER BY id')
  return Response.json(readAccounts(rows))
})

accounts.post('/', { body: NewAccount }).use(({ body }) => {
  const { lastInsertRowid } = useDatabase().run(
    'INSERT INTO accounts (owner, balance) VALUES (?, ?)',
    [body.owner, body.balance],
  )
  return Response.status(201).json({ id: Number(lastInsertRowid), ...body })
})
