import assert from 'node:assert/strict'
import { createContainer } from 'farrow-pipeline'
import { accounts } from './src/accounts'
import { openDatabase, provideDatabase } from './src/database'

const main = async () => {
  const db = openDatabase(':memory:')
  const container = createContainer(provideDatabase(db))
  const body = { owner: 'Ada', balance: 100 }

  const created = await accounts.run(
    { method: 'POST', pathname: '/', body },
    { container },
  )
  assert.equal(created.info.status?.code, 201)

  const listed = await accounts.run(
    { method: 'GET', pathname: '/' },
    { container },
  )
  console.log(listed.info.body)
  db.close()
}

main()
