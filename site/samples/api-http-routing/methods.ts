import assert from 'node:assert/strict'

import './lib/production'
import { json, print, withServer } from './lib/request'

// #region app
import { Http, Response } from 'farrow-http'
import { Int, Optional } from 'farrow-schema'

const http = Http()

http
  .post('/orders?<dry?:boolean>', {
    body: { item: String, count: Int, note: Optional(String) },
    headers: { 'x-request-id': Optional(String) },
  })
  .use(({ query, body, headers }) => {
    const id = headers['x-request-id'] ?? 'none'

    return Response.status(query.dry ? 200 : 201).json({ ...body, id })
  })

http.delete('/orders/<id:int>').use(() => Response.status(204))
// #endregion app

withServer(http, async (send) => {
  const order = { item: 'tea', count: '3.9', extra: true }
  const created = await send('POST /orders', json(order))
  const dry = await send('POST /orders?dry=true', json(order))
  const wrong = await send('POST /orders', json({ item: 'tea' }))
  const gone = await send('DELETE /orders/7')
  const unknown = await send('GET /orders/7')

  print('POST /orders', created)
  print('POST /orders?dry=true', dry)
  print('POST /orders (no count)', wrong)
  print('DELETE /orders/7', gone)
  print('GET /orders/7', unknown)
  assert.equal(created.status, 201)
  assert.equal(dry.status, 200)
  assert.equal(wrong.status, 400)
  assert.equal(gone.status, 204)
  assert.equal(unknown.status, 404)
})
