import assert from 'node:assert/strict'

import { print, withServer } from './lib/request'

// #region app
import { createServer } from 'node:http'
import { createContainer } from 'farrow-pipeline'
import { handleResponse, Response } from 'farrow-http'

const server = createServer((req, res) => {
  const { info } = Response.status(203).text('written without a router')

  handleResponse({
    req,
    res,
    requestInfo: { pathname: req.url ?? '/' },
    responseInfo: info,
    container: createContainer(),
  })
})
// #endregion app

withServer(server, async (send) => {
  const answer = await send('GET /')

  print('GET /', answer)
  assert.equal(answer.status, 203)
})
