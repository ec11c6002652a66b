import assert from 'node:assert/strict'

import './lib/production'
import { print, withServer } from './lib/request'

// #region app
import { Http, Response, Router, usePrefix, useRequestInfo } from 'farrow-http'

const users = Router()

users.get('/<id:int>').use(({ pathname, params }) => {
  return Response.json({
    id: params.id,
    pathname,
    full: useRequestInfo().pathname,
    prefix: usePrefix(),
  })
})

const api = Router()

api.route('/users').use(users)

const http = Http()

http.route('/api').use(api)
// #endregion app

withServer(http, async (send) => {
  const found = await send('GET /api/users/7')
  const other = await send('GET /apix/users/7')

  print('GET /api/users/7', found)
  print('GET /apix/users/7', other)
  assert.equal(JSON.parse(found.body).prefix, '/api/users')
  assert.equal(other.status, 404)
})
