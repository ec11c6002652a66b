import assert from 'node:assert/strict'

import './lib/production'
import { print, withServer } from './lib/request'
import { app } from './src/app'

withServer(app, async (send) => {
  const statuses: number[] = []

  for (const path of ['/users/7', '/health', '/users/x', '/none']) {
    const answer = await send(`GET ${path}`)
    statuses.push(answer.status)
    print(`GET ${path}`, answer)
  }
  assert.deepEqual(statuses, [200, 200, 400, 404])
})
