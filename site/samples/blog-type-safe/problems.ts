import assert from 'node:assert/strict'
import { ask } from './lib/ask'
import { app, remarks } from './src/problems'

const main = async () => {
  const statuses = await ask(
    app,
    [
      { path: '/drafts' },
      { path: '/report' },
      { path: '/me' },
      { method: 'POST', path: '/birthday', body: { age: '40' } },
      { path: '/list?page=2&page=3' },
    ],
    remarks,
  )
  assert.deepEqual(statuses, [null, 200, 500, 200, 200])
}

main()
