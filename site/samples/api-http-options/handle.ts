import assert from 'node:assert/strict'

import './lib/production'
import { print, withServer } from './lib/request'

// #region app
import { createServer } from 'node:http'
import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/farrow').use(() => Response.text('answered by farrow'))

const server = createServer((req, res) => {
  http.handle(req, res, {
    onLast: () => {
      res.end(`answered by node: ${req.url}`)
    },
  })
})
// #endregion app

withServer(server, async (send) => {
  const own = await send('GET /farrow')
  const other = await send('GET /other')

  assert.equal(own.body, 'answered by farrow')
  assert.equal(other.body, 'answered by node: /other')
  print('GET /farrow', own)
  print('GET /other', other)
})
