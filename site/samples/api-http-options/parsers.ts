import assert from 'node:assert/strict'

import './lib/production'
import { withServer } from './lib/request'
import { Http, Response } from 'farrow-http'

const http = Http({ query: { arrayLimit: 2 } })

http.get('/list?<t+:int>').use(({ query }) => Response.json([...query.t]))
http.use((request) => Response.json(request.body ?? null))

withServer(http, async (send) => {
  // brackets make a list of a single value, and `arrayLimit` is its limit
  assert.equal((await send('GET /list?t[]=1')).body, '[1]')
  assert.equal((await send('GET /list?t=1&t=2')).body, '[1,2]')
  const long = await send('GET /list?t=1&t=2&t=3')
  assert.equal(long.status, 400)
  assert.match(long.body, /\[object Object\] is not a list/)

  // of the text types, only plain text is read
  const bodyOf = async (type: string) => {
    const init = { body: 'a,b', headers: { 'content-type': type } }
    return (await send('POST /echo', init)).body
  }
  assert.equal(await bodyOf('text/plain; charset=utf-8'), '"a,b"')
  assert.equal(await bodyOf('text/csv'), 'null')
})
