import assert from 'node:assert/strict'
import { ask } from './lib/ask'
import { http } from './src/url'

const main = async () => {
  const statuses = await ask(
    (req, res) => http.handle(req, res),
    [
      { path: '/users/7/posts?page=2' },
      { path: '/users/seven/posts' },
      { path: '/users/7/posts?page=last' },
    ],
  )
  assert.deepEqual(statuses, [200, 400, 400])
}

main()
