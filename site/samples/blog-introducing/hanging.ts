import assert from 'node:assert/strict'
import { ask } from './lib/ask'
import { app } from './src/hanging'

const main = async () => {
  const statuses = await ask(app, [{ path: '/users/1' }, { path: '/users/2' }])
  assert.deepEqual(statuses, [200, null])
}

main()
