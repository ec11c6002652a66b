import assert from 'node:assert/strict'
import { ask } from './lib/ask'
import { http } from './src/stream'

const main = async () => {
  const statuses = await ask(
    (req, res) => http.handle(req, res),
    [{ path: '/users' }],
  )
  assert.deepEqual(statuses, [200])
}

main()
