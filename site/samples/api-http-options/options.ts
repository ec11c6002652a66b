import assert from 'node:assert/strict'

import './lib/production'
import { print, withServer } from './lib/request'

// #region app
import { createContext } from 'farrow-pipeline'
import { Http, Response, usePrefix } from 'farrow-http'

const Tenant = createContext('guest')

const http = Http({
  basenames: ['/shop', '/store'],
  query: { arrayLimit: 2 },
  contexts: ({ req, basename }) => ({
    tenant: Tenant.create(`${req.headers['x-tenant']}@${basename || '/'}`),
  }),
  errorStack: false,
  logger: false,
})

http.get('/cart').use(() => {
  return Response.json({ tenant: Tenant.get(), prefix: usePrefix() })
})

http.get('/fail').use(() => {
  throw new Error('no stock')
})
// #endregion app

withServer(http, async (send) => {
  const headers = { 'x-tenant': 'ada' }

  for (const line of ['GET /shop/cart', 'GET /store/cart', 'GET /cart']) {
    const answer = await send(line, { headers })
    assert.equal(answer.status, 200)
    print(line, answer)
  }

  const failed = await send('GET /fail')
  assert.equal(failed.body, 'no stock')
  print('GET /fail', failed)
})
