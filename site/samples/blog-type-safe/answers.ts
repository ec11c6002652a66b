import assert from 'node:assert/strict'
import { ask } from './lib/ask'
import { http } from './src/answers'

const main = async () => {
  const statuses = await ask(
    (req, res) => http.handle(req, res),
    [
      { path: '/drafts' },
      { path: '/report' },
      { path: '/me' },
      { method: 'POST', path: '/birthday', body: { age: '40' } },
      { path: '/list?page=2&page=3' },
    ],
  )
  assert.deepEqual(statuses, [401, 200, 401, 400, 400])
}

main()
