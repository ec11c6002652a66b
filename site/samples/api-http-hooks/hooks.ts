import assert from 'node:assert/strict'

import './lib/production'
import { print, withServer } from './lib/request'

// #region app
import { setTimeout as delay } from 'node:timers/promises'
import {
  Http,
  Response,
  useBasenames,
  usePrefix,
  useReq,
  useRequestInfo,
  useRes,
} from 'farrow-http'

const whoAsks = () => useReq().headers['x-user'] ?? 'nobody'

const http = Http({ basenames: ['/v1'] })

http.route('/team').use(async ({ pathname }) => {
  await delay(5)
  useRes().setHeader('X-Seen-By', whoAsks())

  return Response.json({
    user: whoAsks(),
    pathname,
    original: useRequestInfo().pathname,
    basenames: useBasenames(),
    prefix: usePrefix(),
  })
})
// #endregion app

withServer(http, async (send) => {
  const [ada, bob] = await Promise.all([
    send('GET /v1/team/a', { headers: { 'x-user': 'ada' } }),
    send('GET /v1/team/b', { headers: { 'x-user': 'bob' } }),
  ])

  print('GET /v1/team/a', ada)
  print('GET /v1/team/b', bob)
  assert.equal(ada.headers.get('x-seen-by'), 'ada')
  assert.equal(bob.headers.get('x-seen-by'), 'bob')
})
