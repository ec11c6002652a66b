import assert from 'node:assert/strict'

import './lib/production'
import { print, withServer } from './lib/request'
import { app } from './src/app'

withServer(app, async (send) => {
  const paths = ['/users/7', '/health', '/users/x', '/fail']

  for (const path of paths) {
    print(`GET /api${path}`, await send(`GET /api${path}`))
  }
  const none = await send('GET /api/none')

  console.log(`GET /api/none -> ${none.status} (the 404 page of Express)`)
  assert.match(none.body, /Cannot GET/)
})
