import assert from 'node:assert/strict'

import './lib/production'
import { withServer } from './lib/request'
import { http } from './src/app'

withServer(http, async (send) => {
  const { status, headers, body } = await send('GET /site/hello/Ada')

  console.log(status, headers.get('content-type'))
  console.log(body)
  assert.match(body, /href="\/site\/about"/)
})
