import assert from 'node:assert/strict'

import './lib/production'
import { print, withServer } from './lib/request'
import { app } from './src/app'

withServer(app, async (send) => {
  const statuses: number[] = []

  for (const path of ['/api/users/7', '/api/health', '/api/users/x']) {
    const answer = await send(`GET ${path}`)
    statuses.push(answer.status)
    print(`GET ${path}`, answer)
  }
  const none = await send('GET /api/none')

  console.log(`GET /api/none -> ${none.status} (the 404 page of Express)`)
  assert.match(none.body, /Cannot GET/)
  assert.deepEqual(statuses, [200, 200, 400])
})
