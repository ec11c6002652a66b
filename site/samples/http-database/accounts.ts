import './lib/production'
import assert from 'node:assert/strict'
import { withFile } from './lib/temp'
import { visiting } from './lib/visit'
import { createApp } from './src/app'
import { openDatabase } from './src/database'

const main = () =>
  withFile(async (file) => {
    const db = openDatabase(file)
    await visiting(createApp(db), async (visit) => {
      const print = async (status: number, path: string, body?: unknown) => {
        const method = body ? 'POST' : 'GET'
        const response = await visit(method, path, body)
        assert.equal(response.status, status)
        console.log(`${method} ${path} ${JSON.stringify(body) ?? ''}`.trim())
        console.log(`  ${status} ${await response.text()}`.trimEnd())
      }

      await print(201, '/accounts', { owner: 'Ada', balance: 100 })
      await print(201, '/accounts', { owner: 'Lin', balance: 20 })
      await print(409, '/accounts', { owner: 'Ada', balance: 1 })
      await print(204, '/transfers', { from: 1, to: 2, amount: 30 })
      await print(409, '/transfers', { from: 1, to: 2, amount: 500 })
      await print(404, '/transfers', { from: 1, to: 9, amount: 5 })
      await print(200, '/accounts')
    })
    db.close()

    const again = openDatabase(file)
    const row = again.get('SELECT sum(balance) AS total FROM accounts')
    again.close()
    assert.deepEqual(row, { total: 120 })
    console.log('After a restart:', row)
  })

main()
