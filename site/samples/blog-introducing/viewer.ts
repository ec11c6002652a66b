import assert from 'node:assert/strict'
import { ask } from './lib/ask'
import { http } from './src/viewer'

const main = async () => {
  const statuses = await ask(
    (req, res) => http.handle(req, res),
    [{ path: '/hello', headers: { 'x-user': 'Ada' } }, { path: '/hello' }],
  )
  assert.deepEqual(statuses, [200, 500])
}

main()
