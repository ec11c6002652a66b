import assert from 'node:assert/strict'

import './lib/production'
import { print, withServer } from './lib/request'

// #region app
import {
  BasenamesContext,
  Http,
  matchBodyType,
  NOT_FOUND_RESPONSE,
  Response,
  route,
} from 'farrow-http'

const api = route('/api')

api.use(
  matchBodyType('json', async (body) => Response.json({ data: body.value })),
)
api.use(({ pathname }) => {
  if (pathname === '/none') return NOT_FOUND_RESPONSE

  return Response.json(BasenamesContext.get().join(''))
})

const http = Http()

http.use(api)
// #endregion app

withServer(http, async (send) => {
  const found = await send('GET /api/x')
  const missing = await send('GET /api/none')
  const outside = await send('GET /x')

  print('GET /api/x', found)
  print('GET /api/none', missing)
  print('GET /x', outside)
  assert.equal(found.body, '{"data":"/api"}')
  assert.equal(missing.status, 404)
  assert.equal(outside.status, 404)
})
