import './lib/production'
import assert from 'node:assert/strict'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { Http } from 'farrow-http'
import { accounts, DatabaseContext, type Database } from './drizzle/accounts'
import { visiting } from './lib/visit'

// #region provide
const openDatabase = async () => {
  const client = new PGlite()
  await client.exec(`
    CREATE TABLE accounts (
      id INTEGER PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      owner TEXT NOT NULL UNIQUE,
      balance INTEGER NOT NULL
    )
  `)
  return drizzle(client)
}

const createApp = (db: Database) => {
  const contexts = () => ({ database: DatabaseContext.create(db) })
  const http = Http({ contexts })
  http.route('/accounts').use(accounts)
  return http
}
// #endregion provide

const main = async () => {
  const db = await openDatabase()
  await visiting(createApp(db), async (visit) => {
    const print = async (status: number, method: string, body?: unknown) => {
      const response = await visit(method, '/accounts', body)
      console.log(`${method} /accounts ${JSON.stringify(body) ?? ''}`.trim())
      console.log(`  ${response.status} ${await response.text()}`)
      assert.equal(response.status, status)
    }

    await print(201, 'POST', { owner: 'Ada', balance: 100 })
    await print(409, 'POST', { owner: 'Ada', balance: 1 })
    await print(400, 'POST', { owner: 'Lin' })
    await print(200, 'GET')
  })
  await db.$client.close()
}

main()
