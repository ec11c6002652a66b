import assert from 'node:assert/strict'

import './lib/production'
import { json, print, withServer } from './lib/request'
import { http } from './src/app'

withServer(http, async (send) => {
  const client = await send('GET /math/client.ts')
  const lines = client.body.split('\n')
  const start = lines.findIndex((line) => line.includes('createApiClient'))

  console.log('GET /math/client.ts ->', client.status)
  console.log(lines.slice(start).join('\n'))
  print('POST /math/square', await send('POST /math/square', json({ n: 7 })))
  assert.ok(start > 0)
})
