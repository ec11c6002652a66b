import './lib/production'
import assert from 'node:assert/strict'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { Http } from 'farrow-http'
import { accounts, DatabaseContext } from './drizzle/accounts'
import { visiting } from './lib/visit'

const main = async () => {
  // #region provide
  const client = new PGlite()
  await client.exec(`
    CREATE TABLE accounts (
      id INTEGER PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      owner TEXT NOT NULL UNIQUE,
      balance INTEGER NOT NULL
    )
  `)
  const db = drizzle(client)

  const http = Http({
    contexts: () => ({ database: DatabaseContext.create(db) }),
  })
  http.route('/accounts').use(accounts)
  // #endregion provide

  await visiting(http, async (visit) => {
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
  await client.close()
}

main()
