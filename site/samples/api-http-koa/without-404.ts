import assert from 'node:assert/strict'
import Koa from 'koa'

import './lib/production'
import { print, withServer } from './lib/request'
import { Http } from 'farrow-http'
import { adapter } from './src/adapter'

const app = new Koa()

app.use(adapter(Http()))

withServer(app, async (send) => {
  const answer = await send('GET /none')

  print('GET /none', answer)
  assert.equal(answer.status, 200)
})
